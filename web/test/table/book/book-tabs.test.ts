import { createElement as element } from 'react';
import { renderToStaticMarkup as drawn } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BookTabs } from '../../../table/book/book-tabs.tsx';
import { SpeechContext, speechOf } from '../../../words/words.ts';
import { words } from '../table-words.ts';

const tabs = (talk: boolean, unread: number): readonly string[] => {
  const html = drawn(
    element(SpeechContext, { value: speechOf('en', words) }, element(BookTabs, { talk, unread, onOpen: () => {} })),
  );
  return [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inside = '']) =>
    inside
      .replaceAll(/<svg.*?<\/svg>/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .trim(),
  );
};

test('the tabs of the book: the log and, where people can chat, the chat with its number of unread messages', () => {
  expect(tabs(true, 0)).toEqual([words['frame.log'], words['frame.chat']]);
  expect(tabs(true, 2)).toEqual([words['frame.log'], `${words['frame.chat']} 2`]);
  expect(tabs(false, 0)).toEqual([words['frame.log']]);
});
