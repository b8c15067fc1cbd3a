import { treasures } from '../rules/catalog.ts';
import type { ItemId } from '../rules/state.ts';
import type { ShopOption } from '../rules/steps/shop.ts';
import { best } from './best.ts';
import type { Sight } from './sight.ts';
import { itemsOf, lossOf } from './worth.ts';

/** What another item of its tier would bring, less what this one is missed. */
const saleGain = (sight: Sight, item: ItemId): number =>
  sight.draw(treasures.get(item).tier) - lossOf(sight.me, item, sight.weights);

const sales = new WeakMap<Sight, number>();

/** What a Shop is worth to me (H-55): worked out once for all the tiles that a move may lead to. */
export function bestSale(sight: Sight): number {
  const worth = sales.get(sight) ?? Math.max(0, ...itemsOf(sight.me).map((item) => saleGain(sight, item)));
  sales.set(sight, worth);
  return worth;
}

export const saleWorth = (sight: Sight, option: ShopOption): number => (option.do === 'sell' ? saleGain(sight, option.item) : 0);

/** The item that a draw of its tier is likely to better; nothing, where all are better than that. */
export const chooseShop = (sight: Sight, options: readonly ShopOption[]): ShopOption | null =>
  best(options, (option) => saleWorth(sight, option));
