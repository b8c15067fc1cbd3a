import type { GamePack } from '@tavern/games';
import { round, type Share, type Spread, shareOf, spreadOf } from '../estimate.ts';
import { type DrawShare, drawShares } from './draws.ts';
import type { Plan } from './game.ts';
import { type CountedShares, countedShares } from './shares.ts';
import type { Tally, Won } from './tally.ts';

export interface WinShare extends Share {
  readonly label: string;
  readonly games: number;
  readonly wins: number;
}

type Grouped = { readonly [group: string]: readonly WinShare[] };

interface CardShare extends Share {
  readonly id: string;
  readonly games: number;
}

/** What a simulation found out. Shares, rounds and cards are of finished games only; the others are counted beside them. */
export interface Report {
  readonly games: number;
  readonly finished: number;
  readonly unfinished: number;
  /** Where to look for why they do not end. */
  readonly unfinishedSeeds: readonly number[];
  readonly cap: number;
  readonly answers: number;
  /** What everybody would win if all seats were alike; null where there is only one. */
  readonly fair: number | null;
  /** The same for bots, each of which plays a whole side. */
  readonly fairBots: number | null;
  readonly seats: readonly WinShare[];
  readonly bots: readonly WinShare[];
  readonly groups: Grouped;
  /** The sides that several seats play for, each counted once a game, whatever its size; fair is `fairBots`. */
  readonly sides: Grouped;
  /** Null where the game does not count them, or nothing was finished. */
  readonly rounds: Spread | null;
  /** What else the game counts. */
  readonly shares: CountedShares;
  readonly cards: readonly CardShare[] | null;
  /** What drawing a card is worth, where the game tells of draws. */
  readonly draws: readonly DrawShare[];
}

const MOST_SEEDS = 20;

export function reportOf({ statistics }: GamePack, { cap, players }: Plan, tally: Tally): Report {
  const { finished, answers } = tally;
  const unfinishedSeeds = Object.keys(tally.unfinished).map(Number);
  const seats = winShares(tally.seats);
  const bots = winShares(tally.bots);
  return {
    games: finished + unfinishedSeeds.length,
    finished,
    unfinished: unfinishedSeeds.length,
    unfinishedSeeds: unfinishedSeeds.sort((a, b) => a - b).slice(0, MOST_SEEDS),
    cap,
    answers,
    fair: players === 1 ? null : fairOf(seats),
    fairBots: players === 1 ? null : fairOf(bots),
    // Object keys that are numbers come in their order: seat 1 first.
    seats: seats.map((each) => ({ ...each, label: String(Number(each.label) + 1) })),
    bots: strongestFirst(bots),
    groups: grouped(tally.groups),
    sides: grouped(tally.sides),
    rounds: spreadOf(tally.rounds),
    shares: countedShares(tally),
    cards: statistics === undefined ? null : cardShares(statistics.cards, tally),
    draws: drawShares(tally),
  };
}

function fairOf(shares: readonly WinShare[]): number {
  const games = sum(shares.map((each) => each.games));
  return games === 0 ? 0 : round(sum(shares.map(({ wins }) => wins)) / games);
}

const winShares = (won: { readonly [label: string]: Won }): WinShare[] =>
  Object.entries(won).map(([label, { games, wins }]) => ({ label, games, wins, ...shareOf(wins, games) }));

const grouped = (groups: Tally['groups']): Grouped =>
  Object.fromEntries(
    Object.entries(groups)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([group, labels]) => [group, strongestFirst(winShares(labels))]),
  );

const strongestFirst = (shares: readonly WinShare[]): WinShare[] =>
  [...shares].sort((a, b) => b.share - a.share || (a.label < b.label ? -1 : 1));

/** The most used first. One that was never used is listed too: that is the most interesting line. */
const cardShares = (ids: readonly string[], { cards, finished }: Tally): CardShare[] =>
  ids
    .map((id) => ({ id, games: cards[id] ?? 0, ...shareOf(cards[id] ?? 0, finished) }))
    .sort((a, b) => b.games - a.games || (a.id < b.id ? -1 : 1));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
