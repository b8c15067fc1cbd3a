import type { ChatLine } from '@tavern/wire';

/** When the last line was said, by the server's clock; 0: nobody has spoken. */
export const lastSaid = (chat: readonly ChatLine[]): number => chat.at(-1)?.at ?? 0;

/** What others have said since somebody looked last. */
export const unreadIn = (chat: readonly ChatLine[], me: string, read: number): readonly ChatLine[] =>
  chat.filter(({ guest, at }) => at > read && guest !== me);
