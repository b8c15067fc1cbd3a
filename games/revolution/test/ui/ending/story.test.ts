import { describe, expect, test } from 'vitest';
import { toldMatch } from '../../../../test/table/random-match.ts';
import type { Event } from '../../../rules/events.ts';
import { bestCard, storyOf } from '../../../ui/ending/story.ts';
import { heard, revolution, seal } from '../../revolution.ts';
import { counted, rallied } from '../battle.ts';
import { randomMatch } from '../matches.ts';

const ended = (seed: number) => toldMatch(randomMatch(seed));

const MATCHES = 20;

describe('the story of random matches', () => {
  test('is the same for both players and for spectators', () => {
    for (let seed = 1; seed <= MATCHES; seed++) {
      const [mine = [], theirs = [], watched = []] = ended(seed).told;
      expect(storyOf(mine)).toEqual(storyOf(watched));
      expect(storyOf(theirs)).toEqual(storyOf(watched));
    }
  });

  test('RR-027, RR-029: has the points of the last view, and a line for every round that was counted', () => {
    for (let seed = 1; seed <= MATCHES; seed++) {
      const { told, view } = ended(seed);
      const { rounds, players } = storyOf(told[2] ?? []);
      expect(rounds.map(({ totals, winner }) => ({ totals, winner }))).toEqual(
        view.results.map(({ totals, winner }) => ({ totals, winner })),
      );
      expect(players.map(({ points }) => points)).toEqual(view.players.map(({ vp }) => vp));
      expect(players[0]?.won).toBe(view.results.filter(({ winner }) => winner === 0).length);
    }
  });
});

describe('one battle', () => {
  const events = (scene: ReturnType<typeof counted>): Event[] => scene.told(null).filter(({ type }) => type !== 'squareFull');

  test('the best combo is the bonus that was left of it', () => {
    const { players } = storyOf(events(counted()));
    expect(players.map(({ best }) => best?.bonus)).toEqual([30, 170]);
    expect(players[1]?.best).toMatchObject({ round: 3, combo: { kind: 'freedomEconomy' } });
  });

  test('the card that brought most counts its own power, what it gave, and what it took', () => {
    const [mine, theirs] = storyOf(events(counted())).players;
    // 140 printed; Midnight Rally has given 3 × 35, and Scandal has taken 120.
    expect(mine === undefined ? null : bestCard(mine)).toEqual({ card: 'c-13', n: 140 });
    expect(mine?.brought.get('sp-6')).toBe(105);
    expect(theirs?.brought.get('sp-5')).toBe(120);
    expect(theirs === undefined ? null : bestCard(theirs)).toEqual({ card: 'c-26', n: 135 });
  });

  test('H-21: a bluff worked where a card that is no Secret card was sealed and the round was won', () => {
    const bluff = rallied().answer(0, seal('c-1')).answer(1, seal('c-9'));
    const told = events(bluff);
    const [battle] = heard(bluff, 0, 'battle');
    const winner = battle?.reckoning.winner ?? 0;
    const { players } = storyOf(told);
    expect(players[winner]?.bluffs).toEqual([winner === 0 ? 'c-1' : 'c-9']);
    expect(players[1 - winner]?.bluffs).toEqual([]);
    expect(storyOf(events(counted())).players.map(({ bluffs }) => bluffs)).toEqual([[], []]);
  });

  test('a match that was given up before a tally has no round to tell of', () => {
    expect(storyOf(revolution().told(null)).rounds).toEqual([]);
  });
});
