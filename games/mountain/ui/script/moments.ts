import type { Moment } from '@tavern/kit/said/index.ts';
import type { Event } from '../../rules/events.ts';

/** This many enemies at once are worth a remark. */
const MANY = 2;

/** The players for whom an event is a big moment: the winner speaks before those who fell. */
export function momentsOf(event: Event): readonly Moment[] {
  switch (event.type) {
    case 'duelEnded':
      return [
        ...(event.winner === null ? [] : [{ seat: event.winner, line: 'won' as const }]),
        ...event.fallen.map((seat) => ({ seat, line: 'lost' as const })),
      ];
    case 'fightWon':
      return event.foes.length >= MANY ? [{ seat: event.seat, line: 'won' }] : [];
    case 'fightLost':
      return [{ seat: event.seat, line: 'lost' }];
    case 'won':
      return [{ seat: event.seat, line: 'won' }];
    default:
      return [];
  }
}
