import type { Seat } from '@tavern/engine';
import type { Tier } from '../../rules/board.ts';
import '../../rules/cards/index.ts';
import { treasures } from '../../rules/catalog.ts';
import type { Bonus, EventOf, Roll } from '../../rules/events.ts';

export type FightRound = EventOf<'fightRound'>;
export type DuelRound = EventOf<'duelRound'>;

/** One die that was thrown. */
export interface Throw {
  /** The player who threw it or, where `enemy` is not null, the player whom that enemy faces. `enemy` is the enemy's place in the fight. */
  readonly seat: Seat;
  readonly enemy: number | null;
  readonly what: 'initiative' | 'movement' | 'attack' | 'defence';
  readonly sides: 4 | 6;
  readonly value: number;
  readonly bonuses: readonly Readonly<Bonus>[];
  readonly total: number;
}

/** A card that was turned up or played a moment ago; `card` is null where only its owner sees it. */
export interface ShownCard {
  readonly deck: 'enemy' | 'treasure' | 'luck';
  readonly card: string | null;
  readonly tier: Tier | null;
  readonly seat: Seat;
  readonly fate: 'drawn' | 'kept' | 'played' | 'cancelled';
}

/** What the last events left on the table. The view does not contain it. */
export interface Left {
  /** The dice of the last throw or round, until the next throw or turn. */
  readonly dice: readonly Throw[];
  /** The cards last shown, side by side, until the next turn. */
  readonly cards: readonly ShownCard[];
  /** The last round of the fight or duel that is going on, or has just ended. */
  readonly clash: FightRound | DuelRound | null;
}

export const NOTHING_LEFT: Left = { dice: [], cards: [], clash: null };

export const rolled = (
  seat: Seat,
  opponent: number | null,
  what: Throw['what'],
  sides: Throw['sides'],
  { die, bonuses, total }: Roll,
): Throw => ({ seat, enemy: opponent, what, sides, value: die, bonuses, total });

export const fightDice = ({ seat, attack, defence, foes }: FightRound): Throw[] => [
  rolled(seat, null, 'attack', 6, attack),
  rolled(seat, null, 'defence', 6, defence),
  ...foes.flatMap((opponent) => [
    rolled(seat, opponent.index, 'attack', 6, opponent.attack),
    rolled(seat, opponent.index, 'defence', 6, opponent.defence),
  ]),
];

export const duelDice = ({ fighters }: DuelRound): Throw[] =>
  fighters.flatMap(({ seat, attack, defence }) => [
    ...(attack === null ? [] : [rolled(seat, null, 'attack', 6, attack)]),
    ...(defence === null ? [] : [rolled(seat, null, 'defence', 6, defence)]),
  ]);

export const treasure = (card: string, seat: Seat, fate: ShownCard['fate'] = 'played'): ShownCard => ({
  deck: 'treasure',
  card,
  tier: treasures.get(card).tier,
  seat,
  fate,
});

export const luck = (card: string | null, seat: Seat, fate: ShownCard['fate'] = 'played'): ShownCard => ({
  deck: 'luck',
  card,
  tier: null,
  seat,
  fate,
});

/** A new event clears the cards away; cards that follow from it are laid beside them. */
export const showing = (left: Left, ...cards: readonly ShownCard[]): Left => ({ ...left, cards });
export const beside = (left: Left, card: ShownCard): Left => ({ ...left, cards: [...left.cards, card] });

/** Steps that a card gives show that card. */
export function afterStep(left: Left, { seat, why }: EventOf<'moved'>): Left {
  if (why === 'lamp' || why === 'blink-scroll') return showing(left, treasure(why, seat));
  return why === 'instinct' ? showing(left, luck(why, seat)) : left;
}
