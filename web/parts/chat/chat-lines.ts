import type { Say } from '@tavern/engine';
import type { ChatLine } from '@tavern/wire';

/** Something that happened in the room, and when it was noticed here. */
export interface News {
  readonly n: number;
  readonly at: number;
  readonly what: Say;
}

export type Spoken =
  | { readonly id: string; readonly at: number; readonly by: ChatLine }
  | { readonly id: string; readonly at: number; readonly news: Say };

/** What is drawn of it: messages of a muted guest are one line, however many there are in a row. */
export type ChatItem = Spoken | { readonly id: string; readonly folded: ChatLine; readonly count: number };

/** Messages and news in the order of time. Those with equal times keep the order of their list. */
export function inOrder(chat: readonly ChatLine[], news: readonly News[]): readonly Spoken[] {
  const spoken: Spoken[] = [
    ...chat.map((by, index) => ({ id: `${by.at}-${by.guest}-${index}`, at: by.at, by })),
    ...news.map(({ n, at, what }) => ({ id: `news-${n}`, at, news: what })),
  ];
  return spoken.sort((a, b) => a.at - b.at);
}

export function foldedAway(lines: readonly Spoken[], muted: ReadonlySet<string>): readonly ChatItem[] {
  const items: ChatItem[] = [];
  for (const line of lines) {
    const last = items.at(-1);
    if (!('by' in line) || !muted.has(line.by.guest)) items.push(line);
    else if (last !== undefined && 'folded' in last && last.folded.guest === line.by.guest)
      items[items.length - 1] = { ...last, count: last.count + 1 };
    else items.push({ id: line.id, folded: line.by, count: 1 });
  }
  return items;
}

/** The newest message of each guest: the one whose name the Tab key stops at, so that it need not stop at every line. */
export const newestOfEach = (lines: readonly Spoken[]): ReadonlySet<string> =>
  new Set(new Map(lines.flatMap((line) => ('by' in line ? [[line.by.guest, line.id] as const] : []))).values());
