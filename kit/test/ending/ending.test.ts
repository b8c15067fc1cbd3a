import { createElement as element } from 'react';
import { renderToStaticMarkup as drawn } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EndingFrame, StoryTable } from '../../ending/index.ts';

describe('the story table', () => {
  const html = drawn(
    element(StoryTable<'place' | 'who' | 'won'>, {
      className: 'duels',
      columns: [
        { id: 'place', label: 'Place', plain: true, head: 'num', cell: 'num rank' },
        { id: 'who', label: 'Player', names: true },
        { id: 'won', label: 'Duels won' },
      ],
      rows: [
        { id: 2, className: 'king', cells: { place: 1, who: 'Mei', won: 4 } },
        { id: 0, cells: { place: 2, who: 'Odo', won: 0 } },
      ],
    }),
  );

  test('has a heading for every column and every row', () => {
    expect(html).toContain('<th scope="col" class="num">Place</th><th scope="col">Player</th><th scope="col">Duels won</th>');
    expect(html).toContain('<th scope="row">Mei</th>');
    expect(html).toContain('<th scope="row">Odo</th>');
  });

  test('labels each figure for rows that are broken up, but not a rank', () => {
    expect(html).toContain(
      '<tr class="king"><td class="num rank">1</td><th scope="row">Mei</th><td data-label="Duels won">4</td></tr>',
    );
    expect(html).toContain('<tr><td class="num rank">2</td><th scope="row">Odo</th><td data-label="Duels won">0</td></tr>');
  });
});

test('an ending is a region whose title can take the focus', () => {
  const html = drawn(
    element(EndingFrame, {
      label: 'The end',
      sign: 'arms',
      title: 'Mei is king',
      titleLook: 't-brass',
      words: 'by climbing',
      className: 'own',
      children: 'story',
    }),
  );
  expect(html).toContain('<section class="ending own" aria-label="The end">');
  expect(html).toContain('<h2 tabindex="-1" class="ending-title t-display t-brass">Mei is king</h2>by climbing');
  expect(html).toMatch(/<\/header>story<\/section>$/);
});
