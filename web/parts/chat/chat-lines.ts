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

/** Messages and news in the order of time. Those with equal times keep the order of their list. */
export function inOrder(chat: readonly ChatLine[], news: readonly News[]): readonly Spoken[] {
  const spoken: Spoken[] = [
    ...chat.map((by, index) => ({ id: `${by.at}-${by.guest}-${index}`, at: by.at, by })),
    ...news.map(({ n, at, what }) => ({ id: `news-${n}`, at, news: what })),
  ];
  return spoken.sort((a, b) => a.at - b.at);
}
