import { createElement as element } from 'react';
import { renderToStaticMarkup as drawn } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Paper, Sums, TrayFrame, type TrayFrameProps } from '../../tray/index.ts';

describe('the frame of a tray', () => {
  const peek = { icon: 'mountains', label: 'Look', back: 'Back' };
  const tray = (more: Partial<TrayFrameProps> = {}): string =>
    drawn(element(TrayFrame, { name: 'duel', title: 'Duel', asked: 7, peek, children: 'dice', ...more }));

  test('is found by its name, and labelled by its title, on which the focus may rest', () => {
    const html = tray();
    expect(html).toContain('data-tray="duel"');
    const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`<h2 tabindex="-1" id="${id}" class="t-brass">Duel</h2>`);
  });

  test('is marked as the viewer’s only for a player who is asked', () => {
    expect(tray({ asked: 7 })).toMatch(/class="[^"]*\bmine\b/);
    expect(tray({ asked: null })).not.toMatch(/class="[^"]*\bmine\b/);
  });

  test('has a foot and a line below its title only where there is something in them', () => {
    expect(tray({ foot: null, sub: null })).not.toMatch(/<footer|<p>/);
    expect(tray({ foot: 'Strike', sub: 'on tile 3' })).toMatch(/<p>on tile 3<\/p>.*<footer class="tray-foot">Strike<\/footer>/);
  });

  test('labels the button that pushes it aside, and says what that hides', () => {
    const html = tray();
    const body = /aria-controls="([^"]+)"/.exec(html)?.[1];
    expect(html).toMatch(/aria-label="Look"[^>]*aria-expanded="true"|aria-expanded="true"[^>]*aria-label="Look"/);
    expect(html).toContain(`<div id="${body}" class="tray-body m-scrolls">dice</div>`);
  });
});

test('a paper has its heading, its buttons beside it, and its sums row by row', () => {
  const rows = [
    { what: 'Gold', n: 12 },
    { what: 'HP', n: '3 of 5', className: 'low' },
  ];
  const html = drawn(element(Paper, { title: 'The run', action: 'more', children: element(Sums, { rows }) }));
  expect(html).toMatch(/<h2 id="[^"]+">The run<\/h2>more/);
  expect(html).toContain('<div><dt>Gold</dt><dd>12</dd></div><div class="low"><dt>HP</dt><dd>3 of 5</dd></div>');
});
