import { say } from '@tavern/engine';
import type { Choice, Look } from '../../words/look.ts';

export const initiativeControl = (option: Choice): Look | undefined =>
  option.do === 'roll'
    ? { label: say('tray.initiative.roll'), sub: say('tray.initiative.roll.sub'), icon: 'rolling-dices', kind: 'primary' }
    : undefined;
