import { FINAL } from '../rules/board.ts';
import { treasures } from '../rules/catalog.ts';
import type { ItemId, Slot } from '../rules/state.ts';
import type { EquipOption, TurnOption } from '../rules/steps/turn.ts';
import type { PlayerView } from '../rules/view.ts';
import { best } from './best.ts';
import { type Fighter, fighterOf, type Gear } from './fighter.ts';
import type { Sight } from './sight.ts';
import { gearItems, itemsOf, itemWorth } from './worth.ts';

/** Gear, what it makes of its wearer, and what that is good for. */
export interface Outfit {
  readonly gear: Gear;
  readonly fighter: Fighter;
  readonly value: number;
}

const ofKind = (items: readonly ItemId[], kind: string): ItemId[] => items.filter((item) => treasures.get(item).kind === kind);

/** Every different way to fill two hands and an armour, what is on already first. */
function wardrobe(me: PlayerView): Gear[] {
  const idle = (me.pack ?? []).some((item) => treasures.get(item).size === 2);
  const heavy = me.armour !== null && treasures.get(me.armour).movement < 0;
  if (!idle && !heavy) return [me];
  const armours: (ItemId | null)[] = [...new Set(ofKind(itemsOf(me), 'wearable'))];
  if (me.armour === null || me.capacity - me.slots >= treasures.get(me.armour).size) armours.push(null);
  return [me, ...pairs(ofKind(itemsOf(me), 'holdable')).flatMap((hands) => armours.map((armour) => ({ ...hands, armour })))];
}

function pairs(items: readonly ItemId[]): { left: ItemId | null; right: ItemId | null }[] {
  if (items.length < 2) return [{ left: items[0] ?? null, right: null }];
  const found = new Map<string, { left: ItemId; right: ItemId }>();
  for (const [index, left] of items.entries())
    for (const right of items.slice(index + 1)) found.set([left, right].sort().join(' '), { left, right });
  return [...found.values()];
}

/** Good gear is worth something beyond the plan: without this the bot would take it off to lose a fight on purpose, because a defeat heals. */
const LATER = 0.1;

/** The outfit that serves a purpose best. */
export function bestOutfit(sight: Sight, purpose: (fighter: Fighter) => number): Outfit {
  const { me, weights } = sight;
  const outfits = wardrobe(me).map((gear): Outfit => {
    const fighter = fighterOf(me, gear);
    const worn = gearItems(gear).reduce((sum, item) => sum + itemWorth(item, FINAL - me.at, weights, me.class), 0);
    return { gear, fighter, value: purpose(fighter) + worn * LATER };
  });
  return best(outfits, ({ value }) => value) as Outfit;
}

const HANDS = ['left', 'right'] as const;

/** The next change on the way to an outfit; null: it is on, or cannot be put on. */
export function changeInto(me: PlayerView, { gear }: Outfit, options: readonly TurnOption[]): EquipOption | null {
  const missing: (ItemId | null)[] = [gear.left, gear.right];
  const idle: Slot[] = [];
  for (const hand of HANDS) {
    const held = me[hand];
    const at = held === null ? -1 : missing.indexOf(held);
    if (at < 0) idle.push(hand);
    else missing.splice(at, 1);
  }
  const wanted = (option: TurnOption): option is EquipOption => {
    if (option.do === 'unequip') return option.slot === 'armour' && gear.armour === null;
    if (option.do !== 'equip') return false;
    if (option.slot === 'armour') return option.item === gear.armour && me.armour !== gear.armour;
    // Two equal hands are listed as one.
    return missing.includes(option.item) && (idle.includes(option.slot) || (idle.length > 0 && me.left === me.right));
  };
  // An empty hand before one that must be emptied.
  const ready = (option: TurnOption): boolean => 'slot' in option && me[option.slot] === null;
  return options.find((option): option is EquipOption => wanted(option) && ready(option)) ?? options.find(wanted) ?? null;
}
