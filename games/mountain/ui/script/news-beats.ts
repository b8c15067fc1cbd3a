import type { Say, Seat } from '@tavern/engine';
import type { Beat } from '@tavern/kit/show/index.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/view.ts';
import { faceOf } from '../tips/face.ts';
import { isOwn, type News, newsAfter } from '../trays/news/news.ts';
import { newsWords } from '../trays/news/news-words.ts';

interface Around {
  readonly viewer: Seat | null;
  readonly later: readonly Event[];
  readonly earlier: () => readonly Event[];
  readonly after: View;
}

/** After this many turns it is no news any more. */
const OLD = 5;

/** Events that only add to the present news, which are read when they are complete. */
const ADDS: ReadonlySet<Event['type']> = new Set(['spoils', 'drew', 'moved', 'mustSkip', 'luckKept']);

function isAddedTo(news: News, later: readonly Event[], viewer: Seat | null): boolean {
  for (const event of later) {
    const next = newsAfter(news, event, viewer);
    if (next !== news) return next !== null && next.kind === news.kind && next.seat === news.seat && ADDS.has(event.type);
  }
  return false;
}

const saysOf = (news: News, viewer: Seat | null, view: View): readonly Say[] => {
  const { title, lines } = newsWords(news, viewer, view);
  const faces = news.cards.flatMap(({ deck, card }) => (card === null ? [] : [faceOf(deck, card)]));
  return [title, ...lines, ...faces.flatMap(({ name, text }) => (text === null ? [name] : [name, text]))];
};

/** Other players' news disappear by themselves, so they stay until they can have been read. The viewer's own wait for the viewer. */
export function newsBeats(event: Event, { viewer, later, earlier, after }: Around): readonly Beat[] {
  if (later.filter(({ type }) => type === 'turn').length > OLD) return [];
  const told = earlier();
  const before = told
    .slice(
      Math.max(
        0,
        told.findLastIndex(({ type }) => type === 'turn'),
      ),
    )
    .reduce<News | null>((news, each) => newsAfter(news, each, viewer), null);
  const news = newsAfter(before, event, viewer);
  if (news === null || news === before || isOwn(news, viewer) || isAddedTo(news, later, viewer)) return [];
  return [{ phase: 'lies', lasts: 0, read: true, says: saysOf(news, viewer, after) }];
}
