import type { Game, Types } from './game.ts';
import { copy } from './json.ts';
import type { Told } from './play.ts';
import type { Seat } from './seat.ts';

/** An event as one seat (null: a spectator) may see it: whole, masked, or not at all. */
function asSeen<T extends Types>(game: Game<T>, { event, to }: Told<T['event']>, seat: Seat | null): T['event'] | null {
  return to === null || (seat !== null && to.includes(seat)) ? event : (game.mask?.(event) ?? null);
}

export function toldTo<T extends Types>(game: Game<T>, events: readonly Told<T['event']>[], seat: Seat | null): T['event'][] {
  const seen: T['event'][] = [];
  for (const told of events) {
    const mine = asSeen(game, told, seat);
    if (mine !== null) seen.push(copy(mine));
  }
  return seen;
}

/** What a seat saw right after each event that it was told, without the very last one. `now`: for what was told before anybody watched. */
export function viewsOf<T extends Types>(
  game: Game<T>,
  events: readonly Told<T['event']>[],
  seat: Seat | null,
  now: T['state'],
): T['view'][] {
  const views: T['view'][] = [];
  let looked: T['state'] | null = null;
  for (let i = 0; i < events.length - 1; i++) {
    const told = events[i] as Told<T['event']>;
    if (asSeen(game, told, seat) === null) continue;
    const state = (told.after ?? now) as T['state'];
    // Many events change nothing that anybody sees.
    views.push(state === looked ? (views.at(-1) as T['view']) : game.view(state, seat));
    looked = state;
  }
  return views;
}
