import { LANGUAGES } from '@tavern/engine';
import { expect, test } from 'vitest';
import { cards } from '../../../rules/catalog.ts';
import { faceOf } from '../../../ui/card/face.ts';
import { signOf } from '../../../ui/card/sign.ts';
import { speech } from '../words.ts';

/** What a card of the hand has room for, in Latin letters; a Han letter takes two. A character needs room for its power. */
const ROOM = { character: 52, leader: 62, help: 84, sp: 76 };
const width = (text: string): number => Array.from(text).reduce((sum, letter) => sum + (letter >= '⺀' ? 2 : 1), 0);

test.each(LANGUAGES)(
  'RR-009, RR-010, RR-011: every card has all its words, and a text short enough for a hand: %s',
  (language) => {
    const faces = cards.all.map(({ id }) => faceOf(id, speech(language)));
    expect(faces).toHaveLength(74);
    for (const { card, name, han, word, other, line, text, short, said, zones } of faces) {
      expect([name, han, word, other.word, said].filter((words) => words === '' || /[[{]/.test(words))).toEqual([]);
      expect([line, text, short].filter((words) => /[[{]/.test(words))).toEqual([]);
      expect(width(short), `${card.id}: ${short}`).toBeLessThanOrEqual(ROOM[card.kind]);
      expect(said).toContain(text);
      expect(zones === null).toBe(card.kind !== 'leader');
      // Every sheet has its Chinese name on it, whatever is spoken around it.
      expect(han).toMatch(/^[⺀-鿿·]+$/);
    }
  },
);

test('RR-008: a type is never a colour alone: it has a sign and a word of its own', () => {
  const sorts = new Set(cards.all.map(({ id }) => faceOf(id, speech('en')).sort));
  expect(sorts.size).toBe(8);
  expect(new Set([...sorts].map(signOf)).size).toBe(8);
  expect(new Set(cards.all.map(({ id }) => faceOf(id, speech('en')).word)).size).toBe(8);
});

test('the whole card is read aloud: name, type, traits, power and text', () => {
  expect(faceOf('c-6', speech('en')).said).toBe(
    'Border Sheriff, Right-wing, Soldier, power 110. Continuous: +30 while you have a face-up Patriot character.',
  );
  expect(faceOf('c-8', speech('en')).text).toBe('');
});
