import type { Seat } from '@tavern/engine';
import type { Event } from '../../rules/events.ts';
import type { CardId } from '../../rules/state.ts';
import type { Field } from './field.ts';

/** Slots that units of one card have won, and the most power with which. */
export interface Held {
  readonly card: CardId;
  readonly slots: number;
  readonly power: number;
}

export interface PlayerStory {
  readonly slotsWon: number;
  readonly held: readonly Held[];
  readonly played: number;
  /** Units that died; those that were bounced or cleared away did not. */
  readonly lost: number;
  /** Cards that the beginning of a round brought, those of a mulligan among them. */
  readonly drawnByRounds: number;
  /** Cards that other cards brought: the card and how many. */
  readonly drawnBy: readonly { readonly card: CardId; readonly n: number }[];
  /** Cards in hand. */
  readonly left: number;
}

export const blankPlayer = (): PlayerStory => ({
  slotsWon: 0,
  held: [],
  played: 0,
  lost: 0,
  drawnByRounds: 0,
  drawnBy: [],
  left: 0,
});

/** The unit that won the most slots; of equals the one with the most power, then the first. */
export const bestHeld = ({ held }: PlayerStory): Held | null =>
  held.reduce<Held | null>(
    (best, each) =>
      best === null || each.slots > best.slots || (each.slots === best.slots && each.power > best.power) ? each : best,
    null,
  );

export const drawnInAll = ({ drawnByRounds, drawnBy }: PlayerStory): number =>
  drawnBy.reduce((sum, { n }) => sum + n, drawnByRounds);

function holding(held: readonly Held[], card: CardId, power: number): readonly Held[] {
  const before = held.find((each) => each.card === card);
  if (before === undefined) return [...held, { card, slots: 1, power }];
  const more = { card, slots: before.slots + 1, power: Math.max(before.power, power) };
  return held.map((each) => (each === before ? more : each));
}

function drawing(by: PlayerStory['drawnBy'], card: CardId): PlayerStory['drawnBy'] {
  if (!by.some((each) => each.card === card)) return [...by, { card, n: 1 }];
  return by.map((each) => (each.card === card ? { card, n: each.n + 1 } : each));
}

/** The story of `seat` with one event more. `field`: the units before it. */
export function withEvent(story: PlayerStory, seat: Seat, event: Event, field: Field): PlayerStory {
  if (event.type === 'slot') return won(story, seat, event, field);
  if (!('seat' in event) || event.seat !== seat) return story;
  const { left } = story;
  switch (event.type) {
    case 'drew':
      return event.by === null
        ? { ...story, left: left + 1, drawnByRounds: story.drawnByRounds + 1 }
        : { ...story, left: left + 1, drawnBy: drawing(story.drawnBy, event.by) };
    case 'mulligan':
      // As many are drawn again, and counted then.
      return { ...story, left: left - event.count, drawnByRounds: story.drawnByRounds - event.count };
    case 'played':
      return { ...story, left: left - 1, played: story.played + 1 };
    case 'died':
      return { ...story, lost: story.lost + 1 };
    case 'bounced':
    case 'returned':
      return { ...story, left: left + 1 };
    case 'discarded':
      return { ...story, left: left - 1 };
    default:
      return story;
  }
}

function won(story: PlayerStory, seat: Seat, { winner, slot }: Extract<Event, { type: 'slot' }>, field: Field): PlayerStory {
  const unit = winner === seat ? field.at(seat, slot) : null;
  if (unit === null) return story;
  return { ...story, slotsWon: story.slotsWon + 1, held: holding(story.held, unit.card, unit.power) };
}
