import type { Seat } from '@tavern/engine';
import type { Event } from '../../rules/events.ts';

/** All of a player's dice in a match against the average of such dice. */
export interface DiceLuck {
  readonly thrown: number;
  readonly sum: number;
  /** In halves, so that it is a whole number: a die of n sides brings (n + 1) / 2. */
  readonly expectedHalves: number;
}

export const NO_DICE: DiceLuck = { thrown: 0, sum: 0, expectedHalves: 0 };

interface Thrown {
  readonly seat: Seat;
  readonly sides: 4 | 6;
  readonly value: number;
}

/** The players' own dice: initiative, movement, Attack and Defence. Dice of enemies and of spoils count for nobody. */
export function thrownIn(event: Event): readonly Thrown[] {
  switch (event.type) {
    case 'initiative':
      return event.rolls.map(({ seat, die }) => ({ seat, sides: 6, value: die }));
    case 'rolled':
      return [{ seat: event.seat, sides: 4, value: event.die }];
    case 'fightRound':
      return [event.attack, event.defence].map(({ die }) => ({ seat: event.seat, sides: 6, value: die }));
    case 'duelRound':
      return event.fighters.flatMap(({ seat, attack, defence }) =>
        [attack, defence].flatMap((roll) => (roll === null ? [] : [{ seat, sides: 6 as const, value: roll.die }])),
      );
    default:
      return [];
  }
}

export const luckOf = ({ thrown, sum, expectedHalves }: DiceLuck, sides: number, value: number): DiceLuck => ({
  thrown: thrown + 1,
  sum: sum + value,
  expectedHalves: expectedHalves + sides + 1,
});

export const addDice = (one: DiceLuck, other: DiceLuck): DiceLuck => ({
  thrown: one.thrown + other.thrown,
  sum: one.sum + other.sum,
  expectedHalves: one.expectedHalves + other.expectedHalves,
});

/** Exact: a half is a half. */
export const expectedOf = ({ expectedHalves }: DiceLuck): number => expectedHalves / 2;
export const surplusOf = (dice: DiceLuck): number => dice.sum - expectedOf(dice);
