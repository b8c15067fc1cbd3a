import { treasures } from '../rules/catalog.ts';
import type { ItemId, Slot } from '../rules/state.ts';
import type { EquipOption } from '../rules/steps/turn.ts';
import type { PlayerView } from '../rules/view.ts';
import { type Fighter, fighterOf, type Gear } from './fighter.ts';
import type { Sight } from './sight.ts';
import { gearItems, itemsOf, itemWorth, toGo } from './worth.ts';

/** Gear and what it makes of its wearer. */
interface Outfit {
  readonly gear: Gear;
  readonly fighter: Fighter;
  readonly value: number;
}

/** Every different way to fill two hands and an armour from what I have. */
function outfits(me: PlayerView): Gear[] {
  const items = itemsOf(me);
  const hands = items.filter((item) => treasures.get(item).kind === 'holdable');
  const armours: (ItemId | null)[] = [...new Set(items.filter((item) => treasures.get(item).kind === 'wearable'))];
  // Heavy armour may be put away where there is room.
  if (armours.length === 0 || (armours.length === 1 && me.armour !== null && me.capacity - me.slots >= 2)) armours.push(null);
  const pairs: [ItemId | null, ItemId | null][] = [];
  const seen = new Set<string>();
  for (let i = 0; i < hands.length; i++)
    for (let j = i + 1; j < hands.length; j++) {
      const pair = [hands[i] as ItemId, hands[j] as ItemId] as const;
      const key = [...pair].sort().join();
      if (seen.has(key)) continue;
      seen.add(key);
      pairs.push([...pair]);
    }
  if (pairs.length === 0) pairs.push([hands[0] ?? null, null]);
  return pairs.flatMap(([left, right]) => armours.map((armour) => ({ left, right, armour })));
}

const CLEARLY = 1e-6;

/** The outfit that serves a purpose best; what is on already wins a tie. */
export function bestOutfit(sight: Sight, purpose: (fighter: Fighter) => number): Outfit {
  const { me, weights } = sight;
  const rate = (gear: Gear): Outfit => {
    const fighter = fighterOf(me, gear);
    const idle = gearItems(gear).reduce((sum, item) => sum + itemWorth(item, toGo(me), weights), 0);
    return { gear, fighter, value: purpose(fighter) + idle * 0.01 };
  };
  let best = rate(me);
  if (me.pack?.every((item) => treasures.get(item).size === 1) && (me.armour === null || treasures.get(me.armour).movement >= 0))
    return best;
  for (const gear of outfits(me)) {
    const each = rate(gear);
    if (each.value > best.value + CLEARLY) best = each;
  }
  return best;
}

const HANDS: readonly Slot[] = ['left', 'right'];

/** The next change on the way to an outfit; null: it is on, or cannot be put on. */
export function changeInto(me: PlayerView, { gear }: Outfit, options: readonly { readonly do: string }[]): EquipOption | null {
  const equips = options.filter((option): option is EquipOption => option.do === 'equip' || option.do === 'unequip');
  if (gear.armour !== me.armour) {
    const found = equips.find((option) =>
      option.do === 'equip'
        ? option.item === gear.armour && option.slot === 'armour'
        : option.do === 'unequip' && gear.armour === null && option.slot === 'armour',
    );
    if (found !== undefined) return found;
  }
  const wanted = [gear.left, gear.right];
  const free: Slot[] = [];
  for (const slot of HANDS) {
    const at = wanted.indexOf(me[slot as 'left' | 'right']);
    if (at >= 0) wanted.splice(at, 1);
    else free.push(slot);
  }
  for (const item of wanted) {
    if (item === null) continue;
    const found = equips.find((option) => option.do === 'equip' && option.item === item && free.includes(option.slot));
    if (found !== undefined) return found;
  }
  return null;
}
