import type { Tell } from '@tavern/engine';
import type { Skirmish } from '../../rules/types.ts';

/** What lines of the log are about. */
export const marks: Tell<Skirmish>['marks'] = {
  started: 'system',
  round: 'system',
  drew: 'luck-',
  noDraw: 'luck',
  reshuffled: 'system',
  mulligan: 'luck-',
  priority: 'system-',
  played: 'action',
  passed: 'action!',
  deployed: 'action-',
  sacrificed: 'combat',
  died: 'combat!',
  bounced: 'combat',
  power: 'combat',
  effectAdded: 'action',
  effectRemoved: 'action',
  discarded: 'luck',
  spent: 'action-',
  returned: 'luck',
  dropped: 'system',
  slot: 'combat',
  conquered: 'combat',
  vp: 'combat',
  roundEnded: 'system!',
  cleared: 'system-',
  ended: 'system!',
};
