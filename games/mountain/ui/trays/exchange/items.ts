import type { Seat } from '@tavern/engine';
import { treasures } from '../../../rules/catalog.ts';
import { SLOTS } from '../../../rules/pack.ts';
import type { ItemId, ItemPlace, Slot } from '../../../rules/state.ts';
import type { PlayerView } from '../../../rules/view.ts';

/** One item of a player, and its place. */
export interface ExchangeItem {
  readonly id: string;
  readonly seat: Seat;
  readonly item: ItemId;
  readonly size: 1 | 2;
  readonly place: Slot | 'pack';
  /** Drawn or taken this turn. */
  readonly fresh: boolean;
  /** Some or all of it is beyond what fits. */
  readonly over: boolean;
  /** Offered in a trade. */
  readonly offered: boolean;
  /** The other side of a trade asks for it. */
  readonly wished: boolean;
}

export interface Laid {
  readonly item: ItemId;
  readonly from: ItemPlace;
}

export const fromOf = ({ place }: Pick<ExchangeItem, 'place'>): ItemPlace => (place === 'pack' ? 'pack' : 'gear');

/**
 * All items of a player that the viewer sees, gear first. Of equal items the first ones count as offered, because it does not matter which.
 */
export function exchangeItemsOf(
  player: PlayerView,
  seat: Seat,
  laid: readonly Laid[] = [],
  asked: readonly ItemId[] = [],
): readonly ExchangeItem[] {
  const left = [...laid];
  const wishes = new Set(asked);
  // Of equal items one is asked for.
  const isWished = (item: ItemId, offered: boolean): boolean => !offered && wishes.delete(item);
  const isLaid = (item: ItemId, from: ItemPlace): boolean => {
    const at = left.findIndex((each) => each.item === item && each.from === from);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const gear = SLOTS.flatMap((slot): ExchangeItem[] => {
    const item = player[slot];
    if (item === null) return [];
    const { size } = treasures.get(item);
    const offered = isLaid(item, 'gear');
    const wished = isWished(item, offered);
    return [{ id: `${seat}-${slot}`, seat, item, size, place: slot, fresh: false, over: false, offered, wished }];
  });
  const pack = player.pack ?? [];
  const old = pack.length - (player.fresh ?? 0);
  let filled = 0;
  const carried = pack.map((item, index): ExchangeItem => {
    const { size } = treasures.get(item);
    const offered = isLaid(item, 'pack');
    if (!offered) filled += size;
    const over = !offered && filled > player.capacity;
    const wished = isWished(item, offered);
    return { id: `${seat}-pack-${index}`, seat, item, size, place: 'pack', fresh: index >= old, over, offered, wished };
  });
  // Items offered from a closed backpack are seen where they were laid.
  const shown = player.pack === null ? left.filter(({ from }) => from === 'pack') : [];
  const open = shown.map(({ item }, index): ExchangeItem => {
    const { size } = treasures.get(item);
    return {
      id: `${seat}-open-${index}`,
      seat,
      item,
      size,
      place: 'pack',
      fresh: false,
      over: false,
      offered: true,
      wished: false,
    };
  });
  return [...gear, ...carried, ...open];
}
