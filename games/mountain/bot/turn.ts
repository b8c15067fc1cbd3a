import { FINAL } from '../rules/board.ts';
import { MAX_HP } from '../rules/score.ts';
import type { TurnOption } from '../rules/steps/turn.ts';
import { best } from './best.ts';
import { duelPrice, duelValue } from './challenge.ts';
import { afterDrinks, drink } from './drinks.ts';
import { type Fighter, fighterOf, rested, strides } from './fighter.ts';
import { bestOutfit, changeInto, type Outfit } from './gear.ts';
import { blowHorn, throwHook } from './hook.ts';
import { moveValue } from './landing.ts';
import type { Sight } from './sight.ts';
import { lay } from './snares.ts';
import { standing, storm, unseen } from './standing.ts';
import { rob } from './steal.ts';
import { startTrade } from './trade.ts';
import { scavenge } from './vultures.ts';
import { cardWorth } from './weights.ts';

/** A main action, and what it is worth to a player with this gear. */
interface Plan {
  readonly option: TurnOption;
  readonly worth: (me: Fighter) => number;
}

const isDust = (option: TurnOption): boolean => option.do === 'use' && option.item === 'fairy-dust';

/** The pre-action step and the main action: find the best plan and the gear for it, do what helps it, then do it. */
export function chooseTurn(sight: Sight, options: readonly TurnOption[]): TurnOption {
  const sleep = options.find((option) => option.do === 'sleep');
  if (sight.holdsClaim && sleep !== undefined) return options.find(isDust) ?? sleep;
  const chosen = best(weighTurn(sight, options), ({ outfit }) => outfit.value);
  if (chosen === null) return options[0] as TurnOption;
  const { plan, outfit } = chosen;
  return (
    lay(sight, options) ??
    rob(sight, options) ??
    blowHorn(sight, options) ??
    throwHook(sight, options) ??
    scavenge(sight, options) ??
    startTrade(sight, options) ??
    changeInto(sight.me, outfit, options) ??
    drink(sight, options, plan.worth, outfit.fighter) ??
    plan.option
  );
}

/** Every main action with the gear and the drinks that suit it best. */
export const weighTurn = (sight: Sight, options: readonly TurnOption[]): { readonly plan: Plan; readonly outfit: Outfit }[] =>
  plansAmong(sight, options).map((plan) => ({ plan, outfit: bestOutfit(sight, afterDrinks(sight, options, plan.worth)) }));

/** A rival wins before my next turn, and I may get there in time: to sleep now, seen or unseen, gives the game away. */
const mustStorm = ({ me, claimants }: Sight): boolean =>
  claimants.length > 0 && strides(fighterOf(me)).some((stride) => me.at + stride >= FINAL);

/** A player in good health who waits for somebody else to go first waits for ever. */
function plansAmong(sight: Sight, options: readonly TurnOption[]): Plan[] {
  const mayMove = options.some((option) => option.do === 'move');
  const waitsInVain = mayMove && sight.me.at < FINAL && (sight.me.hp === MAX_HP || mustStorm(sight));
  return options.flatMap((option): Plan[] => {
    switch (option.do) {
      case 'move':
        return [{ option, worth: (me) => moveValue(sight, me) }];
      case 'sleep':
        if (waitsInVain) return [];
        return [{ option, worth: (me) => standing(sight, rested(me), sight.me.at) + sight.weights.rest }];
      case 'duel':
        return option.with === null ? [] : [{ option, worth: duelling(sight, option.with) }];
      case 'use':
        if (!isDust(option) || waitsInVain) return [];
        return [{ option, worth: (me) => unseen(sight, rested(me), sight.me.at) - cardWorth(sight.weights, option.item) }];
      default:
        return [];
    }
  });
}

/** On the Final tile a duel is there to throw a claimant out; elsewhere it is worth its loot, and the turn it takes. */
function duelling(sight: Sight, other: number): (me: Fighter) => number {
  const { me: player, claimants } = sight;
  const rival = sight.rival(other);
  const last = player.at === FINAL && claimants.length > 0;
  if (last) return (me) => (claimants[0] === rival ? storm(sight, me) : FINAL);
  return (me) => standing(sight, me, player.at) + duelValue(sight, me, rival, { at: player.at }) - duelPrice(sight, rival);
}
