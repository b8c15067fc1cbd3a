import { type Eyes, viewFor } from './eyes.ts';
import type { Game, Types } from './game.ts';
import { copy } from './json.ts';
import type { Told } from './play.ts';
import { lookAt } from './still.ts';

/** An event as these eyes may see it: whole, masked, or not at all. */
function asSeen<T extends Types>(game: Game<T>, { event, to }: Told<T['event']>, eyes: Eyes): T['event'] | null {
  const whole = to === null || eyes === 'all' || (eyes !== null && to.includes(eyes));
  return whole ? event : (game.mask?.(event) ?? null);
}

/** Copies of the events that were told last. To all who see them whole they are the same: frames keep one of each. */
let whole: { readonly of: readonly Told<unknown>[]; readonly copies: unknown[] } = { of: [], copies: [] };

/** The event itself, whole: a copy, made once for all who look. */
function wholeOf<T extends Types>(events: readonly Told<T['event']>[], index: number): T['event'] {
  if (whole.of !== events) whole = { of: events, copies: [] };
  whole.copies[index] ??= copy((events[index] as Told<T['event']>).event);
  return whole.copies[index] as T['event'];
}

export function toldTo<T extends Types>(game: Game<T>, events: readonly Told<T['event']>[], eyes: Eyes): T['event'][] {
  // Most answers make one event. Frames keep these lists, and one that has grown takes room for many more.
  if (events.length === 1) {
    const mine = seenAt(game, events, 0, eyes);
    return mine === null ? [] : [mine];
  }
  return [...events.keys()].map((index) => seenAt(game, events, index, eyes)).filter((mine) => mine !== null);
}

function seenAt<T extends Types>(
  game: Game<T>,
  events: readonly Told<T['event']>[],
  index: number,
  eyes: Eyes,
): T['event'] | null {
  const told = events[index] as Told<T['event']>;
  const mine = asSeen(game, told, eyes);
  return mine === told.event ? wholeOf(events, index) : mine === null ? null : copy(mine);
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
    if (told.after !== undefined) lookAt(told.after);
    const state = (told.after ?? now) as T['state'];
    // Many events change nothing that anybody sees.
    views.push(state === looked ? (views.at(-1) as T['view']) : viewFor(game, state, eyes));
    looked = state;
  }
  return views;
}
