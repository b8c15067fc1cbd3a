import type { Result } from './dice.ts';
import type { Rules } from './house-rules.ts';

export type Side = 'player' | 'enemy';
export const other = (side: Side): Side => (side === 'player' ? 'enemy' : 'player');

export type PowerupId =
  | 'loaded-dice'
  | 'double-down'
  | 'point-boost'
  | 'ace-saver'
  | 'guaranteed-point'
  | 'high-roller'
  | 'wild-die'
  | 'extra-reroll'
  | 'lucky-clover'
  | 'devils-ward'
  | 'first-strike';

export type Owned = { [id in PowerupId]: number };

export const nothingOwned = (): Owned => ({
  'loaded-dice': 0,
  'double-down': 0,
  'point-boost': 0,
  'ace-saver': 0,
  'guaranteed-point': 0,
  'high-roller': 0,
  'wild-die': 0,
  'extra-reroll': 0,
  'lucky-clover': 0,
  'devils-ward': 0,
  'first-strike': 0,
});

/** CL-062: a round being fought. */
export interface Fight {
  enemyHp: number;
  enemyMax: number;
  hp: number;
  /** Manual rerolls left this round. */
  rerolls: number;
  /** Throws without score that are still thrown again for nothing. */
  auto: number;
  acesUsed: number;
  wildsUsed: number;
  /** How many turns each side has had, this one included, and how often it has thrown in this turn. */
  turns: { player: number; enemy: number };
  throws: number;
  /** Empty until the player has thrown in this turn. */
  dice: number[];
  result: Result | null;
  enemyDice: number[];
  enemyResult: Result | null;
  /** The enemy has hit already: mercy is spent. */
  wasHit: boolean;
}

/** What the story of the run tells of a round that was fought. */
export interface Chapter {
  turns: number;
  dealt: number;
  taken: number;
  healed: number;
  /** HP left at its end. */
  hp: number;
  won: boolean;
}

export interface State {
  rules: Rules;
  /** The round that comes, runs, or ended the run. */
  round: number;
  gold: number;
  /** Most HP. */
  hp: number;
  damage: number;
  /** HP missing at the start of the next round; only where wounds carry over. */
  wounds: number;
  owned: Owned;
  purchases: number;
  /** Who throws first in this round. */
  first: Side;
  fight: Fight | null;
  chapters: Chapter[];
  /** The hardest blow of the run. */
  best: number;
  over: 'won' | 'beaten' | 'cursed' | 'instant' | 'left' | null;
}
