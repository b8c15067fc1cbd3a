import { type Outcome, say, seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import type { TeamId } from '../../../rules/teams.ts';
import { teamPlaces } from '../../../ui/ending/team-places.ts';

const over = (ranking: readonly (readonly number[])[], winners: readonly number[]): Outcome => ({
  ranking: ranking.map((group) => group.map(seat)),
  winners: winners.map(seat),
  why: say('outcome.summit'),
});
const placed = (ended: Outcome, teams: readonly (TeamId | null)[], gone: readonly number[] = []): number[][] =>
  teamPlaces(
    ended,
    teams.map((team, index) => ({ team, out: gone.includes(index) })),
  ).map((each) => [each.seat, each.place]);

test('KM-185: a team takes one place, however many climb for it', () => {
  expect(
    placed(
      over(
        [
          [0, 2],
          [1, 3],
        ],
        [0, 2],
      ),
      ['hawk', 'stag', 'hawk', 'stag'],
    ),
  ).toEqual([
    [0, 1],
    [2, 1],
    [1, 2],
    [3, 2],
  ]);
  expect(placed(over([[0, 1, 2], [3, 4], [5]], [0, 1, 2]), ['bear', 'bear', 'bear', 'hawk', 'hawk', 'stag'])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
  ]);
});

test('teams that are equally far up share a place; who gave up comes after all teams', () => {
  expect(placed(over([[0], [1, 2], [3]], [0]), ['hawk', 'stag', 'bear', 'hawk'], [3])).toEqual([
    [0, 1],
    [1, 2],
    [2, 2],
    [3, 4],
  ]);
});

test('in a race everybody has a place of their own', () => {
  expect(placed(over([[1], [0, 2], [3]], [1]), [null, null, null, null])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
});
