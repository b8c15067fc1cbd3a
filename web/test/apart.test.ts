import { seat } from '@tavern/engine';
import { createElement as element, type ReactElement } from 'react';
import { renderToStaticMarkup as drawn } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as games from '../../server/test/rooms/stand-ins.ts';
import { SeatCard } from '../lobby/seats/seat-card.tsx';
import { Watchers } from '../lobby/seats/watchers.tsx';
import { madeLobbyPack } from '../model/lobby/made-pack.ts';
import { PresetList } from '../parts/rules/preset-list.tsx';
import { firstRules } from '../parts/rules/presets.ts';
import { ScoreTable } from '../solo/daily/score-table.tsx';
import { Plaques } from '../table/players/plaques.tsx';
import solo from '../text/en/solo.json' with { type: 'json' };
import { SpeechContext, speechOf } from '../words/words.ts';
import { words } from './table/table-words.ts';

const heights = madeLobbyPack(games.heights, 'en');

// Elements side by side are read together: without a separator, their text becomes one word.
const speech = speechOf('en', { ...words, ...solo }, ['小芳', 'Mei']);

/** What a screen reader says, where the browser puts nothing between the parts. */
const read = (part: ReactElement): string =>
  drawn(element(SpeechContext.Provider, { value: speech }, part))
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]*>/g, '');

test('a name and what is said about it are separate words: in the lobby', () => {
  const place = { seat: 0, kind: 'person' as const, name: '小芳', you: true, note: 'Monk' };
  expect(read(element(SeatCard, { place }))).toMatch(/^小芳 you Monk$/);
  const watching = {
    spectators: [{ guest: 'g1', name: '小芳', online: true }],
    me: 'g1',
    host: 'g2',
    actsOn: () => [],
    banned: [],
    onLetIn: () => {},
  };
  expect(read(element(Watchers, watching))).toMatch(/^小芳 you/);
});

test('of a rule set, its name, the recommendation and the help', () => {
  const rules = firstRules(heights);
  const set = heights.presets.find(({ recommended }) => recommended)?.id;
  const [name, about] = ['name', 'about'].map((part) => speech.t(`preset.${set}.${part}`));
  expect(read(element(PresetList, { pack: heights, rules, changed: 0 }))).toBe(`${name} recommended ${about}`);
});

test('in the scores', () => {
  const line = { rank: 1, name: '小芳', points: 4, turns: 3, rounds: 2, you: true as const };
  const day = { game: 'cee-lo', day: '2026-11-15', previous: null, now: 0, endsAt: 1, revealsAt: 2, commit: '', secret: null };
  const table = { ...day, players: 1, scores: [line], own: { state: 'none' as const } };
  expect(read(element(ScoreTable, { day: table, most: 8 }))).toContain('小芳 you');
});

test('at a table', () => {
  const plaque = { seat: seat(0), you: true, bot: true, asked: false, now: false, faded: false, winner: false, note: null };
  const shown = read(element(Plaques, { plaques: [plaque], crest: () => undefined, spectators: [], bots: [null] }));
  expect(shown).toBe('小芳 you bot');
});
