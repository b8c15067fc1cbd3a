import { codeOf, LONGEST_CODE, readCode } from '@tavern/decks';
import { fast } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { menagerie, parade, sunday } from './games.ts';
import { games, madeUp, plain } from './made-up.ts';

describe('a deck code', () => {
  test('is readable: letters and version, copies and cards in one order, two check letters, the name', () => {
    expect(codeOf(parade, sunday)).toBe('PD1-maba-1dr2fl-td~Sunday');
    expect(codeOf(parade, { ...sunday, name: '' })).toBe('PD1-maba-1dr2fl-td');
  });

  test('gives back the deck that it was made of, whichever that is', () => {
    for (const rules of games) {
      for (let seed = 0; seed < 500; seed++) {
        const deck = madeUp(rules, seed);
        const code = codeOf(rules, deck);
        const read = readCode(rules, code);
        if (!read.ok) throw new Error(`${code}: ${JSON.stringify(read)}`);
        expect(plain(rules, read.deck)).toEqual(plain(rules, deck));
        expect(codeOf(rules, read.deck)).toBe(code);
        expect(code.length).toBeLessThanOrEqual(LONGEST_CODE);
      }
    }
  });

  test('is the same for equal decks, however they were put together; another order of leaders is another deck', () => {
    for (let seed = 0; seed < 100; seed++) {
      const { name, cards } = madeUp(menagerie, seed);
      const shuffled = {
        name,
        cards: {
          main: fast(seed)
            .stream('again')
            .shuffle([...(cards['main'] ?? [])]),
        },
      };
      expect(codeOf(menagerie, shuffled)).toBe(codeOf(menagerie, { name, cards }));
    }
    const turned = { ...sunday, cards: { ...sunday.cards, leaders: ['baker', 'mayor'] } };
    expect(codeOf(parade, turned)).not.toBe(codeOf(parade, sunday));
  });

  test('has one form of the name, however it was typed', () => {
    expect(codeOf(parade, { ...sunday, name: '  Sun   Day ' })).toBe(codeOf(parade, { ...sunday, name: 'Sun Day' }));
    expect(codeOf(parade, { ...sunday, name: 'Zoe\u0301' })).toBe(codeOf(parade, { ...sunday, name: 'Zo\u00E9' }));
  });

  test('is read in any order of cards, and with spaces around it', () => {
    // Written by a version of the game that had its cards in another order.
    expect(readCode(parade, 'PD1-maba-2fl1dr-37')).toMatchObject({
      ok: true,
      deck: { cards: { band: ['flute', 'flute', 'drum'] } },
    });
    expect(readCode(parade, '  PD1-maba-1dr2fl-td\n')).toMatchObject({ ok: true });
  });

  test('is only there for a deck without faults', () => {
    expect(() => codeOf(parade, { name: '', cards: { leaders: ['mayor'], band: [] } })).toThrow('a fault');
  });
});
