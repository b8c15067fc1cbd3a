import { treasures } from '../rules/catalog.ts';
import type { ItemId } from '../rules/state.ts';
import type { ShopOption } from '../rules/steps/shop.ts';
import { best } from './best.ts';
import type { Sight } from './sight.ts';
import { itemsOf, lossOf } from './worth.ts';

/** What another item of its tier would bring, less what this one is missed. */
const saleGain = (sight: Sight, item: ItemId): number =>
  sight.draw(treasures.get(item).tier) - lossOf(sight.me, item, sight.weights);

/** What a Shop is worth to me (H-55). */
export const bestSale = (sight: Sight): number => Math.max(0, ...itemsOf(sight.me).map((item) => saleGain(sight, item)));

/** The item that a draw of its tier is likely to better; nothing, where all are better than that. */
export const chooseShop = (sight: Sight, options: readonly ShopOption[]): ShopOption | null =>
  best(options, (option) => (option.do === 'sell' ? saleGain(sight, option.item) : 0));
