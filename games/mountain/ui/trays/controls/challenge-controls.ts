import { type Seat, say } from '@tavern/engine';
import { percent } from '@tavern/kit/figures.ts';
import { name, names } from '../../../text/tell/words.ts';
import { chancesBetween } from '../../odds/duel-round.ts';
import type { Asked, Look, MountainOption } from '../../words/look.ts';

/** KM-045: one more opponent for the same duel, or begin it (H-17). */
export function challengeControl(option: MountainOption, { view, seat }: Asked): Look | undefined {
  if (option.do === 'begin')
    return {
      label: say('tray.challenge.begin'),
      sub: say('tray.challenge.against', { who: names(view.named) }),
      icon: 'sword-clash',
      kind: 'primary',
    };
  if (option.do !== 'also') return undefined;
  const { hit, struck } = chancesBetween(view, seat, option.with as Seat);
  return {
    label: say('tray.challenge.also', { who: name(option.with) }),
    sub: say('tray.challenge.odds', { hit: percent(hit), struck: percent(struck) }),
    icon: 'fist',
    kind: 'plain',
  };
}
