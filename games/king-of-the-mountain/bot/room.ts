import type { ItemId } from '../rules/state.ts';
import type { OverflowOption } from '../rules/steps/overflow.ts';
import type { Sight } from './sight.ts';
import { lossOf } from './worth.ts';

type Room = Extract<OverflowOption, { do: 'drop' | 'equip' }>;

/** Too much to carry: a free slot of the gear takes a new thing, else the least worthy goes (H-46, H-47). */
export function makeRoom<O extends { readonly do: string }>(sight: Sight, options: readonly O[]): Extract<O, Room> | null {
  const room = options.filter((option): option is Extract<O, Room> => option.do === 'equip' || option.do === 'drop');
  return room.find((option) => option.do === 'equip') ?? leastWorthy(sight, room);
}

/** Of things to part with, the one that will be missed least. */
export function leastWorthy<O extends { readonly item: ItemId }>({ me, weights }: Sight, options: readonly O[]): O | null {
  let least: O | null = null;
  let loss = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const each = lossOf(me, option.item, weights);
    if (each >= loss) continue;
    loss = each;
    least = option;
  }
  return least;
}
