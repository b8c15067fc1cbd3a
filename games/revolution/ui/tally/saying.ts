import type { Seat } from '@tavern/engine';
import type { Moment } from '@tavern/kit/said/index.ts';
import type { Event } from '../../rules/events.ts';
import { rivalOf } from '../../rules/state.ts';

const remarks = (winner: Seat | null): readonly Moment[] =>
  winner === null
    ? []
    : [
        { seat: winner, line: 'won' },
        { seat: rivalOf(winner), line: 'lost' },
      ];

/** Whom a round moves to say something: who has won it first, then who has lost it. */
export const momentsOf = (event: Event): readonly Moment[] => (event.type === 'battle' ? remarks(event.reckoning.winner) : []);
