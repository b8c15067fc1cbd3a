import type { Seat } from '@tavern/engine';
import { cards } from '../../rules/catalog.ts';
import type { Event, EventOf } from '../../rules/events.ts';
import type { Combo, Line } from '../../rules/reckoning/types.ts';
import type { CardId, LeaderId } from '../../rules/state.ts';

/** One round that was counted. All lists are by seat. */
export interface RoundStory {
  readonly round: number;
  readonly leaders: readonly LeaderId[];
  readonly totals: readonly number[];
  readonly points: readonly number[];
  readonly winner: Seat | null;
}

/** The best combo of a player, with what it brought after all that changed it. */
interface BestCombo {
  readonly combo: Combo;
  readonly bonus: number;
  readonly round: number;
}

export interface PlayerStory {
  readonly points: number;
  readonly won: number;
  readonly best: BestCombo | null;
  /** What each card has brought over the whole match: its own power, what it gave, what it took from the rival. */
  readonly brought: ReadonlyMap<CardId | LeaderId, number>;
  /** Cards that were sealed, were no Secret cards, and whose owner won the round. */
  readonly bluffs: readonly CardId[];
}

/** A match in a few numbers, from public events: it is the same for all viewers. */
export interface Story {
  readonly rounds: readonly RoundStory[];
  /** By seat. */
  readonly players: readonly PlayerStory[];
}

const BLANK: PlayerStory = { points: 0, won: 0, best: null, brought: new Map(), bluffs: [] };

/** Complete only if the events are complete from the first one on. */
export function storyOf(events: readonly Event[]): Story {
  let players: readonly PlayerStory[] = [BLANK, BLANK];
  const rounds: RoundStory[] = [];
  let sealed: EventOf<'revealed'>['cards'] = [];
  for (const event of events) {
    if (event.type === 'round') sealed = [];
    if (event.type === 'revealed') sealed = event.cards;
    if (event.type !== 'battle') continue;
    rounds.push(roundOf(event));
    players = players.map((player, seat) => withBattle(player, seat as Seat, event, sealed[seat] ?? null));
  }
  return { rounds, players };
}

const roundOf = ({ round, leaders, reckoning: { sides, awards, winner } }: EventOf<'battle'>): RoundStory => ({
  round,
  leaders,
  totals: sides.map(({ total }) => total),
  points: awards.map(({ points }) => points),
  winner,
});

function withBattle(player: PlayerStory, seat: Seat, event: EventOf<'battle'>, sealed: CardId | null): PlayerStory {
  const { reckoning, after, round } = event;
  const won = reckoning.winner === seat;
  const bluffed = won && sealed !== null && cards.get(sealed).kind !== 'sp';
  return {
    points: after[seat] ?? 0,
    won: player.won + (won ? 1 : 0),
    best: betterCombo(player.best, comboOf(event, seat, round)),
    brought: withLines(player.brought, event, seat),
    bluffs: bluffed ? [...player.bluffs, sealed] : player.bluffs,
  };
}

function comboOf({ reckoning: { sides } }: EventOf<'battle'>, seat: Seat, round: number): BestCombo | null {
  const [combo] = sides[seat]?.combos ?? [];
  return combo === undefined ? null : { combo, bonus: sides[seat]?.comboBonus ?? 0, round };
}

/** Of equals the earlier one. */
const betterCombo = (one: BestCombo | null, other: BestCombo | null): BestCombo | null =>
  one === null || (other !== null && other.bonus > one.bonus) ? other : one;

/** What a line is worth to the owner of its card: what is taken from the other side is worth as much as what is given to one's own. */
function worthOf({ amount, seat: owner }: Line, side: number): number {
  return owner === side ? amount : -amount;
}

function withLines(brought: PlayerStory['brought'], { reckoning }: EventOf<'battle'>, seat: Seat): PlayerStory['brought'] {
  const sum = new Map(brought);
  for (const { cells } of reckoning.tally)
    for (const [side, { lines }] of cells.entries())
      for (const line of lines)
        if (line.by !== null && line.seat === seat) sum.set(line.by, (sum.get(line.by) ?? 0) + worthOf(line, side));
  return sum;
}

/** The card that brought most; of equals the first. Null: no card has brought anything. */
export function bestCard({ brought }: PlayerStory): { readonly card: CardId | LeaderId; readonly n: number } | null {
  let best: { readonly card: CardId | LeaderId; readonly n: number } | null = null;
  for (const [card, n] of brought) if (n > (best?.n ?? 0)) best = { card, n };
  return best;
}
