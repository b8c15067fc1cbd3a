import type { Change, EventOf } from '../../rules/events.ts';
import type { Side } from '../../rules/state.ts';

/** What only events tell: how the present dice came about, and what the last throws did. */
export interface Left {
  readonly changes: readonly Change[];
  readonly wilds: readonly Pick<EventOf<'wild'>, 'die' | 'from' | 'to'>[];
  /** Who threw last. */
  readonly thrower: Side | null;
  /** What the enemy's last throw did. */
  readonly enemyBlow: EventOf<'hit'> | null;
  /** How the fight ended. */
  readonly end: EventOf<'roundWon' | 'ended'> | null;
  /** Throws so far: each is a new picture. */
  readonly throwCounts: { readonly [side in Side]: number };
}

export const NOTHING_LEFT: Left = {
  changes: [],
  wilds: [],
  thrower: null,
  enemyBlow: null,
  end: null,
  throwCounts: { player: 0, enemy: 0 },
};

export const afterThrow = (left: Left, { side, changes }: EventOf<'threw'>): Left => ({
  ...left,
  changes,
  wilds: [],
  thrower: side,
  throwCounts: { ...left.throwCounts, [side]: left.throwCounts[side] + 1 },
  ...(side === 'enemy' && { enemyBlow: null }),
});

export const afterWild = (left: Left, { die, from, to }: EventOf<'wild'>): Left => ({
  ...left,
  wilds: [...left.wilds, { die, from, to }],
});

export const afterBlow = (left: Left, blow: EventOf<'hit'>): Left =>
  left.thrower === 'enemy' ? { ...left, enemyBlow: blow } : left;
