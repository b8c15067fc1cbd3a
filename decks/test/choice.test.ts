import { chosenDeck, codeOf, deckChoice, deckSay, sampleChoice } from '@tavern/decks';
import { fast, readWith } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { menagerie, parade, sunday } from './games.ts';
import { plain } from './made-up.ts';

describe('what a seat chooses', () => {
  const schema = deckChoice(parade);

  test('is a ready deck or a code, the first ready deck unless somebody chooses', () => {
    expect(schema.parse(undefined)).toBe('sunday');
    expect(chosenDeck(parade, 'sunday')).toEqual({ ...sunday, name: '' });
    const deck = schema.parse('PD1-maba-1dr2fl-td~ Sunday ');
    expect(plain(parade, chosenDeck(parade, deck))).toEqual(plain(parade, sunday));
  });

  test('is kept in its one form, and parsing it again changes nothing', () => {
    for (const given of ['PD1-maba-2fl1dr-37', ' PD1-maba-1dr2fl-td~  Sunday ']) {
      const once = schema.parse(given);
      expect(once).toMatch(/^PD1-maba-1dr2fl-td(~Sunday)?$/);
      expect(schema.parse(once)).toBe(once);
    }
  });

  test('is refused in the words of the code', () => {
    expect(readWith(schema, 'PD1-maba-1dr3fl-tp', 'choice.deck')).toMatchObject({
      code: 'malformed',
      field: 'choice.deck',
      why: { key: 'refusal.deck-copies', with: { count: 3, most: 2 } },
    });
  });

  test('a choice that was never parsed is a bug', () => {
    expect(() => chosenDeck(parade, 'monday')).toThrow('no deck');
  });

  test('is called as its game, or its player, calls it: by the choice alone', () => {
    expect(deckSay(parade, 'sunday')).toEqual({ key: 'seat.deck.sunday' });
    for (const name of ['', 'Drums', 'Drums ~ and fifes', '鼓']) {
      const code = codeOf(parade, { ...sunday, name });
      expect(deckSay(parade, code)).toEqual(name === '' ? { key: 'deck.own' } : { key: 'deck.named', with: { name } });
      expect(chosenDeck(parade, code).name).toBe(name);
    }
  });

  test('is made up as a ready deck half of the time, and otherwise as any deck that can be played', () => {
    const made = Array.from({ length: 400 }, (_, seed) => sampleChoice(menagerie, fast(seed).stream('seat')));
    const ready = made.filter((each) => menagerie.ready.some(({ id }) => id === each));
    expect(ready.length).toBeGreaterThan(150);
    expect(ready.length).toBeLessThan(250);
    const sizes = made.map((each) => chosenDeck(menagerie, each).cards['main']?.length ?? 0);
    expect(new Set(sizes)).toEqual(new Set([25, 26, 27, 28, 29, 30]));
    expect(new Set(made.flatMap((each) => chosenDeck(menagerie, each).cards['main'] ?? [])).size).toBe(32);
  });
});
