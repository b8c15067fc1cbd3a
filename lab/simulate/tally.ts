import { seat as toSeat } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { Played } from './game.ts';
import { sidesOf } from './lineup.ts';

/** Sums only: tallies of parts add up to the tally of the whole, however the games were shared out. */
export type Sums = { [name: string]: number | Sums };

/** In how many games, and how many of them were won. A seat of a game counts as one; for bots, a side. */
export type Won = { games: number; wins: number };

/** Of how many things something was true. */
type Held = { of: number; hits: number };

export type Tally = {
  /** Those that came to an end: all shares and rounds are of these. */
  finished: number;
  answers: number;
  /** Seeds of games that reached the cap, as keys: they are played again one by one to see why. */
  unfinished: { [seed: string]: number };
  seats: { [seat: string]: Won };
  bots: { [name: string]: Won };
  groups: { [group: string]: { [label: string]: Won } };
  /** Where several seats play for one side: the sides, each counted once a game. */
  sides: { [group: string]: { [label: string]: Won } };
  /** Games that had a winner; won by the seat that began, and by the first seat. */
  began: Won;
  firstSeat: Won;
  /** By the deck that a seat was told to choose. */
  decks: { [deck: string]: Won };
  rounds: { [rounds: string]: number };
  /** What else the game counts, by share and by what it is about; '': by nothing. */
  shares: { [share: string]: { [value: string]: Held } };
  cards: { [id: string]: number };
  /** Draws of each card, by pile, and how many of those who drew it won. */
  drawn: { [pile: string]: { [card: string]: Won } };
};

export const emptyTally = (): Tally => ({
  finished: 0,
  answers: 0,
  unfinished: {},
  seats: {},
  bots: {},
  groups: {},
  sides: {},
  began: { games: 0, wins: 0 },
  firstSeat: { games: 0, wins: 0 },
  decks: {},
  rounds: {},
  shares: {},
  cards: {},
  drawn: {},
});

/** Adds one game. */
export function count(tally: Tally, { statistics }: GamePack, played: Played): void {
  const { over, seed, bots, choices, decks, first, state, used, drawn } = played;
  tally.answers += played.answers;
  if (over === null) {
    tally.unfinished[seed] = 1;
    return;
  }
  tally.finished += 1;
  const winners: readonly number[] = over.winners;
  const sides = sidesOf(statistics, choices);
  for (const [seat, bot] of bots.entries()) {
    const result: Won = { games: 1, wins: winners.includes(seat) ? 1 : 0 };
    const labels = statistics?.groups?.(choices[seat] ?? {}, toSeat(seat), state) ?? {};
    add(tally.seats, { [seat]: result });
    const whole = ofSide(sides, seat, winners);
    add(tally.bots, { [bot]: whole });
    for (const [group, label] of Object.entries(sideLabels(statistics, sides[seat] ?? null, state)))
      if (whole.games > 0) add(tally.sides, { [group]: { [label]: whole } });
    for (const [group, label] of Object.entries(labels)) add(tally.groups, { [group]: { [label]: result } });
    const deck = decks[seat];
    if (deck !== undefined) add(tally.decks, { [deck]: result });
  }
  if (winners.length > 0) {
    add(tally.began, { games: 1, wins: winners.includes(first) ? 1 : 0 });
    add(tally.firstSeat, { games: 1, wins: winners.includes(0) ? 1 : 0 });
  }
  if (statistics === undefined) return;
  add(tally.rounds, { [statistics.rounds(state)]: 1 });
  for (const { share, value = '', hits, of } of statistics.shares?.(state) ?? [])
    add(tally.shares, { [share]: { [value]: { of, hits } } });
  for (const card of used) add(tally.cards, { [card]: 1 });
  for (const { seat, card, pile } of drawn)
    add(tally.drawn, { [pile]: { [card]: { games: 1, wins: winners.includes(seat) ? 1 : 0 } } });
}

const sideLabels = (
  statistics: GamePack['statistics'],
  side: string | null,
  state: Played['state'],
): { readonly [group: string]: string } => (side === null ? {} : (statistics?.sideGroups?.(side, state) ?? {}));

/** A bot plays a whole side: that counts as one, won or not, however many seats the side has. */
function ofSide(sides: readonly (string | null)[], seat: number, winners: readonly number[]): Won {
  const side = sides[seat] ?? null;
  if (side === null) return { games: 1, wins: winners.includes(seat) ? 1 : 0 };
  if (sides.indexOf(side) < seat) return { games: 0, wins: 0 };
  return { games: 1, wins: winners.some((each) => sides[each] === side) ? 1 : 0 };
}

export function joinTallies(tallies: readonly Tally[]): Tally {
  const all = emptyTally();
  for (const tally of tallies) add(all, tally);
  return all;
}

export function add(to: Sums, more: Sums): void {
  for (const [name, value] of Object.entries(more)) {
    const known = to[name];
    if (typeof value === 'number') to[name] = (typeof known === 'number' ? known : 0) + value;
    else {
      const inner: Sums = typeof known === 'object' ? known : {};
      add(inner, value);
      to[name] = inner;
    }
  }
}
