import { type Json, type Say, type Seat, say } from '@tavern/engine';
import { rivalOf } from '../../rules/state.ts';
import { cardSay, name, slotSay } from '../../text/tell/words.ts';
import type { Turned } from './turned.ts';

/** What turned the match, in one or two sentences. Slots are counted as `me` sees them: the near side first. */
export function turnedSay(turned: Turned, me: Seat): Say {
  const { round, seat, card, slot } = turned;
  const what = { round, who: name(seat), card: cardSay(card), ...(slot === null ? {} : { slot: slotSay(slot) }) };
  if (turned.by === 'conquer') return say('ending.turned.conquer', { ...what, from: turned.from, to: turned.to });
  const score = (ahead: readonly number[]): Json =>
    say('ending.turned.score', { near: ahead[me] ?? 0, far: ahead[rivalOf(me)] ?? 0 });
  return say(slot === null ? 'ending.turned.plain' : 'ending.turned.at', {
    ...what,
    before: score(turned.before),
    after: score(turned.after),
  });
}
