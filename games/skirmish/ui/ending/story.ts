import type { Seat } from '@tavern/engine';
import type { Event } from '../../rules/events.ts';
import { Field } from './field.ts';
import { blankPlayer, type PlayerStory, withEvent } from './player-story.ts';
import { type Turned, turnedIn } from './turned.ts';

export interface SlotStory {
  readonly winner: Seat | null;
  readonly powers: readonly (number | null)[];
}

/** One round. `vp` is null where the match ended before it was counted. */
export interface RoundStory {
  readonly round: number;
  readonly slots: readonly SlotStory[];
  readonly vp: readonly number[] | null;
  readonly winner: Seat | null;
}

/** A match in a few numbers, from public events: it is the same for all viewers. */
export interface Story {
  readonly rounds: readonly RoundStory[];
  /** By seat. */
  readonly players: readonly PlayerStory[];
  readonly turned: Turned | null;
}

/** Complete only if the events are complete from the first one on. */
export function storyOf(events: readonly Event[]): Story {
  const field = new Field();
  let players: readonly PlayerStory[] = [blankPlayer(), blankPlayer()];
  const rounds: RoundStory[] = [];
  const last = (change: (round: RoundStory) => RoundStory): void => {
    const round = rounds.pop();
    if (round !== undefined) rounds.push(change(round));
  };
  for (const event of events) {
    players = players.map((player, seat) => withEvent(player, seat as Seat, event, field));
    field.take(event);
    if (event.type === 'round') rounds.push({ round: event.round, slots: [], vp: null, winner: null });
    if (event.type === 'slot')
      last((round) => ({ ...round, slots: [...round.slots, { winner: event.winner, powers: event.powers }] }));
    if (event.type === 'roundEnded') last((round) => ({ ...round, vp: event.vp, winner: event.winner }));
  }
  return { rounds, players, turned: turnedIn(events) };
}
