import { say } from '@tavern/engine';
import { expect, test } from 'vitest';
import { foldedAway, inOrder, newestOfEach } from '../../../parts/chat/chat-lines.ts';

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

test('messages of a muted guest are folded into one line for as long as nobody else speaks', () => {
  const tom = (at: number, text: string) => ({ guest: 'tom000000000', name: 'Tom', text, at });
  const lines = inOrder([line(1, 'hello'), tom(2, 'a'), tom(3, 'b'), line(4, 'hm'), tom(5, 'c')], []);
  const shown = (muted: readonly string[]) =>
    foldedAway(lines, new Set(muted)).map((each) => ('folded' in each ? each.count : 'by' in each ? each.by.text : 'news'));
  expect(shown([])).toEqual(['hello', 'a', 'b', 'hm', 'c']);
  expect(shown(['tom000000000'])).toEqual(['hello', 2, 'hm', 1]);
});

test('the Tab key stops at the newest message of each guest', () => {
  const tom = { guest: 'tom000000000', name: 'Tom', text: 'a', at: 2 };
  const lines = inOrder([line(1, 'first'), tom, line(3, 'last')], []);
  const stops = newestOfEach(lines);
  expect(lines.map(({ id }) => stops.has(id))).toEqual([false, true, true]);
});
