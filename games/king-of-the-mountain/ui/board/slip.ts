import { type Question, type Say, say } from '@tavern/engine';
import type { SlipWords } from '@tavern/kit';
import type { Mountain } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';

type Asked = Pick<Question<Mountain>, 'kind'>;
type Seen = Pick<View, 'players' | 'current'>;

/** What a question comes down to: after the action, with too much in the backpack, to making room (KM-048, KM-074). */
export function gistOf({ kind }: Asked, { players, current }: Seen): string {
  const mine = players[current];
  return kind === 'after' && mine !== undefined && mine.slots > mine.capacity ? 'overfull' : kind;
}

/** What is asked, in a line: on a small screen above the thumb. */
export function askedWords(asked: Asked, view: Seen): Say {
  const mine = view.players[view.current];
  return say(`board.ask.${gistOf(asked, view)}`, { used: mine?.slots ?? 0, capacity: mine?.capacity ?? 0 });
}

/** The same on the beam: what it is, and what to do. */
export function slipFor(asked: Asked, view: Seen): SlipWords {
  const gist = gistOf(asked, view);
  return { title: say(`slip.${gist}`), sub: say(`slip.${gist}.sub`) };
}
