import type { Statistics } from '../statistics.ts';
import { powerups } from './rules/catalog.ts';
import type { Event } from './rules/events.ts';
import type { CeeLo } from './rules/types.ts';

function used(event: Event): readonly string[] {
  switch (event.type) {
    case 'bought':
      return [event.item];
    default:
      return [];
  }
}

/** What simulations and the fuzzer count. */
export const statistics: Statistics<CeeLo> = {
  cards: powerups.all.map(({ id }) => id),
  used,
  rounds: ({ chapters }) => chapters.length,
};
