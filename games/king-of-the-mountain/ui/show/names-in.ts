import type { Seat } from '@tavern/engine';
import type { Event } from '../../rules/events.ts';

/** Whom and which tiles an event is about: what the board lights up for its line. */
export interface Named {
  readonly seats: readonly Seat[];
  readonly tiles: readonly number[];
}

export const NOTHING_NAMED: Named = { seats: [], tiles: [] };

const unique = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];

export const namesIn = (event: Event): Named => ({ seats: unique(seatsIn(event)), tiles: unique(tilesIn(event)) });

function seatsIn(event: Event): readonly Seat[] {
  switch (event.type) {
    case 'initiative':
      return event.rolls.map(({ seat }) => seat);
    case 'order':
      return event.order;
    case 'reshuffled':
      return [];
    case 'duelRound':
      return event.fighters.map(({ seat }) => seat);
    case 'duelEnded':
      return [...(event.winner === null ? [] : [event.winner]), ...event.fallen, ...event.fled];
    case 'duelBegan':
      return event.fighters;
    case 'challenged':
      return [event.seat, ...event.targets];
    case 'trapSprung':
    case 'trapAvoided':
      return [event.seat, event.owner];
    case 'ambushSprung':
    case 'ambushWasted':
      return [event.seat, event.mover];
    case 'luckCancelled':
    case 'smoked':
      return [event.seat, event.by];
    case 'swapped':
    case 'tradeBegan':
    case 'offer':
    case 'accepted':
    case 'traded':
    case 'tradeClosed':
      return [event.seat, event.with];
    case 'lootBegan':
    case 'lootMove':
    case 'lootDone':
      return [event.seat, event.loser];
    default:
      return [event.seat];
  }
}

function tilesIn(event: Event): readonly number[] {
  if (event.type === 'moved' || event.type === 'swapped') return [event.from, event.to];
  return 'tile' in event ? [event.tile] : [];
}
