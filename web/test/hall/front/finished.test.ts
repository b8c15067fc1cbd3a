import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Finished } from '../../../hall/front/finished.tsx';
import type { FinishedMatch } from '../../../hall/state/hall-state.ts';
import { words } from '../../../text/en/index.ts';
import { SpeechContext, speechOf } from '../../../words/words.ts';

const MEI = { name: 'Mei', level: null };
const OTTO = { name: '', level: 'easy', person: 'otto' };
const match = (seats: FinishedMatch['seats'], winners: readonly number[]): FinishedMatch => ({
  id: 'one',
  damaged: false,
  game: 'race',
  seats,
  startedAt: 0,
  touchedAt: 0,
  endedAt: Date.now(),
  waiting: [],
  rounds: 4,
  winners: winners as never,
  rules: {},
  seed: null,
  gist: null,
  score: null,
});
const told = (past: FinishedMatch): string => {
  const house = { here: [], mine: [], past: [past], server: { state: 'none' }, throwAway: () => {} } as const;
  const row = createElement(Finished, { house });
  return renderToStaticMarkup(createElement(SpeechContext, { value: speechOf('en', words) }, row));
};

test.each([
  { of: 'a match that was won', seats: [MEI, OTTO], winners: [0], end: 'Mei won' },
  { of: 'a match that nobody won', seats: [MEI, OTTO], winners: [], end: 'nobody won' },
  { of: 'a run that was won', seats: [MEI], winners: [0], end: 'the run is won' },
  { of: 'a run that was lost', seats: [MEI], winners: [], end: 'the run is lost' },
])('$of says so in the hall', ({ seats, winners, end }) => {
  expect(told(match(seats, winners))).toContain(`<span class="fact">${end}</span>`);
});
