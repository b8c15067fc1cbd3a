import type { Types } from './game.ts';
import { isImportant, type Tell } from './tell.ts';

/**
 * Does a match come to one of its great moments with these events? A replay jumps from one to the next, so it is not every line that matters most: the
 * game says which (`Tell.matters`). Works for events as any eyes have seen them.
 */
export function matters<T extends Types>(
  { tell }: { readonly tell: Pick<Tell<T>, 'marks' | 'matters'> },
  events: readonly T['event'][],
): boolean {
  return events.some((event) => tell.matters?.(event) ?? isImportant(tell.marks[event.type as T['event']['type']]));
}
