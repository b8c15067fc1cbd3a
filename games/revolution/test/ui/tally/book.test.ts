import { WordsContext } from '@tavern/kit';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { partsOf } from '../../../ui/show/parts.ts';
import { AwardPaper } from '../../../ui/tally/award-paper.tsx';
import { Awards } from '../../../ui/tally/awards.tsx';
import { Book } from '../../../ui/tally/book.tsx';
import { TipsPlace } from '../../../ui/tips/index.ts';
import { battleIn, counted, FAR, NEAR } from '../battle.ts';
import { speech } from '../words.ts';

const scene = counted();
const battle = battleIn(scene);
const parts = partsOf(battle);
const view = scene.view(0);
const sides = { near: NEAR, far: FAR, viewer: NEAR };
const whose = ['You', 'Bao'];

const Tips = ({ children }: { readonly children?: ReactNode }) => TipsPlace({ sight: view, viewer: NEAR, children });

const markup = (part: ReturnType<typeof createElement>): string => {
  const tips = createElement(Tips, null, part);
  return renderToStaticMarkup(createElement(WordsContext, { value: speech() }, tips));
};
const book = (shown: number): string => markup(createElement(Book, { battle, view, whose, shown, ...sides }));
const awards = (shown: number): string => markup(createElement(Awards, { battle, parts, shown, ...sides }));
const figures = (html: string): string[] => [...html.matchAll(/tally-figure[^>]*>([^<]+)</g)].map(([, figure]) => figure ?? '');

test('a row shows its numbers when its turn comes, and none is ahead of it', () => {
  expect(figures(book(1))).toEqual(['375', '330']);
  expect(figures(book(3))).toEqual(['375', '330', '+60', '+60', '+30', '0']);
  // The last row is there, but neither the totals nor the stamp.
  expect(book(6)).not.toMatch(/tally-sum|tally-stamp/);
  expect(book(7)).toMatch(/tally-sum[^>]*>660<.*tally-stamp[^>]*>Carried</);
});

test('judges hold up what they give, one after the other, each with its reason', () => {
  const held = (shown: number): string[] =>
    [...awards(shown).matchAll(/<b>([^<]+)<\/b><span>([^<]+)/g)].map(([, n, why]) => `${n} ${why}`);
  expect(held(7)).toEqual([]);
  expect(held(8)).toEqual(['+15 to you: the round']);
  expect(held(parts.length)).toEqual(['+15 to you: the round', '+4 to you: lead of 100', '+5 to Bao: style, 170 over 30']);
});

test('RR-029: both scores are written as sums, and what is missing', () => {
  const text = markup(createElement(AwardPaper, { battle, whose, ...sides }))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(text).toContain('You, 26 + 15 + 4 45');
  expect(text).toContain('Bao, 23 + 5 28');
  expect(text).toContain('You need 5 more for 50.');
});
