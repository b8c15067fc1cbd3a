import { type Language, lineText, render, seat, withEngineTexts } from '@tavern/engine';
import { ScriptReader } from '@tavern/kit/show/script.ts';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../../rules/events.ts';
import { tell, texts } from '../../../text/index.ts';
import { script } from '../../../ui/script/script.ts';
import { randomMatch } from '../show/matches.ts';

const reader = new ScriptReader(script);
const words = withEngineTexts(texts);
/** Names that occur in no word. */
const NAMES = ['§0§', '§1§', '§2§', '§3§', '§4§', '§5§'];

const told = [3, 8, 12].flatMap((seed) => Array.from(randomMatch(seed), (moment) => moment.told(seat(0))).flat());
const read = (event: Event, language: Language): string | null => {
  const line = tell.event(event);
  return line === null ? null : render(words[language], lineText(line), NAMES);
};
const found = (text: string, what: RegExp): number[] => [...new Set([...text.matchAll(what)].map((each) => Number(each[1])))];

describe('KM-035: what a line of the log names lights up on the board', () => {
  test('everybody in the line', () => {
    expect(told.length).toBeGreaterThan(500);
    for (const event of told) {
      const line = read(event, 'en');
      if (line === null) continue;
      const { seats } = reader.about(event);
      for (const who of found(line, /§(\d)§/g)) expect(seats, line).toContain(who);
      expect(new Set(seats).size).toBe(seats.length);
    }
  });

  test('every tile in the line', () => {
    const tiles = told.flatMap((event) => {
      const line = read(event, 'en');
      const named = line === null ? [] : found(line, /tiles? (\d+)/g);
      for (const tile of named) expect(reader.about(event).places, line ?? '').toContain(tile);
      return named;
    });
    expect(new Set(tiles).size).toBeGreaterThan(10);
  });
});

test('a duel names all who fight, a trade both, a reshuffle nobody', () => {
  const duel: Event = { type: 'duelBegan', seat: seat(0), fighters: [seat(0), seat(2)], cause: 'challenge', tile: 4 };
  expect(reader.about(duel)).toEqual({ seats: [0, 2], places: [4] });
  expect(reader.about({ type: 'tradeBegan', seat: seat(1), with: seat(3) })).toEqual({ seats: [1, 3], places: [] });
  expect(reader.about({ type: 'reshuffled', deck: 'luck', tier: null, count: 3 })).toEqual({ seats: [], places: [] });
  expect(reader.about({ type: 'moved', seat: seat(1), from: 3, to: 6, why: 'roll' })).toEqual({ seats: [1], places: [3, 6] });
});
