import type { Seat } from '@tavern/engine';
import { treasures } from '../catalog.ts';
import { discardItem } from '../decks.ts';
import { emptySlotFor, freshItems, isOverfull, itemsAt, takeFrom, takeFromPack } from '../pack.ts';
import { currentPlayer, type ItemId, type ItemPlace, type Player, playerAt, type Slot, type State } from '../state.ts';
import type { M, MountainQuestions, MountainSteps } from '../types.ts';

export interface OverflowSteps {
  overflow: object;
}

export type OverflowOption = { do: 'drop'; item: ItemId } | { do: 'equip'; item: ItemId; slot: Slot };

export interface OverflowQuestions {
  overflow: { option: OverflowOption };
}

export const overflowSteps: MountainSteps<OverflowSteps> = {
  /** No turn ends with too much in the backpack (KM-074). */
  overflow(m) {
    if (!isOverfull(currentPlayer(m.state))) return;
    m.ask(m.state.current, { kind: 'overflow' });
    m.next({ do: 'overflow' });
  },
};

/** Drop something, or take a new item straight into a free slot of the gear (H-46, H-47). */
export function overflowOptions(state: State, seat: Seat): OverflowOption[] {
  const player = playerAt(state, seat);
  return [...freshEquips(player), ...itemsAt(player, 'pack').map((item) => ({ do: 'drop' as const, item }))];
}

/** New items that a free slot of the gear would take. */
export function freshEquips(player: Player): { do: 'equip'; item: ItemId; slot: Slot }[] {
  return freshItems(player).flatMap((item) => {
    const slot = emptySlotFor(player, item);
    return slot === null ? [] : [{ do: 'equip', item, slot }];
  });
}

export function drop(m: M, seat: Seat, item: ItemId, from: ItemPlace = 'pack'): void {
  takeFrom(playerAt(m.state, seat), item, from);
  discardItem(m, item);
  m.emit({ type: 'dropped', seat, item, from });
}

/** When time is up with too much: wear it if that is possible, else drop an item of the lowest tier (H-52). */
export function leastHarm<O extends { do: string }>(options: readonly O[]): O {
  const equip = options.find((option) => option.do === 'equip');
  const drops = options.filter((option): option is O & { item: ItemId; from?: ItemPlace } => option.do === 'drop');
  const inPack = drops.filter(({ from = 'pack' }) => from === 'pack');
  const least = inPack.reduce<(typeof drops)[number] | undefined>(
    (best, each) => (best === undefined || tierOf(each) < tierOf(best) ? each : best),
    undefined,
  );
  return equip ?? least ?? (options[0] as O);
}

const tierOf = ({ item }: { item: ItemId }): number => treasures.get(item).tier;

export function answerOverflow(m: M, seat: Seat, option: OverflowOption): void {
  const { item } = option;
  if (option.do === 'drop') return drop(m, seat, item);
  const player = playerAt(m.state, seat);
  takeFromPack(player, item, { fresh: true, seen: true });
  player[option.slot] = item;
  m.emit({ type: 'equipped', seat, item, slot: option.slot, instead: null });
}

export const overflowQuestions: MountainQuestions<OverflowQuestions> = {
  overflow: {
    clock: 'prompt',
    options: (state, _ask, seat) => overflowOptions(state, seat),
    fallback: leastHarm,
    answer: answerOverflow,
  },
};
