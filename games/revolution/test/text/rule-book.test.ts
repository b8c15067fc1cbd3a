import { readFileSync } from 'node:fs';
import { cardText, render } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { cards } from '../../rules/catalog.ts';
import { decks } from '../../rules/decks.ts';
import { texts } from '../../text/index.ts';

const book = readFileSync(new URL('../../../../docs/rules/revolution.md', import.meta.url), 'utf8').replaceAll("'", '’');
const { en, 'zh-Hant': zh } = texts;

describe('the rule book', () => {
  test.each(cards.all)('has $id as it is in the game', (card) => {
    const name = `${en[`card.${card.id}.name`]} ${zh[`card.${card.id}.name`]}`;
    const cells = book
      .split('\n')
      .find((line) => line.startsWith(`| ${name} `))
      ?.split('|')
      .map((cell) => cell.trim());
    expect(cells, name).toContain(render(en, cardText(card)));
    if (card.kind === 'character') expect(cells).toContain(String(card.power));
    if (card.kind === 'leader') expect(cells).toEqual(expect.arrayContaining([String(card.initialPoint), String(card.level)]));
  });

  test.each(decks.ready)('RR-006: has the ready deck $id card by card', ({ cards: { leaders, main } }) => {
    const name = (id: string): string => en[`card.${id}.name`] ?? id;
    const items = [...new Set(main)].map((id) => {
      const copies = main.filter((each) => each === id).length;
      return copies > 1 ? `${name(id)} ×${copies}` : name(id);
    });
    const words = book.replace(/\s+/g, ' ');
    expect(words).toContain(`: ${leaders.map(name).join(', ')}. ${items.join(', ')}.`);
  });
});
