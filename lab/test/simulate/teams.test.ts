import type { Outcome } from '@tavern/engine';
import { expect, test, vi } from 'vitest';
import { gameEntry } from '../../arguments.ts';
import { everyPair } from '../../league/pairings.ts';
import { standings } from '../../league/ratings.ts';
import { type Plan, playGame } from '../../simulate/game.ts';
import { playsForSides } from '../../simulate/lineup.ts';
import { reportText } from '../../simulate/print.ts';
import { reportOf } from '../../simulate/report.ts';
import { tallied } from '../../simulate/run.ts';

vi.stubEnv('LANG', 'C');

const mountain = await gameEntry('king-of-the-mountain').load();
const plan: Plan = {
  game: 'king-of-the-mountain',
  players: 4,
  bots: ['normal', 'random'],
  rules: { mode: 'teams' },
  seed: 1,
  cap: 20_000,
};
const GAMES = 12;

const teamOf = (choice: object): string => (choice as { readonly team: string }).team;

test('KM-185: a team is played by one bot and counts once, whatever its size; its win is a win of all who play for it', async () => {
  const played = await Promise.all(Array.from({ length: GAMES }, (_, game) => playGame(mountain, plan, game)));
  const sizes = new Map<string, number>();
  let teams = 0;
  let members = 0;
  for (const { bots, choices, over } of played) {
    const winner = choices[(over as Outcome).winners[0] ?? -1];
    for (const team of new Set(choices.map(teamOf))) {
      const own = choices.flatMap((choice, seat) => (teamOf(choice) === team ? [seat] : []));
      teams += 1;
      sizes.set(String(own.length), (sizes.get(String(own.length)) ?? 0) + 1);
      expect(new Set(own.map((seat) => bots[seat])).size).toBe(1);
      if (winner !== undefined && teamOf(winner) === team) members += own.length;
    }
  }
  const tally = await tallied(mountain, { plan, from: 0, games: GAMES });
  const report = reportOf(mountain, plan, tally);
  const sum = (rows: readonly { readonly games: number; readonly wins: number }[] | undefined, of: 'games' | 'wins'): number =>
    (rows ?? []).reduce((all, each) => all + each[of], 0);
  // Teams that win, among all teams: that is a fair share, for teams of every size together.
  for (const rows of [report.sides['team'], report.sides['teamSize'], report.bots])
    expect([sum(rows, 'games'), sum(rows, 'wins')]).toEqual([teams, GAMES]);
  expect(report.fairBots).toBeCloseTo(GAMES / teams, 3);
  expect(new Map(report.sides['teamSize']?.map(({ label, games }) => [label, games]))).toEqual(sizes);
  // Seats and classes are shares of players: all of a team win.
  expect([sum(report.seats, 'wins'), sum(report.groups['class'], 'wins')]).toEqual([members, members]);
  expect(Object.keys(report.groups)).toEqual(['class', 'order']);
  expect(reportText(mountain, report)).toContain(`Fair is ${((100 * GAMES) / teams).toFixed(1)}%`);

  const [met] = await everyPair(['normal', 'random'], () => Promise.resolve(tally));
  expect((met?.winsA ?? 0) + (met?.winsB ?? 0)).toBe(GAMES);
  const [best] = standings(['normal', 'random'], met === undefined ? [] : [met]);
  expect(best).toMatchObject({ bot: 'normal', decided: GAMES });
});

test('KM-185: a league knows whether the house rules make sides', () => {
  const sided = (rules: Plan['rules']): boolean => playsForSides(mountain, rules);
  expect([sided({}), sided({ mode: 'teams' }), sided({ mode: 'coop' })]).toEqual([false, true, true]);
});
