import { readFileSync } from 'node:fs';
import { LANGUAGES, placeholders, type Say, say, seat, render as theirs, type Words } from '@tavern/engine';
import { tell as raceTell } from '@tavern/race';
import { describe, expect, test } from 'vitest';
import { pageWords } from '../../http/page-words.ts';
import { render, tell } from '../../page/words.js';

const vocabulary = (await pageWords()) as { readonly [language: string]: Words };
const NAMES = ['Mei', '林小明', 'Random bot'];
/** Everything that may stand in a text, one after another. */
const VALUES = [
  1,
  2,
  0,
  'text',
  null,
  true,
  { seat: 1 },
  { seat: 7 },
  [{ seat: 0 }, { seat: 2 }],
  say('page.you'),
  ['a', 1],
  { x: 1 },
];

const page = readFileSync(new URL('../../page/index.html', import.meta.url), 'utf8');
const scripts = ['page.js', 'room.js', 'table.js', 'link.js'].map((file) =>
  readFileSync(new URL(`../../page/${file}`, import.meta.url), 'utf8'),
);

describe.each(LANGUAGES)('the words of the page: %s', (language) => {
  const words = vocabulary[language] ?? {};

  test('are rendered as the engine does it, all of them, with whatever values', () => {
    expect(Object.keys(words).length).toBeGreaterThan(150);
    for (const [key, text] of Object.entries(words)) {
      for (const value of VALUES) {
        const what: Say = say(key, Object.fromEntries([...placeholders(text)].map((name) => [name, value])));
        expect(render(words, what, NAMES)).toBe(theirs(words, what, NAMES));
      }
      expect(render(words, say(key))).toBe(theirs(words, say(key)));
    }
    for (const odd of [say('no.such.key'), say('toString'), say('seat.unnamed', { m: 1 })])
      expect(render(words, odd)).toBe(theirs(words, odd));
  });

  test('are all there: every key that the page names has its words, and every word is used', () => {
    const named = [...page.matchAll(/data-text="([\w.-]+)"/g)].map((found) => found[1] ?? '');
    const spoken = scripts.flatMap((script) =>
      [...script.matchAll(/'(page\.(?!js|css)[\w.-]+)'/g)].map((found) => found[1] ?? ''),
    );
    const all = new Set([...named, ...spoken]);
    expect([...all].filter((key) => words[key] === undefined)).toEqual([]);
    expect(Object.keys(words).filter((key) => key.startsWith('page.') && !all.has(key))).toEqual([]);
  });
});

test('the race is told as the race tells it', () => {
  const events = [
    { type: 'moved', seat: seat(1), die: 3, to: 9 },
    { type: 'left', seat: seat(0) },
  ] as const;
  for (const event of events) expect(tell.event(event)).toEqual(raceTell.event(event));
  const view = { rules: { tiles: 20 }, at: [3, -1, 19], current: seat(0), winner: null };
  expect(tell.table(view, null)).toEqual(raceTell.table(view, null));
  expect((tell.question as () => Say)()).toEqual((raceTell.question as () => Say)());
  expect((tell.option as () => Say)()).toEqual((raceTell.option as () => Say)());
});
