import { type Seat, say } from '@tavern/engine';
import type { Telling } from '@tavern/kit/show/index.ts';
import type { View } from '../../rules/view.ts';
import { name } from '../../text/tell/words.ts';

/**
 * The beam while other turns, or the result of the viewer's answer, are still being shown: whose turn it is there, and nothing of what
 * follows.
 */
export function tellingOf({ turn, current }: Pick<View, 'turn' | 'current'>, viewer: Seat | null): Telling {
  const sub = say('headline.story.sub');
  if (turn === 0) return { title: say('headline.initiative'), sub, mine: false };
  const mine = current === viewer;
  return { title: mine ? say('headline.turn') : say('headline.story', { who: name(current) }), sub, mine };
}
