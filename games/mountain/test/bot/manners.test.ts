import { type Bot, MANNERS, type Manner } from '@tavern/bots';
import type { Match, Seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { bot, levels } from '../../bot/index.ts';
import type { Event } from '../../rules/events.ts';
import { game } from '../../rules/game.ts';
import type { Mountain } from '../../rules/types.ts';
import { climb } from './climb.ts';

const GAMES = 400;
const printed = game.rules.parse({});

type Deed = 'wins' | 'duels' | 'onTheWeak' | 'retreats' | 'trades';
type Deeds = { [deed in Deed]: number };

const inManner = (plain: Bot<Mountain>, manner: Manner): Bot<Mountain> => plain.inManner?.(manner) ?? plain;

/** What each manner did in a number of games of all four, the seats changing. */
function deedsOf(plain: Bot<Mountain>, games: number): { readonly [manner in Manner]: Deeds } {
  const none = (): Deeds => ({ wins: 0, duels: 0, onTheWeak: 0, retreats: 0, trades: 0 });
  const deeds = { bold: none(), careful: none(), greedy: none(), fair: none() };
  for (let seed = 0; seed < games; seed++) {
    const seated = MANNERS.map((_, at) => MANNERS[(at + seed) % MANNERS.length] ?? 'bold');
    const of = (seat: Seat): Deeds => deeds[seated[seat] ?? 'bold'];
    const hear = (event: Event, match: Match<Mountain>): void => {
      if (event.type === 'challenged') {
        of(event.seat).duels += 1;
        if (event.targets.some((target) => (match.state.players[target]?.hp ?? 5) <= 2)) of(event.seat).onTheWeak += 1;
      }
      if (event.type === 'retreated') of(event.seat).retreats += 1;
      if (event.type === 'tradeBegan') of(event.seat).trades += 1;
    };
    const bots = seated.map((manner) => inManner(plain, manner));
    for (const winner of climb(bots, printed, seed, hear).over?.winners ?? []) of(winner).wins += 1;
  }
  return deeds;
}

describe('manners', () => {
  const deeds = deedsOf(bot, GAMES);
  const most = (deed: Deed): Manner => MANNERS.reduce((a, b) => (deeds[b][deed] > deeds[a][deed] ? b : a));
  const others = (than: Manner, deed: Deed): number =>
    MANNERS.filter((manner) => manner !== than).reduce((sum, manner) => sum + deeds[manner][deed], 0) / (MANNERS.length - 1);

  test('the bold challenge most, and run least', () => {
    expect(deeds.bold.duels).toBeGreaterThan(1.3 * others('bold', 'duels'));
    expect(deeds.bold.retreats).toBeLessThan(0.8 * others('bold', 'retreats'));
  });

  test('the careful run most', () => {
    expect(most('retreats')).toBe('careful');
  });

  test('the greedy begin the most trades', () => {
    expect(deeds.greedy.trades).toBeGreaterThan(1.5 * others('greedy', 'trades'));
  });

  test('the fair leave those alone who can hardly stand', () => {
    expect(deeds.fair.onTheWeak).toBeLessThan(0.6 * others('fair', 'onTheWeak'));
  });

  test.each([
    ['normal', deeds],
    ['easy', deedsOf(levels.easy, GAMES)],
  ] as const)(
    'each of the %s level wins about a quarter of the games, within noise',
    (_level, { bold, careful, greedy, fair }) => {
      // Three standard errors of a share of a quarter.
      const noise = 3 * Math.sqrt((0.25 * 0.75) / GAMES);
      for (const { wins } of [bold, careful, greedy, fair]) expect(Math.abs(wins / GAMES - 0.25)).toBeLessThan(noise);
    },
  );
});
