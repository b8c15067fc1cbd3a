import type { Tell } from '@tavern/engine';
import type { Revolution } from '../../rules/types.ts';

/** What lines of the log are about. */
export const marks: Tell<Revolution>['marks'] = {
  started: 'system',
  dealt: 'luck-',
  redrew: 'luck',
  round: 'system',
  turn: 'system-',
  skipped: 'system',
  drew: 'luck-',
  noDraw: 'luck',
  vacant: 'action',
  placed: 'action',
  searched: 'luck',
  found: 'luck',
  aimed: 'combat',
  neutralised: 'combat',
  looked: 'luck!',
  squareFull: 'system',
  revealed: 'combat!',
  battle: 'combat!',
  cleared: 'system-',
  ended: 'system!',
};
