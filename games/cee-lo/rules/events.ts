import type { Result } from './dice.ts';
import type { PowerupId, Side, State } from './state.ts';

/** What changed a die after it fell. */
export interface Change {
  by: 'loaded-dice' | 'high-roller' | 'lucky-clover' | 'devils-ward' | 'ace-saver';
  die: number;
  from: number;
  to: number;
}

export type Event =
  | { type: 'bought'; item: PowerupId; price: number; gold: number }
  | { type: 'struck'; round: number }
  | { type: 'began'; round: number; enemyHp: number; hp: number; first: Side }
  /** `thrown`: as they fell; `dice`: as they count. `left`: free throws that remain, for a throw without score. */
  | {
      type: 'threw';
      side: Side;
      thrown: number[];
      dice: number[];
      changes: Change[];
      result: Result;
      why: 'turn' | 'reroll' | 'again';
    }
  | { type: 'wild'; die: number; from: number; to: number; dice: number[]; result: Result; saved: boolean }
  | { type: 'bust' }
  /** A blow: `hp` is what is left of whom it hit. `soft`: an instant result that only hurts. */
  | { type: 'hit'; side: Side; damage: number; hp: number; soft: boolean; spared: boolean }
  | { type: 'healed'; by: number; hp: number }
  | { type: 'roundWon'; round: number; how: 'blow' | 'instant' | 'cursed'; gold: number; hp: number; damage: number }
  | { type: 'ended'; how: NonNullable<State['over']>; round: number };
