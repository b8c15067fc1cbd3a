import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@tavern/engine';
import { expect, test } from 'vitest';
import { BOARDS, tierOf } from '../../../rules/board.ts';
import { classes, enemies, luckCards, treasures } from '../../../rules/catalog.ts';
import { texts } from '../../../text/index.ts';
import { crestOf, enemyIcon, itemIcon, luckIcon } from '../../../ui/tips/icons.ts';
import { lookOf } from '../../../ui/words/tile-looks.ts';

const sheet = (name: string): string => readFileSync(new URL(`../../../../../kit/icons/${name}.svg`, import.meta.url), 'utf8');
const sheets = ['hall', 'lobby', 'sprite'].map(sheet).join('');

test('KM-010, KM-011: every card and class has a drawing of its own, and nothing is said in emoji', () => {
  const decks = [
    treasures.all.map(({ id }) => itemIcon(id)),
    luckCards.all.map(({ id }) => luckIcon(id)),
    enemies.all.map(({ id }) => enemyIcon(id)),
    classes.all.map(({ id }) => crestOf(id)),
  ];
  for (const icons of decks) {
    expect(new Set(icons).size).toBe(icons.length);
    for (const icon of icons) expect(sheets).toContain(`id="${icon}"`);
  }
  for (const language of LANGUAGES)
    for (const [key, text] of Object.entries(texts[language])) expect(text, key).not.toMatch(/\p{Emoji_Presentation}/u);
});

test('KM-012, KM-028: tiles of a kind have one colour and one drawing, other kinds have others, and tiers are told apart', () => {
  const kinds = [...new Set(Object.values(BOARDS).flat())];
  const family = (kind: (typeof kinds)[number]): string => kind.replace(/\d$/, '');
  for (const a of kinds)
    for (const b of kinds) {
      const same = family(a) === family(b);
      expect(lookOf(a).colour === lookOf(b).colour, `${a} and ${b}`).toBe(same);
      expect(lookOf(a).icon === lookOf(b).icon, `${a} and ${b}`).toBe(same);
      if (same && a !== b) expect(tierOf(a)).not.toBe(tierOf(b));
    }
  for (const kind of kinds) expect(lookOf(kind).tiered).toBe(/\d$/.test(kind));
});
