import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Hand, type HandProps } from '../../hand/hand.tsx';
import type { HandCard } from '../../hand/hand-card.tsx';
import { HiddenHand } from '../../hand/hidden-hand.tsx';

const card = (id: string, more: Partial<HandCard> = {}): HandCard => ({
  id,
  label: `${id} in words`,
  face: `face of ${id}`,
  playable: true,
  ...more,
});
const drawn = (cards: readonly HandCard[], more: Partial<HandProps> = {}): string =>
  renderToStaticMarkup(
    createElement(Hand, { label: 'Your hand', cards, chosen: null, onChoose: () => {}, onPlay: () => {}, ...more }),
  );
/** The opening tags of the cards' buttons. */
const buttons = (html: string): readonly string[] => html.match(/<button[^>]*>/g) ?? [];

describe('for screen readers, a hand', () => {
  test('is a named list of buttons, each with its whole card in words and without its face', () => {
    const html = drawn([card('a'), card('b')]);
    expect(html).toContain('<ul aria-label="Your hand"');
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(buttons(html).map((tag) => /aria-label="([^"]*)"/.exec(tag)?.[1])).toEqual(['a in words', 'b in words']);
    expect(html).toContain('<span class="hand-face" aria-hidden="true">face of a</span>');
  });

  test('has its chosen card pressed', () => {
    const [first, second] = buttons(drawn([card('a'), card('b')], { chosen: 'b' }));
    expect(first).toContain('aria-pressed="false"');
    expect(second).toContain('aria-pressed="true"');
  });

  test('has its unplayable cards in reach, disabled and with their reason', () => {
    const [first, second] = buttons(drawn([card('a', { playable: false, why: 'Help is taken' }), card('b')]));
    expect(first).toContain('aria-disabled="true"');
    expect(first).toContain('aria-description="Help is taken"');
    expect(first).not.toContain(' disabled');
    expect(second).not.toContain('aria-disabled');
  });

  test('has one stop for Tab: the chosen card, else the first playable one, else the first', () => {
    const stops = (html: string): readonly boolean[] => buttons(html).map((tag) => tag.includes('tabindex="0"'));
    const blocked = card('a', { playable: false });
    expect(stops(drawn([blocked, card('b'), card('c')]))).toEqual([false, true, false]);
    expect(stops(drawn([blocked, card('b'), card('c')], { chosen: 'c' }))).toEqual([false, false, true]);
    expect(stops(drawn([blocked, card('d', { playable: false })]))).toEqual([true, false]);
  });
});

test('is one picture with words when hidden, and nothing in it can be reached', () => {
  const html = renderToStaticMarkup(
    createElement(HiddenHand, { label: 'Ysolde holds 2', cards: ['0', '1'].map((id) => ({ id, back: 'back' })), across: true }),
  );
  expect(html).toContain('role="img" aria-label="Ysolde holds 2"');
  expect(html).toContain('<ul aria-hidden="true">');
  expect(html).not.toMatch(/button|tabindex/);
});
