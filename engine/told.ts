import { type Eyes, viewFor } from './eyes.ts';
import type { Game, Types } from './game.ts';
import { copy } from './json.ts';
import type { Told } from './play.ts';

/** An event as these eyes may see it: whole, masked, or not at all. */
function asSeen<T extends Types>(game: Game<T>, { event, to }: Told<T['event']>, eyes: Eyes): T['event'] | null {
  const whole = to === null || eyes === 'all' || (eyes !== null && to.includes(eyes));
  return whole ? event : (game.mask?.(event) ?? null);
}

export function toldTo<T extends Types>(game: Game<T>, events: readonly Told<T['event']>[], eyes: Eyes): T['event'][] {
  const seen: T['event'][] = [];
  for (const told of events) {
    const mine = asSeen(game, told, eyes);
    if (mine !== null) seen.push(copy(mine));
  }
  return seen;
}

/** What these eyes saw right after each event that they were told, without the very last one. `now`: for what was told before anybody watched. */
export function viewsOf<T extends Types>(
  game: Game<T>,
  events: readonly Told<T['event']>[],
  eyes: Eyes,
  now: T['state'],
): T['view'][] {
  const views: T['view'][] = [];
  let looked: T['state'] | null = null;
  for (let i = 0; i < events.length - 1; i++) {
    const told = events[i] as Told<T['event']>;
    if (asSeen(game, told, eyes) === null) continue;
    const state = (told.after ?? now) as T['state'];
    // Many events change nothing that anybody sees.
    views.push(state === looked ? (views.at(-1) as T['view']) : viewFor(game, state, eyes));
    looked = state;
  }
  return views;
}
