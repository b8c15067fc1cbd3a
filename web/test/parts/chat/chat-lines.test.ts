import { say } from '@tavern/engine';
import { expect, test } from 'vitest';
import { inOrder } from '../../../parts/chat/chat-lines.ts';

const line = (at: number, text: string) => ({ guest: 'mei000000000', name: 'Mei', text, at });

test('messages and news are in the order of time', () => {
  const news = [{ n: 1, at: 20, what: say('lobby.news.ready', { who: 'Mei' }) }];
  const lines = inOrder([line(10, 'first'), line(30, 'last')], news);
  expect(lines.map((each) => ('news' in each ? 'news' : each.by.text))).toEqual(['first', 'news', 'last']);
});

test('the same words at the same time are two lines', () => {
  const ids = inOrder([line(10, 'hm'), line(10, 'hm')], []).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});
