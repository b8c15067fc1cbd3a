import { createElement as element } from 'react';
import { renderToStaticMarkup as drawn } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toggleKind } from '../../../table/book/hidden-kinds.ts';
import type { BookLine } from '../../../table/book/log-lines.ts';
import { TableBook } from '../../../table/book/table-book.tsx';
import { SpeechContext, speechOf } from '../../../words/words.ts';

const line = (id: string, at: number, kind: BookLine['kind'], important: boolean): BookLine => ({
  id,
  at,
  heading: false,
  kind,
  important,
  detail: false,
  seat: null,
  spans: [{ text: `line ${id}` }],
  details: [],
});

const lines = [line('1', 1_000, 'action', false), line('2', 62_000, 'combat', true), line('3', 63_000, 'system', false)];
const words = { 'frame.log': 'Log', 'frame.chat': 'Chat', 'frame.log.kind.combat': 'Combat', 'frame.log.kind.action': 'Actions' };
const book = (): string =>
  drawn(
    element(
      SpeechContext,
      { value: speechOf('en', words) },
      element(TableBook, { lines, chat: 'talk', unread: 2, page: 'log', onPage: () => {} }),
    ),
  );
const items = (html: string): string[] => html.match(/<li.*?<\/li>/g) ?? [];

describe('KM-035, C-33: the book of a table', () => {
  it('has log and chat behind tabs, and how much of the chat is new', () => {
    const tabs = book().match(/role="tab".*?<\/button>/g) ?? [];
    expect(tabs.map((tab) => tab.replaceAll(/^[^>]*>|<[^>]*>/g, ''))).toEqual(['Log', 'Chat2']);
  });

  it('reads from old to new, each line with its time and the sign of its kind, and what matters stands out', () => {
    const all = items(book());
    expect(all.map((item) => /line \d/.exec(item)?.[0])).toEqual(['line 1', 'line 2', 'line 3']);
    expect(all.map((item) => /<time>(.*?)</.exec(item)?.[1])).toEqual(['0:01', '1:02', '1:03']);
    expect(all.map((item) => item.includes('important'))).toEqual([false, true, false]);
    expect(all[1]).toMatch(/aria-label="Combat".*#crossed-swords/);
  });

  it('leaves out a kind whose button is pressed, and brings it back', () => {
    const pressed = (html: string) => [...html.matchAll(/aria-pressed="(\w+)"/g)].map(([, on]) => on);
    expect(pressed(book())).toEqual(['true', 'true', 'true']);
    toggleKind('combat');
    expect(pressed(book())).toEqual(['true', 'false', 'true']);
    expect(items(book())).toHaveLength(2);
    toggleKind('combat');
    expect(items(book())).toHaveLength(3);
  });
});
