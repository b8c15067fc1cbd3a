import { codeOf, type DeckRules } from '@tavern/decks';
import { entryOf, type GamePack } from '@tavern/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decks, matchUps } from '../../decks/decks.ts';
import { decksText } from '../../decks/print.ts';
import { decksReport, type Pair } from '../../decks/report.ts';
import { type Plan, playGame } from '../../simulate/game.ts';
import { tallied } from '../../simulate/run.ts';
import { emptyTally, type Tally } from '../../simulate/tally.ts';

vi.stubEnv('LANG', 'C');
const pack = await (entryOf('skirmish')?.load() as Promise<GamePack>);
const rules = pack.decks as DeckRules;
const plan: Plan = {
  game: 'skirmish',
  players: 2,
  bots: ['random'],
  decks: ['iron_wall', 'emberstorm'],
  rules: {},
  seed: 1,
  cap: 20_000,
};

describe('which decks meet', () => {
  test('every ready deck every other, once', () => {
    expect(matchUps(pack, rules, [])).toEqual([
      ['iron_wall', 'emberstorm'],
      ['iron_wall', 'grave_bargain'],
      ['emberstorm', 'grave_bargain'],
    ]);
  });

  test('a deck that is named meets every ready one, and is written as the game writes it', () => {
    const [first] = rules.ready;
    const code = codeOf(rules, { name: '', cards: first.cards });
    expect(matchUps(pack, rules, [` ${code} `])).toEqual(rules.ready.map(({ id }) => [code, id]));
  });

  test('a code that cannot be read is a mistake with the game’s own reason', () => {
    expect(() => matchUps(pack, rules, ['SK1-3ch-zz'])).toThrow(/^These settings do not work: .*check/);
  });

  test('one ready deck has nothing to be compared with', () => {
    expect(() => matchUps(pack, { ...rules, ready: [rules.ready[0]] }, [])).toThrow('skirmish has one ready deck');
  });
});

describe('games with given decks', () => {
  test('sides are swapped from game to game', async () => {
    const sides = [await playGame(pack, plan, 0), await playGame(pack, plan, 1)].map(({ choices, decks: told }) => ({
      choices: choices.map((choice) => (choice as { deck: string }).deck),
      told,
    }));
    const straight = ['iron_wall', 'emberstorm'];
    expect(sides).toEqual([
      { choices: straight, told: straight },
      { choices: straight.toReversed(), told: straight.toReversed() },
    ]);
  });

  test('are counted by deck, by the seat that began, and by the first seat', async () => {
    const tally = await tallied(pack, { plan, from: 0, games: 60 });
    const { decks: won, began, firstSeat, finished } = tally;
    const wins = (won['iron_wall']?.wins ?? 0) + (won['emberstorm']?.wins ?? 0);
    expect(finished).toBe(60);
    expect(Object.keys(won).sort()).toEqual(['emberstorm', 'iron_wall']);
    expect([won['iron_wall']?.games, won['emberstorm']?.games]).toEqual([60, 60]);
    // A tied match has no winner, so it is in neither.
    expect([began.games, firstSeat.games]).toEqual([wins, wins]);
    expect(began.wins).not.toBe(firstSeat.wins);
    const [whoBegan, whoWon] = await firstTold();
    const one = await tallied(pack, { plan, from: 0, games: 1 });
    expect(one.began).toEqual({ games: whoWon.length, wins: whoWon.includes(whoBegan) ? 1 : 0 });
  });

  /** Who began and who won the plan's first game, from its end. */
  async function firstTold(): Promise<[number, readonly number[]]> {
    const { state, over } = await playGame(pack, plan, 0);
    const { first, round } = state as { first: number; round: number };
    // The players take turns with the first priority.
    return [round % 2 === 1 ? first : 1 - first, over?.winners ?? []];
  }
});

