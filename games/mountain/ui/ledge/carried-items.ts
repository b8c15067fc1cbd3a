import { treasures } from '../../rules/catalog.ts';
import { SLOTS } from '../../rules/pack.ts';
import type { ItemId, LuckId, Slot } from '../../rules/state.ts';
import type { PlayerView } from '../../rules/view.ts';
import type { LedgeControl } from './controls.ts';

/** A slot of the gear, with its item. */
export interface GearPlace {
  readonly slot: Slot;
  readonly item: ItemId | null;
}

/** An item in the backpack. */
export interface PackItem {
  readonly id: string;
  readonly item: ItemId;
  /** Slots it takes. */
  readonly size: 1 | 2;
  /** Drawn this turn. */
  readonly fresh: boolean;
  /** Some or all of it is beyond what fits. */
  readonly over: boolean;
}

export interface KeptCard {
  readonly id: string;
  readonly card: LuckId;
  /** The tile where it is an ambush. */
  readonly at: number | null;
}

export interface CarriedItems {
  readonly gear: readonly GearPlace[];
  readonly pack: readonly PackItem[];
  /** Empty slots of the backpack. */
  readonly free: number;
  readonly kept: readonly KeptCard[];
  readonly used: number;
  readonly capacity: number;
}

/** The items of a player whose backpack the viewer may see. */
export function carriedItemsOf(player: PlayerView): CarriedItems {
  const pack = player.pack ?? [];
  const fresh = pack.length - (player.fresh ?? 0);
  let filled = 0;
  const items = pack.map((item, index): PackItem => {
    const { size } = treasures.get(item);
    filled += size;
    return {
      id: `pack-${index}`,
      item,
      size,
      fresh: index >= fresh,
      over: filled > player.capacity,
    };
  });
  return {
    gear: SLOTS.map((slot) => ({ slot, item: player[slot] })),
    pack: items,
    free: Math.max(0, player.capacity - player.slots),
    kept: (player.kept ?? []).map(({ card, at }, index) => ({ id: `kept-${index}`, card, at })),
    used: player.slots,
    capacity: player.capacity,
  };
}

/** Every control that can be pressed, so that each option has a place. */
export const controlsFor = ({ gear, pack, kept }: CarriedItems): readonly LedgeControl[] => [
  ...gear.map(({ slot }): LedgeControl => ({ in: 'gear', slot })),
  ...[...new Set(pack.map(({ item }) => item))].map((item): LedgeControl => ({ in: 'pack', item })),
  ...[...new Set(kept.flatMap(({ card, at }) => (at === null ? [card] : [])))].map(
    (card): LedgeControl => ({ in: 'kept', card }),
  ),
];
