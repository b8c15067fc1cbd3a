import type { Statistics } from '../statistics.ts';
import { enemies, enemyOf, powerups } from './rules/catalog.ts';
import type { Event } from './rules/events.ts';
import type { CeeLo } from './rules/types.ts';

/** What was bought, and which enemies were fought: as many runs meet the fourth enemy as win three rounds. */
function used(event: Event): readonly string[] {
  switch (event.type) {
    case 'bought':
      return [event.item];
    case 'began':
      return [enemyOf(event.round).id];
    default:
      return [];
  }
}

/** What simulations and the fuzzer count. */
export const statistics: Statistics<CeeLo> = {
  cards: [...powerups.all, ...enemies.all].map(({ id }) => id),
  used,
  rounds: ({ chapters }) => chapters.length,
};