const tally = (a: string, b: string, winsA: number, winsB: number, ties: number): Tally => ({
  ...emptyTally(),
  finished: winsA + winsB + ties,
  decks: { [a]: { games: 100, wins: winsA }, [b]: { games: 100, wins: winsB } },
  began: { games: winsA + winsB, wins: 45 },
  firstSeat: { games: winsA + winsB, wins: 40 },
  rounds: { 2: 60, 3: 40 },
});
const met: [Pair, Pair] = [
  { a: 'iron_wall', b: 'emberstorm', tally: tally('iron_wall', 'emberstorm', 60, 30, 10) },
  { a: 'iron_wall', b: 'grave_bargain', tally: tally('iron_wall', 'grave_bargain', 20, 80, 0) },
];

describe('the report', () => {
  test('gives shares of the decided games with intervals, ties, rounds, and shares of who began and of first seats', () => {
    const { pairs, decks: standings, widest } = decksReport(met);
    expect(pairs[0]).toMatchObject({
      a: 'iron_wall',
      b: 'emberstorm',
      winsA: 60,
      winsB: 30,
      share: 0.6667,
      ties: 10,
      tied: { share: 0.1 },
      rounds: { mean: 2.4 },
      began: { share: 0.5 },
      firstSeat: { share: 0.4444 },
    });
    expect(pairs[0]?.low).toBeLessThan(0.6667);
    expect(pairs[0]?.high).toBeGreaterThan(0.6667);
    expect(standings.map(({ deck, wins, decided }) => [deck, wins, decided])).toEqual([
      ['grave_bargain', 80, 100],
      ['iron_wall', 80, 190],
      ['emberstorm', 30, 90],
    ]);
    expect(widest).toMatchObject({ deck: 'grave_bargain', against: 'iron_wall', share: 0.8 });
  });

  test('has what else the game counts, by what it is about, the highest share first', () => {
    const shares = {
      early: { '': { of: 100, hits: 25 } },
      slot: { champion: { of: 10, hits: 4 }, stranger: { of: 10, hits: 6 } },
    };
    const [{ a, b, tally: counted }] = met;
    const report = decksReport([{ a, b, tally: { ...counted, shares } }]);
    expect(report.pairs[0]?.shares['early']).toMatchObject([{ value: '', of: 100, hits: 25, share: 0.25 }]);
    expect(report.pairs[0]?.shares['slot']?.map(({ value, share }) => [value, share])).toEqual([
      ['stranger', 0.6],
      ['champion', 0.4],
    ]);
    const text = decksText(pack, rules, report);
    expect(text).toMatch(/^ {2}early +of +times +share +95%\n +100 +25 +25\.0% /m);
    expect(text).toMatch(/^ {2}Champion +10 +4 +40\.0% /m);
    expect(text).toMatch(/^ {2}stranger +10 +6 +60\.0% /m);
  });

  test('in words, with the names of the decks', () => {
    const text = decksText(pack, rules, decksReport(met));
    expect(text).toMatch(/^ {2}Grave Bargain +80 +100 +80\.0%/m);
    expect(text).toMatch(/^ {2}Iron Wall : Emberstorm +60 : 30 +66\.7% +\d+\.\d–\d+\.\d% +10$/m);
    expect(text).toMatch(/^ {2}Iron Wall : Emberstorm +2\.40 +50\.0% /m);
    expect(text).toContain('The widest gap: Grave Bargain wins 80.0% against Iron Wall.');
    vi.stubEnv('LANG', 'zh_TW');
    expect(decksText(pack, rules, decksReport(met))).toContain('差距最大：墓園交易對鐵壁的勝率為 80.0%。');
    vi.stubEnv('LANG', 'C');
  });
});

describe('the command', () => {
  let printed: string[] = [];
  beforeEach(() => {
    printed = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  });
  afterEach(() => vi.restoreAllMocks());

  test('plays all pairs with one bot, prints tables, and one JSON object with --json', async () => {
    expect(await decks(['skirmish', '--games', '4', '--bot', 'random', '--seed', '3', '--json'])).toBe(0);
    const told = JSON.parse(printed.at(-1) ?? '') as { pairs: { finished: number }[] };
    expect(told).toMatchObject({ game: 'skirmish', games: 4, bot: 'random', seed: 3, unfinished: 0 });
    expect(told.pairs.map(({ finished }) => finished)).toEqual([4, 4, 4]);
    expect(printed[0]).toMatch(/^skirmish, random against random, seed 3: 4 games for each of 3 pairs of decks/);
  });
});
