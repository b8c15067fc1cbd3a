import type { ChatLine } from '@tavern/wire';

/** When the last message was sent, by the server's clock; 0: there is none. */
export const lastSaid = (chat: readonly ChatLine[]): number => chat.at(-1)?.at ?? 0;

/** Messages of others since the guest last looked. */
export const unreadIn = (chat: readonly ChatLine[], me: string, read: number): readonly ChatLine[] =>
  chat.filter(({ guest, at }) => at > read && guest !== me);
