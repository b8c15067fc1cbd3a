import type { Seat } from '@tavern/engine';
import { type Say, say, signed } from '@tavern/engine';
import { cardSay, zoneSay } from '../../text/tell/words.ts';
import { gainOf } from './aftermath.ts';
import { zoneOf } from './place.ts';
import type { CardChoice } from './use-choice.ts';

/** Reasons in as few words as fit on a card or a place. The whole reason is in the question. */
export const briefly = (why: Say): Say => say(`square.${why.key}`, why.with);

/** What to do with the card that was taken. */
export function stepSay({ held, face, armed, target, faces }: CardChoice): Say | null {
  if (held === null) return null;
  const card = cardSay(held.card);
  if (faces.length === 0) return say('square.step.seal', { card });
  if (armed && target !== null) return say('square.step.again', { card, zone: zoneSay(zoneOf(target.place)) });
  return say(`square.step.${face}`, { card });
}

/** `490, then 675`: what the target makes of a side's total. */
export function thenSay({ after, held }: Pick<CardChoice, 'after' | 'held'>, seat: Seat): Say | null {
  if (after === null || held === null) return null;
  const [now, later] = [after.before.sides[seat]?.total ?? 0, after.later.sides[seat]?.total ?? 0];
  return say('square.thumb.then', { card: cardSay(held.card), now, later, gain: signed(gainOf(after, seat)) });
}
