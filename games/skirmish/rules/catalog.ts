import { Catalog, type Seat, type Worded } from '@tavern/engine';
import type { ActionId, CardId, UnitId } from './state.ts';
import type { M } from './types.ts';

// The cards enter themselves here when cards/ is loaded, so that rules can look a card up without importing it.

/** A unit as the player of the card sees it: on their own side or the rival's, by slot. */
export type Target = 'own-0' | 'own-1' | 'own-2' | 'own-3' | 'rival-0' | 'rival-1' | 'rival-2' | 'rival-3';

/** What a play of the card has to name: an action its target, a unit what its Deploy aims at once its slot is chosen (H-06). */
type Aim = 'nothing' | 'slot' | 'slot with an effect' | 'own unit' | 'rival unit' | 'close unit' | 'close rival unit';

/** One effect that was put off: which card's, and what it is about. `seat` is whose card it is. */
export interface Effect {
  readonly card: CardId;
  readonly seat: Seat;
  /** Where it happens; -1 for an action without a slot. */
  readonly slot: number;
  /** The unit it is about: the one deployed, dead, conquering or changed; 0 for an action. */
  readonly unit: number;
  readonly target: Target | null;
  /** By how much the unit's power changed. */
  readonly amount: number;
}

type Hook = (m: M, effect: Effect) => void;

/** An effect that stays in a slot. */
export interface Ongoing {
  readonly on: 'deploy' | 'conquer' | 'death';
  /** Whose units set it off (C-21). */
  readonly affects: 'owner' | 'enemy' | 'both';
  readonly run: Hook;
}

export interface Card extends Worded {
  readonly id: CardId;
  /** Two letters for deck codes: never changed, never given twice. */
  readonly code: string;
  readonly kind: 'unit' | 'action';
  /** A drawing of the game-icons set (FS-117). */
  readonly icon: string;
  /** 0 for an action. */
  readonly power: number;
  readonly aim: Aim;
  /** An action's effect. */
  readonly play?: Hook;
  readonly deploy?: Hook;
  readonly death?: Hook;
  readonly conquer?: Hook;
  /** Runs after its power has changed, except by this hook itself. */
  readonly changed?: Hook;
  readonly ongoing?: Ongoing;
}

export const cards = new Catalog<Card>('Skirmish');

/** Numbers that a card's text names, beside its own fields. */
const NUMBERS = ['bonus', 'damage', 'draws', 'discards', 'healing', 'gain', 'loss', 'most'] as const;
type Numbers = { readonly [name in (typeof NUMBERS)[number]]?: number };

/** Every card has all fields, in the same order, even those it does not use: so looking a card up is a tenth faster. */
const BLANK: object = Object.fromEntries(
  [
    'id',
    'code',
    'kind',
    'icon',
    'power',
    'aim',
    'name',
    'text',
    'play',
    'deploy',
    'death',
    'conquer',
    'changed',
    'ongoing',
    ...NUMBERS,
  ].map((field) => [field, undefined]),
);

const enter = (card: Card & Numbers): void => cards.add({ ...BLANK, ...card });

export function unit(
  id: UnitId,
  data: Omit<Card, 'id' | 'kind' | 'aim' | 'play'> & { readonly aim?: 'close unit' | 'close rival unit' } & Numbers,
): void {
  enter({ id, kind: 'unit', aim: 'nothing', ...data });
}

export function action(id: ActionId, data: Omit<Card, 'id' | 'kind' | 'power'> & Numbers): void {
  enter({ id, kind: 'action', power: 0, ...data });
}
