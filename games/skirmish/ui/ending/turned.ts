import type { Seat } from '@tavern/engine';
import type { Event, EventOf } from '../../rules/events.ts';
import type { CardId } from '../../rules/state.ts';
import { Field } from './field.ts';

/** What decided the match: a play after which its winner was ahead and stayed so, or a Conquer when the round was counted. */
export type Turned =
  | {
      readonly by: 'play';
      readonly round: number;
      readonly seat: Seat;
      readonly card: CardId;
      /** Where it was played, or where it aimed; null: nowhere in particular. */
      readonly slot: number | null;
      /** Slots ahead, by seat. */
      readonly before: readonly number[];
      readonly after: readonly number[];
    }
  | {
      readonly by: 'conquer';
      readonly round: number;
      readonly seat: Seat;
      readonly card: CardId;
      readonly slot: number;
      readonly from: number;
      readonly to: number;
    };

const leads = (ahead: readonly number[], seat: Seat): boolean => (ahead[seat] ?? 0) > (ahead[1 - seat] ?? 0);

/** The events of the last round that the winner of the match has won; null: there is none. */
function decisive(events: readonly Event[], winner: Seat): readonly Event[] | null {
  const end = events.findLastIndex((event) => event.type === 'roundEnded' && event.winner === winner);
  if (end < 0) return null;
  const begin = events.slice(0, end).findLastIndex(({ type }) => type === 'round');
  return events.slice(begin, end);
}

/** Null where nobody won the match, or no round of theirs was counted. */
export function turnedIn(events: readonly Event[]): Turned | null {
  const ended = events.findLast((event) => event.type === 'ended');
  const winner = ended?.type === 'ended' ? ended.winner : null;
  const part = winner === null ? null : decisive(events, winner);
  const [head] = part ?? [];
  if (winner === null || part === null || head?.type !== 'round') return null;
  return playIn(part, winner, head.round) ?? conquestIn(part, winner, head.round);
}

/** The last play that put the winner ahead: after it nothing took the lead away. */
function playIn(events: readonly Event[], winner: Seat, round: number): Turned | null {
  const field = new Field();
  let turned: Turned | null = null;
  let play: { readonly event: EventOf<'played'>; readonly before: readonly number[] } | null = null;
  const close = (): void => {
    const after = field.ahead();
    if (!leads(after, winner)) turned = null;
    else if (play !== null && !leads(play.before, winner)) {
      const { seat, card, slot, at } = play.event;
      turned = { by: 'play', round, seat, card, slot: slot ?? at?.slot ?? null, before: play.before, after };
    }
    play = null;
  };
  for (const event of events) {
    if (event.type === 'played') {
      close();
      play = { event, before: field.ahead() };
    }
    if (event.type === 'slot') break;
    field.take(event);
  }
  close();
  return turned;
}

/** The VP that a Conquer brought, and without which the round would not have been won. */
function conquestIn(events: readonly Event[], winner: Seat, round: number): Turned | null {
  const at = events.findLastIndex((event) => event.type === 'vp' && event.seat === winner);
  const gain = events[at];
  const conquest = events.slice(0, Math.max(0, at)).findLast(({ type }) => type === 'conquered');
  if (gain?.type !== 'vp' || conquest?.type !== 'conquered') return null;
  const { from, to, by } = gain;
  return { by: 'conquer', round, seat: winner, card: by, slot: conquest.slot, from, to };
}
