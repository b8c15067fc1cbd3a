import { treasures } from '../rules/catalog.ts';
import type { ItemId } from '../rules/state.ts';
import type { LootOption } from '../rules/steps/loot.ts';
import type { Sight } from './sight.ts';
import { collectionWorth, itemsOf, toGo } from './worth.ts';

type Moved = Extract<LootOption, { do: 'take' | 'give' | 'drop' }>;

/** Too little to be worth a move. */
const TRIFLE = 0.05;

/** Takes whatever makes my collection better, and lets the worst go for it. Every exchange gains, so it comes to an end. */
export function chooseLoot(sight: Sight, options: readonly LootOption[]): LootOption {
  const done = options.find((option) => option.do === 'done');
  if (done === undefined) return lighten(sight, options);
  return takeBest(sight, options) ?? done;
}

function lighten(sight: Sight, options: readonly LootOption[]): LootOption {
  const drops = options.filter((option): option is Moved => option.do === 'drop');
  const worst = leastMissed(sight, drops);
  const equip = options.find((option) => option.do === 'equip' && option.item !== worst.item);
  return equip ?? worst;
}

/** What is best let go: looked at as a whole, so that a worn dagger makes way for a sword. */
function leastMissed({ me, weights }: Sight, drops: readonly Moved[]): Moved {
  const mine = itemsOf(me);
  const rest = ({ item }: Moved): number => {
    const without = mine.filter((_, index) => index !== mine.indexOf(item));
    return collectionWorth(without, me.capacity, toGo(me), weights) - size(item) / 1000;
  };
  return drops.reduce((best, each) =>
    rest(each) > rest(best) || (rest(each) === rest(best) && each.from === 'pack') ? each : best,
  );
}

const size = (item: ItemId): number => treasures.get(item).size;

function takeBest(sight: Sight, options: readonly LootOption[]): LootOption | null {
  const { me, weights } = sight;
  const mine = itemsOf(me);
  const now = collectionWorth(mine, me.capacity, toGo(me), weights);
  let best: LootOption | null = null;
  let most = TRIFLE;
  for (const option of options) {
    if (option.do !== 'take') continue;
    const gain = collectionWorth([...mine, option.item], me.capacity, toGo(me), weights) - now;
    if (gain <= most) continue;
    most = gain;
    best = option;
  }
  return best;
}
