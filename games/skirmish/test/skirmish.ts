import { type Seat, type Step, seat } from '@tavern/engine';
import { given, type Scene } from '@tavern/engine/testkit';
import { cards, type Target } from '../rules/catalog.ts';
import type { EventOf } from '../rules/events.ts';
import { unitAt } from '../rules/field.ts';
import { game } from '../rules/game.ts';
import type { CardId, Player, State, Unit } from '../rules/state.ts';
import type { Skirmish } from '../rules/types.ts';

export type SkirmishScene = Scene<Skirmish>;

/** One side as the scene finds it. Units left to right: by name, with another power as `['champion', 3]`, or null. */
interface Side {
  readonly hand?: readonly CardId[];
  readonly known?: readonly CardId[];
  /** The next card first. */
  readonly deck?: readonly CardId[];
  /** The newest card last. */
  readonly discard?: readonly CardId[];
  readonly units?: readonly (CardId | readonly [CardId, number] | null)[];
  readonly won?: number;
  readonly total?: number;
  readonly played?: number;
  readonly passed?: boolean;
}

export interface Situation {
  readonly mine?: Side;
  readonly theirs?: Side;
  /** Ongoing effects, oldest first. */
  readonly effects?: readonly { readonly slot: number; readonly card: CardId; readonly owner: number; readonly since?: number }[];
  readonly rules?: Partial<Skirmish['rules']>;
  readonly round?: number;
  readonly ties?: number;
  readonly dice?: readonly number[];
  readonly from?: Step<Skirmish> | readonly Step<Skirmish>[];
  readonly with?: (state: State) => void;
  /** Like `with`, after the scene was checked: for what is true only in the middle of a play. */
  readonly late?: (state: State) => void;
}

/** Enough to go on with, and to draw. */
const PLAIN: Side = { hand: ['champion', 'champion'], deck: ['veteran', 'veteran', 'veteran', 'veteran', 'veteran', 'veteran'] };

/** Seat 0 ("mine") has the priority in round 1, and every card is where it is said to be. Lists are what the cards make up. */
export function skirmish({ mine, theirs, rules, dice, from, ...scene }: Situation = {}): SkirmishScene {
  return given(game, {
    seats: 2,
    rules: rules ?? {},
    dice: dice ?? [],
    from: from ?? { do: 'turn', seat: seat(0) },
    rests: ['play', 'next'],
    with(state) {
      state.round = scene.round ?? 1;
      state.ties = scene.ties ?? 0;
      [mine, theirs].forEach((side, index) => place(state, seat(index), { ...PLAIN, ...side }));
      for (const { slot, card, owner, since = state.round } of scene.effects ?? []) {
        state.lastId += 1;
        state.slots[slot]?.effects.push({ id: state.lastId, card, owner: seat(owner), since });
      }
      scene.with?.(state);
      game.check?.(state);
      scene.late?.(state);
    },
  });
}

function place(state: State, owner: Seat, { hand, known, deck, discard, units = [], ...rest }: Side): void {
  const player = state.players[owner] as Player;
  Object.assign(player, rest, {
    hand: [...(hand ?? [])],
    known: [...(known ?? [])],
    deck: (deck ?? []).toReversed(),
    discard: [...(discard ?? [])],
  });
  const field = units.flatMap((each, slot) => {
    if (each === null) return [];
    const [card, power] = typeof each === 'string' ? [each, cards.get(each).power] : each;
    state.lastId += 1;
    const unit: Unit = { id: state.lastId, card, power, changes: [] };
    (state.slots[slot] as State['slots'][number]).units[owner] = unit;
    return [card];
  });
  player.list = [...player.hand, ...player.known, ...player.deck, ...player.discard, ...field];
}

/** Seat 0, and the other one. */
export const ME = seat(0);
export const RIVAL = seat(1);

export const play = (card: CardId, slot: number | null = null, target: Target | null = null) =>
  ({ do: 'play', card, slot, target }) as const;
export const pass = { do: 'pass' } as const;
export const drop = (card: CardId) => ({ do: 'discard', card }) as const;
export const goOn = { do: 'next' } as const;

export const player = (scene: SkirmishScene, who: number): Player => scene.state.players[who] as Player;
/** Powers of a side, left to right; null: no unit. */
export const powers = (scene: SkirmishScene, who: number): (number | null)[] =>
  [0, 1, 2, 3].map((slot) => unitAt(scene.state, seat(who), slot)?.power ?? null);
/** The cards of a side, left to right. */
export const field = (scene: SkirmishScene, who: number): (CardId | null)[] =>
  [0, 1, 2, 3].map((slot) => unitAt(scene.state, seat(who), slot)?.card ?? null);
/** What the last answer told seat 0, of these types only. */
export const heard = <T extends Skirmish['event']['type']>(scene: SkirmishScene, ...types: T[]): EventOf<T>[] =>
  scene.told(0).filter((event): event is EventOf<T> => (types as string[]).includes(event.type));
/** The types of what was told, in order. */
export const order = (scene: SkirmishScene): string[] => scene.told(0).map(({ type }) => type);
/** Both sides pass: seat 0 has the priority. */
export const end = (scene: SkirmishScene): SkirmishScene => scene.answer(0, pass).answer(1, pass);
