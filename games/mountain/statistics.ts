import type { Statistics } from '../statistics.ts';
import { enemies, luckCards, treasures } from './rules/catalog.ts';
import type { Event } from './rules/events.ts';
import type { Mountain } from './rules/types.ts';

/** The cards that an event shows at work: worn, drunk, placed, played, fought. */
function used(event: Event): readonly string[] {
  switch (event.type) {
    case 'equipped':
    case 'used':
    case 'warded':
      return [event.item];
    case 'foes':
      return event.foes;
    case 'luckDrawn':
      return event.card === null || luckCards.get(event.card).play === undefined ? [] : [event.card];
    case 'moved':
      return event.why === 'lamp' || event.why === 'blink-scroll' || event.why === 'instinct' ? [event.why] : [];
    case 'trapSet':
      return ['trap'];
    case 'ambushSet':
      return ['ambush-opportunity'];
    case 'luckCancelled':
      return ['luck-charm'];
    case 'smoked':
      return ['smoke-bomb'];
    default:
      return [];
  }
}

/** What simulations and the fuzzer count. */
export const statistics: Statistics<Mountain> = {
  cards: [...treasures.all, ...enemies.all, ...luckCards.all].map(({ id }) => id),
  used,
  rounds: ({ round }) => round,
  /** Initiative decides who is first, not the seat. */
  groups: ({ class: hero }, seat, { order }) => ({ class: hero, order: String(order.flat().indexOf(seat) + 1) }),
};
