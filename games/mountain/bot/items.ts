import { FINAL } from '../rules/board.ts';
import type { ItemId } from '../rules/state.ts';
import type { LootOption } from '../rules/steps/loot.ts';
import { best } from './best.ts';
import type { Sight } from './sight.ts';
import { gainFrom, itemWorth, lossOf } from './worth.ts';

/** Of items that are equally idle, the better one stays. */
const ALIKE = 0.01;

/** Of items to part with, the one that will be missed least. */
export function leastWorthy<O extends { readonly item: ItemId }>({ me, weights }: Sight, options: readonly O[]): O | null {
  return best(options, ({ item }) => -lossOf(me, item, weights) - itemWorth(item, FINAL - me.at, weights, me.class) * ALIKE);
}

type Part = { readonly do: string; readonly item: ItemId };
const isPart = <O extends { readonly do: string }>(option: O): option is Extract<O, Part> =>
  option.do === 'drop' || option.do === 'equip';

/** Too much to carry: a free slot of the gear takes a new item, unless that is the one to go; else the least worthy goes (H-46, H-47). */
export function chooseOverflow<O extends { readonly do: string }>(sight: Sight, options: readonly O[]): Extract<O, Part> | null {
  const parts = options.filter(isPart);
  const least = leastWorthy(
    sight,
    parts.filter((option) => option.do === 'drop'),
  );
  return parts.find((option) => option.do === 'equip' && option.item !== least?.item) ?? least;
}

/** Too little to be worth the trouble. */
const TRIFLE = 0.05;

/** Takes what makes my items better as a whole, and lets the worst go for it. Every exchange gains, so it comes to an end (KM-096, H-44). */
export function chooseLoot(sight: Sight, options: readonly LootOption[]): LootOption {
  const done = options.find((option) => option.do === 'done');
  const next = done === undefined ? chooseOverflow(sight, options) : takeBest(sight, options);
  return next ?? done ?? (options[0] as LootOption);
}

function takeBest({ me, weights }: Sight, options: readonly LootOption[]): LootOption | null {
  const gain = (option: LootOption): number => (option.do === 'take' ? gainFrom(me, [option.item], weights) : 0);
  const choice = best(options, gain);
  return choice !== null && gain(choice) > TRIFLE ? choice : null;
}
