import type { Seat } from '@tavern/engine';
import type { Event, MoveWhy } from '../../rules/events.ts';

/** Carried through the air: magic does not walk. */
const LEAPS: ReadonlySet<MoveWhy> = new Set(['spirit', 'blink-scroll', 'hook']);

/**
 * The way of a figure, tile by tile, both ends included; only two tiles: in one leap. Empty: nobody moves, or the move was shown already.
 */
export function walkOf(event: Event): readonly number[] {
  if (event.type !== 'moved' || event.from === event.to || event.why === 'wave') return [];
  const { from, to, why } = event;
  if (LEAPS.has(why)) return [from, to];
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + step * index);
}

/** All players who move in an event, and their ways. Two who swap places leap at the same time. */
export function walksOf(event: Event): readonly { readonly seat: Seat; readonly walk: readonly number[] }[] {
  if (event.type === 'swapped') {
    const { seat, with: partner, from, to } = event;
    return [
      { seat, walk: [from, to] },
      { seat: partner, walk: [to, from] },
    ];
  }
  const walk = walkOf(event);
  return event.type === 'moved' && walk.length > 1 ? [{ seat: event.seat, walk }] : [];
}

const STEP = 150;
export const LEAP = 600;
const LONGEST_WALK = 900;

export function walkLasts(event: Event): number {
  const walk = walkOf(event);
  if (walk.length === 0) return 0;
  const [from = 0, to = 0] = walk;
  const leaps = walk.length === 2 && Math.abs(to - from) > 1;
  return leaps ? LEAP : Math.min(LONGEST_WALK, Math.max(2, walk.length - 1) * STEP);
}
