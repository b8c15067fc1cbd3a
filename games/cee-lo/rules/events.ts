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
  | { type: 'started' }
  | { type: 'bought'; item: PowerupId; price: number; gold: number }
  | { type: 'struck'; round: number }
  | { type: 'began'; round: number; enemyHp: number; hp: number; first: Side }
  /** `thrown`: as they fell; `dice`: as they count. */
  | {
      type: 'threw';
      round: number;
      side: Side;
      thrown: number[];
      dice: number[];
      changes: Change[];
      result: Result;
      why: 'turn' | 'reroll' | 'again';
    }
  | { type: 'wild'; die: number; from: number; to: number; dice: number[]; result: Result; saved: boolean }
  | { type: 'bust' }
  /** A blow: `side` is whom it hit, `before` and `hp` what they had and have left. `soft`: an instant result that only hurts. */
  | {
      type: 'hit';
      round: number;
      side: Side;
      damage: number;
      before: number;
      hp: number;
      soft: boolean;
      spared: boolean;
      /** The throw it came from. */
      dice: number[];
      result: Result;
    }
  | { type: 'healed'; by: number; hp: number }
  | { type: 'roundWon'; round: number; how: 'blow' | 'instant' | 'cursed'; gold: number; hp: number; damage: number }
  | { type: 'ended'; how: NonNullable<State['over']>; round: number };

/** An event of one type. */
export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
