import { treasures } from '../../rules/catalog.ts';
import { SLOTS } from '../../rules/pack.ts';
import type { ItemId, LuckId, Slot } from '../../rules/state.ts';
import type { PlayerView } from '../../rules/view.ts';
import type { Control } from './controls.ts';

/** A slot of the gear, with its item. */
export interface GearPlace {
  readonly slot: Slot;
  readonly item: ItemId | null;
}

/** An item in the backpack. */
export interface PackThing {
  readonly id: string;
  readonly item: ItemId;
  /** Slots it takes. */
  readonly size: 1 | 2;
  /** Drawn this turn. */
  readonly fresh: boolean;
  /** Some or all of it is beyond what fits. */
  readonly over: boolean;
}

export interface KeptThing {
  readonly id: string;
  readonly card: LuckId;
  /** The tile where it is an ambush. */
  readonly at: number | null;
}

export interface Belongings {
  readonly gear: readonly GearPlace[];
  readonly pack: readonly PackThing[];
  /** Empty slots of the backpack. */
  readonly free: number;
  readonly kept: readonly KeptThing[];
  readonly used: number;
  readonly capacity: number;
}

/** The items of a player whose backpack the viewer may see. */
export function belongingsOf(player: PlayerView): Belongings {
  const pack = player.pack ?? [];
  const fresh = pack.length - (player.fresh ?? 0);
  let filled = 0;
  const things = pack.map((item, index): PackThing => {
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
    pack: things,
    free: Math.max(0, player.capacity - player.slots),
    kept: (player.kept ?? []).map(({ card, at }, index) => ({ id: `kept-${index}`, card, at })),
    used: player.slots,
    capacity: player.capacity,
  };
}

/** Every control that can be pressed, so that each option has a place. */
export const controlsFor = ({ gear, pack, kept }: Belongings): readonly Control[] => [
  ...gear.map(({ slot }): Control => ({ in: 'gear', slot })),
  ...[...new Set(pack.map(({ item }) => item))].map((item): Control => ({ in: 'pack', item })),
  ...[...new Set(kept.flatMap(({ card, at }) => (at === null ? [card] : [])))].map((card): Control => ({ in: 'kept', card })),
];
