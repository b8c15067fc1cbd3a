import { LANGUAGES } from '@tavern/engine';
import { registry } from '@tavern/games';
import { describe, expect, test } from 'vitest';
import { allTexts } from '../../../../games/test/all-texts.ts';
import { knowing, knowingAll, tipKey, tipOn } from '../../../table/coach/tips.ts';

const GAME = 'go';
const WORDS = { 'coach.turn': 'Place a stone.', 'coach.count': 'Count.', 'frame.coach': 'Your first game' };
const nothing = { tips: true, coached: [] };

/** Of clocks and of haste, in both languages. */
const CLOCKS =
  /\b(clocks?|candles?|seconds?|minutes?|hurry|quick(ly)?|time (is|runs|left)|out of time)\b|時間|秒|分鐘|蠟燭|計時|倒數|趕快/i;

test('no note speaks of a clock: there may be none', async () => {
  const all = await Promise.all(registry.map(async ({ load }) => allTexts(await load())));
  const notes = all.flatMap((texts) =>
    LANGUAGES.flatMap((language) => Object.entries(texts[language]).filter(([key]) => key.startsWith('coach.'))),
  );
  expect(notes.length).toBeGreaterThan(50);
  expect(notes.filter(([, text]) => CLOCKS.test(text))).toEqual([]);
});

describe('a note to a newcomer', () => {
  test('is what the game says about this kind of question, if anything', () => {
    expect(tipKey(WORDS, nothing, GAME, 'turn')).toBe('coach.turn');
    expect(tipKey(WORDS, nothing, GAME, 'resign')).toBeNull();
  });

  test('is shown until it has been read or acted on once, each kind for itself and for its game', () => {
    const coached = knowing([], GAME, 'turn');
    expect(tipKey(WORDS, { tips: true, coached }, GAME, 'turn')).toBeNull();
    expect(tipKey(WORDS, { tips: true, coached }, GAME, 'count')).toBe('coach.count');
    expect(tipKey(WORDS, { tips: true, coached }, 'chess', 'turn')).toBe('coach.turn');
    // The same list, so that equal settings are not stored again.
    expect(knowing(coached, GAME, 'turn')).toBe(coached);
  });

  test('is not shown after the first finished match of this game', () => {
    const coached = knowingAll(WORDS, ['chess.turn'], GAME);
    expect(coached).toEqual(['chess.turn', 'go.turn', 'go.count']);
    for (const kind of ['turn', 'count']) expect(tipKey(WORDS, { tips: true, coached }, GAME, kind)).toBeNull();
    expect(knowingAll(WORDS, coached, GAME)).toBe(coached);
  });

  test('is the lesson of the moment before the note about the question, until it is known', () => {
    const lesson = { kind: 'count', by: 'count' };
    expect(tipOn(WORDS, nothing, GAME, 'turn', lesson)).toEqual({ ...lesson, key: 'coach.count' });
    const worded = { kind: 'turn', by: 'place', words: 'count' };
    expect(tipOn(WORDS, nothing, GAME, 'turn', worded)).toEqual({ kind: 'turn', by: 'place', key: 'coach.count' });
    expect(tipOn(WORDS, nothing, GAME, 'turn', null)).toEqual({ kind: 'turn', by: null, key: 'coach.turn' });
    const coached = knowing([], GAME, 'count');
    expect(tipOn(WORDS, { tips: true, coached }, GAME, 'turn', lesson)).toEqual({ kind: 'turn', by: null, key: 'coach.turn' });
    expect(tipOn(WORDS, { tips: false, coached: [] }, GAME, 'turn', lesson)).toBeNull();
  });

  test('is not shown where notes are switched off', () => {
    expect(tipKey(WORDS, { tips: false, coached: [] }, GAME, 'turn')).toBeNull();
  });
});
