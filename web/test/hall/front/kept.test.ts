import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Kept } from '../../../hall/front/kept.tsx';
import type { HallState, ListedMatch, OwnRoom } from '../../../hall/state/hall-state.ts';
import { keptGames } from '../../../hall/state/kept-games.ts';
import { words } from '../../../text/en/index.ts';
import { SpeechContext, speechOf } from '../../../words/words.ts';

const listing = (id: string, waiting: readonly number[], more: object = {}): ListedMatch => ({
  id,
  damaged: false,
  game: 'race',
  seats: [
    { name: 'Mei', level: null },
    { name: '', level: 'normal', person: 'marta' },
    { name: '', level: 'easy', person: 'otto' },
  ],
  startedAt: 0,
  touchedAt: 0,
  endedAt: null,
  waiting: waiting as never,
  rounds: 4,
  winners: null,
  rules: {},
  seed: null,
  gist: null,
  score: null,
  ...more,
});
const room = (code: string, yourTurn: boolean, more: Partial<OwnRoom> = {}): OwnRoom => ({
  code,
  game: 'race',
  taken: 3,
  seats: 4,
  host: 'Mei',
  pace: 'normal',
  playing: true,
  changedRules: 0,
  others: [
    { name: 'Ann', bot: false },
    { name: 'normal nell', bot: true },
  ],
  rounds: 7,
  yourTurn,
  ...more,
});
const house = (here: readonly ListedMatch[], mine: readonly OwnRoom[]): HallState => ({
  here,
  mine,
  past: [],
  server: { state: 'none' },
  throwAway: () => {},
});
const drawn = (given: HallState): readonly string[] =>
  renderToStaticMarkup(createElement(SpeechContext, { value: speechOf('en', words) }, createElement(Kept, { house: given })))
    .split('<li')
    .slice(1)
    .map((line) => line.replaceAll(/<title>.*?<\/title>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '));

describe('kept matches', () => {
  it('come first if they wait for you, here or online, and last if they are damaged', () => {
    const lost: ListedMatch = { id: 'lost', damaged: true };
    const kept = keptGames(
      house([lost, listing('theirs', [1]), listing('ours', [0])], [room('AAAAAA', false), room('BBBBBB', true)]),
    );
    expect(kept.map((each) => (each.at === 'here' ? each.listing.id : each.room.code))).toEqual([
      'BBBBBB',
      'ours',
      'AAAAAA',
      'theirs',
      'lost',
    ]);
  });

  it('show round, people and whether it is your turn, both here and on the server', () => {
    const [online, here, waiting] = drawn(house([listing('ours', [0])], [room('BBBBBB', true), room('AAAAAA', false)]));
    expect(here).toContain('round 4, with Marta, Otto');
    expect(here).toContain('Your turn');
    expect(online).toContain('round 7, with Ann, Nell');
    expect(online).toContain('Your turn');
    expect(waiting).toContain('Go on');
    expect(waiting).not.toContain('Your turn');
  });

  it('say where a branch comes from: the round, or the step in a game without rounds', () => {
    const lines = drawn(
      house(
        [listing('a', [0], { origin: { round: 5, answer: 60 } }), listing('b', [1], { origin: { round: null, answer: 7 } })],
        [],
      ),
    );
    expect(lines[0]).toContain('round 4, with Marta, Otto from race, round 5');
    expect(lines[1]).toContain('from race, step 7');
  });

  it('show code and seats of a room before its match', () => {
    const [lobby] = drawn(house([], [room('CCCCCC', false, { playing: false, rounds: null })]));
    expect(lobby).toContain('CCCCCC · 3 of 4 seats');
    expect(lobby).toContain('Enter');
  });
});
