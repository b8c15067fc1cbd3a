import type { Seat } from '@tavern/engine';
import '../../rules/cards/index.ts';
import { treasures } from '../../rules/catalog.ts';
import type { Event } from '../../rules/events.ts';
import type { ItemId } from '../../rules/state.ts';

interface Shown {
  readonly seat: Seat;
  readonly item: ItemId;
}

/** The items that a player wears, holds or uses in public. What only was in a backpack stays a secret, also after the end. */
export function itemShownBy(event: Event): readonly Shown[] {
  switch (event.type) {
    case 'equipped':
    case 'used':
    case 'warded':
      return [event];
    case 'traded':
      return event.gear.flatMap(({ seat, item }) => (item === null ? [] : [{ seat, item }]));
    case 'trapSet':
      return [{ seat: event.seat, item: 'trap' }];
    case 'luckCancelled':
      return [{ seat: event.seat, item: 'luck-charm' }];
    case 'smoked':
      return [{ seat: event.seat, item: 'smoke-bomb' }];
    case 'moved':
      return event.why === 'blink-scroll' ? [{ seat: event.seat, item: event.why }] : [];
    default:
      return [];
  }
}

/** By tier, then by bonuses; of equals the first one they had. */
export function bestOf(one: ItemId | null, other: ItemId): ItemId {
  if (one === null) return other;
  const [had, got] = [treasures.get(one), treasures.get(other)];
  const adds = ({ attack, defence, bane, movement }: typeof had): number => attack + defence + bane + movement;
  return got.tier > had.tier || (got.tier === had.tier && adds(got) > adds(had)) ? other : one;
}
