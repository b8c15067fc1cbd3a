import { type Seat, say } from '@tavern/engine';
import { treasures } from '../catalog.ts';
import { drawTreasure, treasuresLeft, underOtherTreasures } from '../decks.ts';
import { hasItems, itemsAt, takeFrom } from '../pack.ts';
import { currentPlayer, type ItemId, type ItemPlace, playerAt, type State } from '../state.ts';
import type { MountainQuestions, MountainSteps } from '../types.ts';

export interface ShopSteps {
  shop: object;
}

export type ShopOption = { do: 'keep' } | { do: 'sell'; item: ItemId; from: ItemPlace };

export interface ShopQuestions {
  shop: { option: ShopOption };
}

export const shopSteps: MountainSteps<ShopSteps> = {
  /** KM-176, H-55: one item for another of its tier, once a landing. Everybody sees who has nothing to sell. */
  shop(m) {
    const { state } = m;
    const { current } = state;
    const player = currentPlayer(state);
    if (hasItems(player)) m.ask(current, { kind: 'shop' });
    else m.emit({ type: 'quiet', seat: current, tile: player.at, why: 'noGoods' });
  },
};

const PLACES: readonly ItemPlace[] = ['gear', 'pack'];

const salesOf = (state: State, seat: Seat) =>
  PLACES.flatMap((from) => itemsAt(playerAt(state, seat), from).map((item) => ({ do: 'sell' as const, item, from })));

/** Where nothing else of its tier is left, there is nothing to draw for it. */
const isInStock = (state: State, item: ItemId): boolean => treasuresLeft(state, treasures.get(item).tier) > 0;

export const shopQuestions: MountainQuestions<ShopQuestions> = {
  shop: {
    clock: 'prompt',
    options: (state, _ask, seat) => [{ do: 'keep' }, ...salesOf(state, seat).filter(({ item }) => isInStock(state, item))],
    blocked: (state, _ask, seat) =>
      salesOf(state, seat)
        .filter(({ item }) => !isInStock(state, item))
        .map((option) => ({ option, why: say('blocked.shop', { tier: treasures.get(option.item).tier }) })),
    answer(m, seat, option) {
      if (option.do === 'keep') return;
      const { item, from } = option;
      const { tier } = treasures.get(item);
      takeFrom(playerAt(m.state, seat), item, from);
      underOtherTreasures(m, item);
      m.emit({ type: 'sold', seat, item, tier, from });
      drawTreasure(m, seat, tier, 'shop');
    },
  },
};
