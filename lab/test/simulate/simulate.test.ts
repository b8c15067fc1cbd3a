import type { Bot } from '@tavern/bots';
import type { Types } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { describe, expect, test, vi } from 'vitest';
import type { View } from '../../../engine/test/magpies/types.ts';
import { botCalled, botNames } from '../../bots.ts';
import { everyPair } from '../../league/pairings.ts';
import { standings } from '../../league/ratings.ts';
import { type Plan, playGame } from '../../simulate/game.ts';
import { seated } from '../../simulate/lineup.ts';
import { reportText } from '../../simulate/print.ts';
import { reportOf } from '../../simulate/report.ts';
import { tallied } from '../../simulate/run.ts';
import { joinTallies } from '../../simulate/tally.ts';
import { magpiesPack } from '../magpies.ts';

vi.stubEnv('LANG', 'C');

const plan: Plan = { game: 'magpies', players: 4, bots: ['normal', 'random'], rules: {}, seed: 1, cap: 20_000 };
const tallyOf = (pack: GamePack, plan: Plan, games: number) => tallied(pack, { plan, from: 0, games });
const withBot = (bot: Bot<Types>): GamePack => ({ ...magpiesPack, bot });

describe('who sits where', () => {
  test('the list of bots goes round the seats, and everybody moves on from game to game', () => {
    expect([0, 1].map((game) => seated(plan, game))).toEqual([
      ['normal', 'random', 'normal', 'random'],
      ['random', 'normal', 'random', 'normal'],
    ]);
    const three = { ...plan, players: 3 };
    expect([0, 1].map((game) => seated(three, game).join())).toEqual(['normal,random,normal', 'random,normal,random']);
  });

  test('every bot sits in every seat equally often', async () => {
    const seen = new Map<string, number>();
    for (let game = 0; game < 12; game++)
      for (const [seat, bot] of seated({ ...plan, players: 3, bots: ['a', 'b', 'c', 'd'] }, game).entries())
        seen.set(`${bot}${seat}`, (seen.get(`${bot}${seat}`) ?? 0) + 1);
    expect([...seen.values()]).toEqual(Array(12).fill(3));
  });
});

describe('a bot in a manner', () => {
  const plain: Bot<Types> = { choose: () => null };
  const pack = withBot({ ...plain, inManner: (manner) => ({ choose: () => ({ do: manner }) }) });

  test('is named after its level, and plays so', () => {
    expect(botNames(pack, 'normal,normal:bold')).toEqual(['normal', 'normal:bold']);
    expect(botCalled(pack, 'normal:bold').choose({} as never, 0 as never, {} as never)).toEqual({ do: 'bold' });
  });

  test('is a mistake where there is no such manner, or the bot has none', () => {
    expect(() => botNames(pack, 'normal:sleepy')).toThrow('normal:sleepy');
    expect(() => botNames(withBot(plain), 'normal:bold')).toThrow('normal:bold');
  });
});

