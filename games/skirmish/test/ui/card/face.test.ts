import { LANGUAGES, render, say } from '@tavern/engine';
import { expect, test } from 'vitest';
import { cards } from '../../../rules/catalog.ts';
import { texts } from '../../../text/index.ts';
import { faceOf } from '../../../ui/card/face.ts';

const speechOf = (language: (typeof LANGUAGES)[number]): Parameters<typeof faceOf>[1] => ({
  language,
  t: (key, values) => render(texts[language], say(key, values)),
  tell: (what) => render(texts[language], what),
});

/** What a card of the hand has room for, in Latin letters; a Han letter takes two. */
const ROOM = 76;
const width = (text: string): number => Array.from(text).reduce((sum, letter) => sum + (letter >= '⺀' ? 2 : 1), 0);

test.each(LANGUAGES)('FS-111: every card has all its words, and a text short enough for a hand: %s', (language) => {
  const faces = cards.all.map(({ id }) => faceOf(id, speechOf(language)));
  expect(faces).toHaveLength(32);
  for (const { card, name, other, text, short, kind, said } of faces) {
    expect([name, other.name, text, short, kind, said].filter((words) => words === '' || /[[{]/.test(words))).toEqual([]);
    expect(other.name).not.toBe(name);
    expect(width(short), `${card.id}: ${short}`).toBeLessThanOrEqual(ROOM);
    expect(said).toContain(text);
  }
});
