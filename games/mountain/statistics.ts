import type { Drawn, Statistics } from '../statistics.ts';
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

/** What a seat draws by chance: a treasure, a Luck card, the enemies it meets. */
function drawn(event: Event): readonly Drawn[] {
  switch (event.type) {
    case 'drew':
      return event.card === null ? [] : [{ seat: event.seat, card: event.card, pile: `treasure-${event.tier}` }];
    case 'luckDrawn':
      return event.card === null ? [] : [{ seat: event.seat, card: event.card, pile: 'luck' }];
    case 'foes':
      return event.foes.map((card) => ({ seat: event.seat, card, pile: `enemy-${enemies.get(card).tier}` }));
    default:
      return [];
  }
}

/** What simulations and the fuzzer count. */
export const statistics: Statistics<Mountain> = {
  cards: [...treasures.all, ...enemies.all, ...luckCards.all].map(({ id }) => id),
  used,
  drawn,
  rounds: ({ round }) => round,
  /** Initiative decides who is first, not the seat. */
  groups: ({ class: hero }, seat, { order }) => ({ class: hero, order: String(order.flat().indexOf(seat) + 1) }),
  sideGroups: (team, { players }) => ({ team, teamSize: String(players.filter((each) => each.team === team).length) }),
  side: ({ team }) => team ?? null,
};