describe('a simulation', () => {
  test('gives the same result however its games are shared out, and another one with another seed', async () => {
    const whole = await tallyOf(magpiesPack, plan, 20);
    const parts = [0, 7, 14].map((from) => tallied(magpiesPack, { plan, from, games: Math.min(7, 20 - from) }));
    expect(joinTallies(await Promise.all(parts))).toEqual(whole);
    expect(await tallyOf(magpiesPack, { ...plan, seed: 1000 }, 20)).not.toEqual(whole);
  });

  test('counts wins by seat, by bot and by what seats chose, rounds and cards', async () => {
    const report = reportOf(magpiesPack, plan, await tallyOf(magpiesPack, plan, 100));
    expect(report).toMatchObject({ games: 100, finished: 100, unfinished: 0 });
    expect(report.seats.map(({ label, games }) => [label, games])).toEqual([1, 2, 3, 4].map((n) => [String(n), 100]));
    expect(report.bots.map(({ label, games }) => [label, games])).toEqual([
      ['normal', 200],
      ['random', 200],
    ]);
    const birds = report.groups['bird'] ?? [];
    expect(new Set(birds.map(({ label }) => label))).toEqual(new Set(['magpie', 'crow']));
    expect(birds.reduce((sum, { games }) => sum + games, 0)).toBe(400);
    const wins = [report.seats, report.bots, birds].map((rows) => rows.reduce((sum, each) => sum + each.wins, 0));
    expect(new Set(wins).size).toBe(1);
    expect(report.fair).toBeCloseTo((wins[0] ?? 0) / 400, 4);
    expect(report.rounds?.mean).toBeGreaterThan(1);
    expect(report.cards?.map(({ id }) => id).sort()).toEqual(['coin', 'crown', 'hawk', 'ring']);
    for (const { share, low, high } of [...report.seats, ...birds, ...(report.cards ?? [])]) {
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
    }
  });

  test('H-56: where several seats play for one side, a side is played and rated as one, whatever its size', async () => {
    const { statistics } = magpiesPack;
    if (statistics === undefined) throw new Error('magpies count nothing');
    const sided: GamePack = {
      ...magpiesPack,
      statistics: { ...statistics, side: (choice) => (choice as { bird: string }).bird },
    };
    let sides = 0;
    for (let game = 0; game < 20; game++) {
      const { bots, choices } = await playGame(sided, plan, game);
      const birds = choices.map((choice) => (choice as { bird: string }).bird);
      sides += new Set(birds).size;
      for (const [seat, bird] of birds.entries()) expect(bots[seat]).toBe(bots[birds.indexOf(bird)]);
    }
    const tally = await tallyOf(sided, plan, 20);
    const sum = (of: 'games' | 'wins'): number => Object.values(tally.bots).reduce((all, each) => all + each[of], 0);
    expect(sum('games')).toBe(sides);
    expect(sum('wins')).toBeGreaterThanOrEqual(tally.began.games);
    expect(sum('wins')).toBeLessThanOrEqual(sides);
    const [met] = await everyPair(['normal', 'random'], () => Promise.resolve(tally));
    expect((met?.winsA ?? 0) + (met?.winsB ?? 0)).toBe(sum('wins'));
  });

  test('a better bot is seen to be better: its interval is above a fair share', async () => {
    const { bots, fair } = reportOf(magpiesPack, plan, await tallyOf(magpiesPack, plan, 100));
    expect(bots[0]).toMatchObject({ label: 'normal' });
    expect(bots[0]?.low).toBeGreaterThan(fair ?? 1);
    expect(bots[1]?.high).toBeLessThan(fair ?? 0);
  });

  test('games that do not end are counted beside the others, with their seeds', async () => {
    const capped = { ...plan, cap: 20 };
    const report = reportOf(magpiesPack, capped, await tallyOf(magpiesPack, capped, 30));
    expect(report.unfinished).toBeGreaterThan(0);
    expect(report.finished + report.unfinished).toBe(30);
    expect(report.seats[0]?.games ?? 0).toBe(report.finished);
    const [seed = 0] = report.unfinishedSeeds;
    const again = await playGame(magpiesPack, capped, seed - capped.seed);
    expect(again).toMatchObject({ over: null, answers: 20 });
    expect(reportText(magpiesPack, report)).toContain(`UNFINISHED: ${report.unfinished} game`);
  });

  test('what else a game counts is added up over all games, and told', async () => {
    const shares = () => [
      { share: 'short', hits: 1, of: 2 },
      { share: 'bird', value: 'crow', hits: 3, of: 3 },
    ];
    const odd = { ...magpiesPack, statistics: { cards: [], used: () => [], rounds: () => 1, shares } };
    const report = reportOf(odd, plan, await tallyOf(odd, plan, 5));
    expect(report.shares).toMatchObject({
      short: [{ value: '', hits: 5, of: 10, share: 0.5 }],
      bird: [{ value: 'crow', hits: 15, of: 15, share: 1 }],
    });
    expect(reportText(odd, report)).toMatch(/^ {2}crow +15 +15 +100\.0% /m);
  });

  test('a card that is never used is listed with none', async () => {
    const statistics = { cards: ['coin', 'owl'], used: () => ['coin'], rounds: () => 1 };
    const odd = { ...magpiesPack, statistics };
    const { cards } = reportOf(odd, plan, await tallyOf(odd, plan, 5));
    expect(cards).toMatchObject([
      { id: 'coin', games: 5, share: 1 },
      { id: 'owl', games: 0, share: 0, low: 0 },
    ]);
  });
});

