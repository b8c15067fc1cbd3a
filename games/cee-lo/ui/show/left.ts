import type { Change, Event } from '../../rules/events.ts';
import type { Side } from '../../rules/state.ts';

type Told<T extends Event['type']> = Extract<Event, { type: T }>;

/** What only events tell: how the present dice came about, and what the last throws did. */
export interface Left {
  readonly changes: readonly Change[];
  readonly wilds: readonly Pick<Told<'wild'>, 'die' | 'from' | 'to'>[];
  /** Who threw last. */
  readonly thrower: Side | null;
  /** What the enemy's last throw did. */
  readonly enemyBlow: Told<'hit'> | null;
  /** How the fight ended. */
  readonly end: Told<'roundWon' | 'ended'> | null;
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

export const afterThrow = (left: Left, { side, changes }: Told<'threw'>): Left => ({
  ...left,
  changes,
  wilds: [],
  thrower: side,
  throwCounts: { ...left.throwCounts, [side]: left.throwCounts[side] + 1 },
  ...(side === 'enemy' && { enemyBlow: null }),
});

export const afterWild = (left: Left, { die, from, to }: Told<'wild'>): Left => ({
  ...left,
  wilds: [...left.wilds, { die, from, to }],
});

export const afterBlow = (left: Left, blow: Told<'hit'>): Left =>
  left.thrower === 'enemy' ? { ...left, enemyBlow: blow } : left;
