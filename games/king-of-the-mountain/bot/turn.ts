import { FINAL } from '../rules/board.ts';
import { classes } from '../rules/catalog.ts';
import { AMBUSH } from '../rules/kept.ts';
import { MAX_HP } from '../rules/score.ts';
import type { ItemId } from '../rules/state.ts';
import type { TurnOption } from '../rules/steps/turn.ts';
import { duelValue } from './challenge.ts';
import { type Fighter, strides } from './fighter.ts';
import { bestOutfit, changeInto } from './gear.ts';
import { moveValue } from './landing.ts';
import type { Sight } from './sight.ts';
import { standing } from './standing.ts';
import { partnerFor } from './trade.ts';

/** A main action, and what it is worth to somebody so equipped. */
interface Plan {
  readonly option: TurnOption;
  readonly worth: (me: Fighter) => number;
}

/** The pre-action step and the main action: what helps the best plan comes first, then the plan. */
export function chooseTurn(sight: Sight, options: readonly TurnOption[]): TurnOption {
  const plans = plansAmong(sight, options);
  let best = plans[0] as Plan;
  let outfit = bestOutfit(sight, best.worth);
  for (const plan of plans.slice(1)) {
    const other = bestOutfit(sight, plan.worth);
    if (other.value <= outfit.value) continue;
    best = plan;
    outfit = other;
  }
  return (
    laying(sight, options) ??
    trading(sight, options) ??
    changeInto(sight.me, outfit, options) ??
    drinking(sight, options, best, outfit.fighter) ??
    best.option
  );
}

function plansAmong(sight: Sight, options: readonly TurnOption[]): Plan[] {
  const { me, weights } = sight;
  const plans: Plan[] = [];
  for (const option of options) {
    if (option.do === 'move') plans.push({ option, worth: (fighter) => moveValue(sight, fighter) });
    else if (option.do === 'sleep' && (me.hp < MAX_HP || !options.some((each) => each.do === 'move')))
      plans.push({ option, worth: (fighter) => standing(sight, rested(fighter), me.at) });
    else if (option.do === 'use' && option.item === 'fairy-dust') plans.push({ option, worth: () => vanished(sight) });
    else if (option.do === 'duel' && option.with !== null) {
      const rival = sight.rival(option.with);
      const worth = (fighter: Fighter): number =>
        standing(sight, fighter, me.at) +
        (me.at === FINAL ? 0 : duelValue(sight, fighter, rival, { tile: me.at }) - weights.duelMargin);
      if (me.at !== FINAL || rival.player.claim || sight.claimants.length === 0) plans.push({ option, worth });
    }
  }
  return plans;
}

const rested = (fighter: Fighter): Fighter => ({ ...fighter, hp: Math.max(fighter.hp, MAX_HP) });

/** Nobody can touch me until my next turn; on the Final tile that is the crown, if no one else has a claim (KM-138). */
function vanished({ me, weights, claimants, view }: Sight): number {
  const crown = me.at === FINAL && claimants.length === 0 && view.rules.finalWin !== 'instant' ? weights.summit : 0;
  return me.at + MAX_HP * weights.hp + crown - (weights.items['fairy-dust'] ?? 0);
}

/** Traps and ambushes are laid for those who come behind. */
function laying({ me, rivals, weights, view }: Sight, options: readonly TurnOption[]): TurnOption | null {
  const lays = options.filter(
    (option) => (option.do === 'use' && option.item === 'trap') || (option.do === 'play' && option.card === AMBUSH),
  );
  if (lays.length === 0) return null;
  let steps = 0;
  for (const { player, fighter } of rivals) {
    const far = me.at - player.at;
    if (far <= 0 || player.down) continue;
    steps += strides(fighter).includes(far) ? 1 / 4 : far > 4 ? 0.2 : 0;
    if (classes.get(player.class).trapProof) steps -= 0.15;
  }
  const worthIt = steps * weights.turn >= (view.rules.trapEffect === 'skipTurn' ? 0.4 : 0.2);
  return worthIt ? (lays[0] ?? null) : null;
}

function trading(sight: Sight, options: readonly TurnOption[]): TurnOption | null {
  const partner = partnerFor(sight, options);
  return partner === null ? null : (options.find((option) => option.do === 'trade' && option.with === partner) ?? null);
}

const DRINKS: { readonly [item: ItemId]: (fighter: Fighter) => Fighter } = {
  beer: (fighter) => ({ ...healed(fighter, 3), movement: fighter.movement - 1 }),
  'mysterious-flower': (fighter) => healed(fighter, MAX_HP),
  'rage-potion': (fighter) => ({ ...fighter, boost: { ...fighter.boost, attack: fighter.boost.attack + 1 } }),
  'agility-draught': (fighter) => ({ ...fighter, boost: { ...fighter.boost, defence: fighter.boost.defence + 1 } }),
};

const healed = (fighter: Fighter, by: number): Fighter => ({
  ...fighter,
  hp: Math.min(MAX_HP + fighter.extra, fighter.hp + by),
});

/** A drink is worth it where the plan gains more by it than the drink is worth in the backpack. */
function drinking(
  { weights, claimants, me }: Sight,
  options: readonly TurnOption[],
  plan: Plan,
  fighter: Fighter,
): TurnOption | null {
  let best: TurnOption | null = null;
  let most = 0;
  for (const option of options) {
    if (option.do !== 'use') continue;
    const drink = DRINKS[option.item];
    if (drink === undefined) continue;
    const gain =
      plan.worth(drink(fighter)) -
      plan.worth(fighter) -
      (weights.items[option.item] ?? 0) *
        (claimants.length > 0 ? (weights.x?.lastcall ?? 1) : 1 - ((weights.x?.ebb ?? 0) * me.at) / 19);
    if (gain <= most) continue;
    most = gain;
    best = option;
  }
  return best;
}
