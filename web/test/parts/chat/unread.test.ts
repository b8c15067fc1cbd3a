import type { ChatLine } from '@tavern/wire';
import { expect, test } from 'vitest';
import { lastSaid, unreadIn } from '../../../parts/chat/unread.ts';

const line = (guest: string, at: number): ChatLine => ({ guest, name: guest, text: `${guest} at ${at}`, at });
const chat = [line('mei', 10), line('tom', 20), line('mei', 30), line('tom', 40)];

test('messages of others since the last look are unread, the newest last', () => {
  expect(unreadIn(chat, 'mei', 10).map(({ at }) => at)).toEqual([20, 40]);
  expect(unreadIn(chat, 'mei', lastSaid(chat))).toEqual([]);
});

test('a guest’s own messages are never unread, whenever they arrive', () => {
  expect(unreadIn([...chat, line('mei', 50)], 'mei', 40)).toEqual([]);
  expect(unreadIn(chat, 'tom', 0).map(({ guest }) => guest)).toEqual(['mei', 'mei']);
});

test('a look also counts for a chat that is loaded again, and for an empty one', () => {
  expect(unreadIn(chat.slice(2), 'mei', 20).map(({ at }) => at)).toEqual([40]);
  expect(unreadIn(chat, 'mei', lastSaid([])).length).toBe(2);
});
