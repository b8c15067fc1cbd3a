import { render, say } from '@tavern/engine';
import { type TableSpeech, WordsContext } from '@tavern/kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { texts } from '../../../text/index.ts';
import { Unit } from '../../../ui/board/unit.tsx';
import { SkirmishCard } from '../../../ui/card/card.tsx';

const words: TableSpeech = {
  language: 'en',
  t: (key, values) => render(texts.en, say(key, values)),
  tell: (what) => render(texts.en, what),
};
/** The numbers that can be read on it. */
const numbersOn = (html: string): readonly string[] => html.replace(/<[^>]*>/g, ' ').match(/[+−-]?\d+/g) ?? [];
const unit = (power: number): string =>
  renderToStaticMarkup(createElement(WordsContext, { value: words }, createElement(Unit, { unit: { card: 'champion', power } })));

test('FS-063: a unit shows its present power, and how far it has come, and never the power it began with', () => {
  expect(numbersOn(unit(5))).toEqual(['5']);
  expect(numbersOn(unit(7))).toEqual(['7', '+2']);
  expect(numbersOn(unit(2))).toEqual(['2', '−3']);
});

test('FS-063: a card of the hand shows the power that is printed on it; an action has none', () => {
  const card = (id: string): string => renderToStaticMarkup(createElement(SkirmishCard, { id, size: 'hand', words }));
  expect(numbersOn(card('champion'))).toEqual(['5']);
  expect(card('colossus')).toMatch(/<b>7<\/b>/);
  expect(card('fireball')).not.toMatch(/<b>\d/);
});