describe('bots in a simulation', () => {
  const alone = { ...plan, bots: ['normal'] };

  test('see their packet and nothing else, with dice of their own', async () => {
    const seen = new Set<string>();
    const looking = withBot({
      choose({ view, question }, seat, rng) {
        const { hands } = view as View;
        seen.add(hands.map((hand) => (hand === null ? 'closed' : 'open')).join());
        expect(hands[seat]).not.toBeNull();
        expect('deck' in view).toBe(false);
        expect(question.options.length).toBeGreaterThan(0);
        expect(seat).toBeLessThan(4);
        return rng.pick(question.options);
      },
    });
    await playGame(looking, alone, 0);
    for (const each of seen) expect(each.match(/open/g)).toHaveLength(1);
  });

  test('may have nothing to say: then another asked seat acts, and if nobody does, time runs out', async () => {
    const seen: string[] = [];
    const shy = (seats: readonly number[]) =>
      withBot({
        choose({ question }, seat, rng) {
          if (question.kind === 'bid') seen.push(seats.includes(seat) ? 'shy' : 'bold');
          return seats.includes(seat) ? null : rng.pick(question.options);
        },
      });
    const silent = await playGame(shy([0, 1, 2, 3]), alone, 0);
    expect(silent.over).not.toBeNull();
    seen.length = 0;
    const some = await playGame(shy([1]), alone, 0);
    expect(some.over).not.toBeNull();
    expect(seen).toContain('bold');
  });

  test('that choose what is not listed are named with seed and choice', async () => {
    const rogue = withBot({ choose: () => ({ do: 'cheat' }) });
    await expect(playGame(rogue, alone, 4)).rejects.toThrow('seed 5, answer 1: normal chose {"do":"cheat"}: not-an-option');
  });

  test('are named; a name that the game does not have is a mistake', () => {
    expect(botNames(magpiesPack, undefined)).toEqual(['normal']);
    expect(botNames(magpiesPack, 'random, normal')).toEqual(['random', 'normal']);
    const { bot: _, ...botless } = magpiesPack;
    expect(botNames(botless, undefined)).toEqual(['random']);
    expect(() => botNames(botless, 'normal')).toThrow(
      'magpies has no bot of its own yet, so there is no “normal”. Known: random.',
    );
    expect(() => botNames(magpiesPack, 'normal,hard')).toThrow('--bots should be one of random, normal, not “hard”.');
  });
});

test('the report in words: names of seats and cards, an arrow where chance does not explain it', async () => {
  const report = reportOf(magpiesPack, plan, await tallyOf(magpiesPack, plan, 100));
  const text = reportText(magpiesPack, report);
  expect(text).toMatch(/^ {2}Seat 1 +100 +\d+ +\d+\.\d% +\d+\.\d–\d+\.\d%/m);
  expect(text).toMatch(/^ {2}normal .* ▲$/m);
  expect(text).toMatch(/^ {2}Bird +games +won +share +95%$/m);
  expect(text).toMatch(/Rounds in a game: [\d.]+ on average/);
  expect(text).toMatch(/^ {2}hawk +\d+ /m);
  vi.stubEnv('LANG', 'zh_TW');
  expect(reportText(magpiesPack, report)).toContain('座位 1');
  vi.stubEnv('LANG', 'C');
});

test('a league of three bots: everybody meets everybody, seats alternate, the keen one leads', async () => {
  const pack = { ...magpiesPack, levels: { silent: { choose: () => null } } };
  const names = ['random', 'normal', 'silent'];
  const met = await everyPair(names, (bots) => tallyOf(pack, { ...plan, players: 2, bots }, 40));
  expect(met.map(({ a, b }) => `${a} ${b}`)).toEqual(['random normal', 'random silent', 'normal silent']);
  expect(met.every(({ finished }) => finished === 40)).toBe(true);
  expect(standings(names, met).map(({ bot }) => bot)).toEqual(['normal', 'random', 'silent']);
});
