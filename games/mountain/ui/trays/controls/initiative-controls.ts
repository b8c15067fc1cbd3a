import { say } from '@tavern/engine';
import type { Look, MountainOption } from '../../words/look.ts';

export const initiativeControl = (option: MountainOption): Look | undefined =>
  option.do === 'roll'
    ? { label: say('tray.initiative.roll'), sub: say('tray.initiative.roll.sub'), icon: 'rolling-dices', kind: 'primary' }
    : undefined;
