import type { Words } from '@tavern/engine';
import { columns, interval, percent } from '../columns.ts';
import { round, type Share, shareOf } from '../estimate.ts';
import type { Tally, Won } from './tally.ts';

/** How often those win who draw a card, and how often those who draw any other of its pile. */
export interface DrawShare extends Share {
  readonly card: string;
  readonly pile: string;
  readonly draws: number;
  readonly wins: number;
  readonly others: number;
  /** The difference: what the card is worth, because which card a draw brings is chance alone. */
  readonly above: number;
}

const sum = (all: readonly Won[]): Won =>
  all.reduce((total, { games, wins }) => ({ games: total.games + games, wins: total.wins + wins }), { games: 0, wins: 0 });

/** The one that helps most first. */
export function drawShares({ drawn }: Pick<Tally, 'drawn'>): DrawShare[] {
  return Object.entries(drawn)
    .flatMap(([pile, cards]) => {
      const all = sum(Object.values(cards));
      return Object.entries(cards).map(([card, { games, wins }]): DrawShare => {
        const own = shareOf(wins, games);
        const others = shareOf(all.wins - wins, all.games - games).share;
        return { card, pile, draws: games, wins, ...own, others, above: round(own.share - others) };
      });
    })
    .sort((a, b) => b.above - a.above || (a.card < b.card ? -1 : 1));
}

/** In points, with its sign. */
const points = (part: number): string => `${part < 0 ? '−' : '+'}${(Math.abs(part) * 100).toFixed(1)}`;

export function drawsText(dictionary: Words, rows: readonly DrawShare[], head: readonly string[]): string {
  return columns([
    [...head.slice(0, 4), '95%', ...head.slice(4)],
    ...rows.map(({ card, draws, wins, share, low, high, others, above }) => [
      dictionary[`card.${card}.name`] ?? card,
      String(draws),
      String(wins),
      percent(share),
      interval(low, high),
      percent(others),
      points(above),
    ]),
  ]);
}
