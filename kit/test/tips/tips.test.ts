import { createElement as element, type ReactNode } from 'react';
import { renderToStaticMarkup as drawn } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Tipped, TipsPlace, TipWords } from '../../tips/index.ts';

interface Card {
  readonly card: string;
}

const button = element('button', { type: 'button' }, 'Dagger');
const tipped = element(Tipped<Card>, { of: { card: 'dagger' }, children: button });

function laid(children: ReactNode): { readonly html: string; readonly told: number } {
  let told = 0;
  const tipOf = ({ card }: Card): ReactNode => {
    told += 1;
    return card;
  };
  const html = drawn(element(TipsPlace<Card>, { tipOf, nameOf: ({ card }: Card) => `card:${card}`, children }));
  return { html, told };
}

describe('an element with a tip', () => {
  test('has the game’s name for it in the page', () => {
    expect(laid(tipped).html).toMatch(/^<button[^>]* data-tip="card:dagger"[^>]*>Dagger<\/button>$/);
  });

  test('shows nothing before somebody looks', () => {
    expect(laid(tipped).told).toBe(0);
  });

  test('fails outside a TipsPlace', () => {
    expect(() => drawn(tipped)).toThrow('tips need a TipsPlace');
  });
});

test('a tip in words has its heading, the sources of a number, and its lines', () => {
  const rows = [
    { n: '+2', from: 'Sword', off: false },
    { n: '+1', from: 'Ring', off: true },
  ];
  expect(drawn(element(TipWords, { title: 'Attack 3', rows, lines: ['Once a turn.'] }))).toBe(
    '<div class="tip-words"><h4>Attack 3</h4><div class="src"><p><b>+2</b> <span>Sword</span></p><p class="off"><b>+1</b> <span>Ring</span></p></div><p>Once a turn.</p></div>',
  );
  expect(drawn(element(TipWords, { title: 'Attack 3', rows: [], lines: [] }))).not.toContain('src');
});
