import { MAX_HP } from '../rules/score.ts';
import type { ItemId } from '../rules/state.ts';
import type { FightOption } from '../rules/steps/fight.ts';
import type { TurnOption } from '../rules/steps/turn.ts';
import { wholeLoss } from '../rules/toll.ts';
import { best } from './best.ts';
import { type Fighter, healed, withHp } from './fighter.ts';
import type { Sight } from './sight.ts';
import { cardWorth } from './weights.ts';

const stronger = (fighter: Fighter, attack: number, defence: number): Fighter => ({
  ...fighter,
  potions: { attack: fighter.potions.attack + attack, defence: fighter.potions.defence + defence },
});

/** A fighter after a drink (KM-130, KM-131, KM-137, KM-141, KM-184). */
const DRINKS: { readonly [item: ItemId]: (fighter: Fighter) => Fighter } = {
  beer: (fighter) => ({ ...healed(fighter, 3), movement: fighter.movement - 1 }),
  'mysterious-flower': (fighter) => healed(fighter, MAX_HP),
  'rage-potion': (fighter) => stronger(fighter, 1, 0),
  'agility-draught': (fighter) => stronger(fighter, 0, 1),
  'bitter-draught': (fighter) => stronger(withHp(fighter, fighter.hp - wholeLoss(1, fighter.toll)), 2, 0),
};

/** The game may end before it could be drunk later. */
const LAST_CALL = 0.3;

type Worth = (me: Fighter) => number;

/** What a drink does for a plan, less what it is worth in the backpack; what is no drink does nothing. */
function drinkGain({ weights, claimants }: Sight, item: ItemId, worth: Worth, me: Fighter): number {
  const effect = DRINKS[item];
  if (effect === undefined) return 0;
  return worth(effect(me)) - worth(me) - cardWorth(weights, item) * (claimants.length > 0 ? LAST_CALL : 1);
}

const gain = (sight: Sight, option: TurnOption, worth: Worth, me: Fighter): number =>
  option.do === 'use' ? drinkGain(sight, option.item, worth, me) : 0;

/** What a plan is worth to somebody who may drink before it. */
export function afterDrinks(sight: Sight, options: readonly TurnOption[], worth: Worth): Worth {
  const drinks = options.filter((option) => option.do === 'use' && DRINKS[option.item] !== undefined);
  if (drinks.length === 0) return worth;
  return (me) => worth(me) + Math.max(0, ...drinks.map((option) => gain(sight, option, worth, me)));
}

/** The drink that helps most, if any does. */
export function drink(sight: Sight, options: readonly TurnOption[], worth: Worth, me: Fighter): TurnOption | null {
  const choice = best(options, (option) => gain(sight, option, worth, me));
  return choice !== null && gain(sight, choice, worth, me) > 0 ? choice : null;
}

/** What to drink with an attack (`battlePotions`), if it helps more than it is worth in the backpack. */
export function battleDrink(sight: Sight, options: readonly FightOption[], worth: Worth, me: Fighter): ItemId | null {
  const drinks = new Set(
    options.flatMap((option) => (option.do === 'attack' && option.drink !== undefined ? [option.drink] : [])),
  );
  const choice = best([...drinks], (item) => drinkGain(sight, item, worth, me));
  return choice !== null && drinkGain(sight, choice, worth, me) > 0 ? choice : null;
}
