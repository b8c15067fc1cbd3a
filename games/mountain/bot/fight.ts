import { SPOILS } from '../rules/encounters.ts';
import { fightOdds, opponentOf } from '../rules/odds/fight-odds.ts';
import type { ItemId, Press } from '../rules/state.ts';
import type { AttackOption } from '../rules/steps/attack.ts';
import { retreatCost } from './challenge.ts';
import { battleDrink } from './drinks.ts';
import { enemyStrength, type Fighter, fighterOf, withHp } from './fighter.ts';
import { fightValue, landing, landingQuietly } from './landing.ts';
import type { Sight } from './sight.ts';

/** Strike the right enemy, or run where a defeat would cost more than the way back. */
export function chooseFight(sight: Sight, options: readonly AttackOption[]): AttackOption {
  const me = fighterOf(sight.me);
  const opponents = sight.view.fight?.foes ?? [];
  const retreat = options.find((option) => option.do === 'retreat');
  if (retreat !== undefined && wouldRun(sight, me)) return retreat;
  const { target } = fightOdds(enemyStrength(me), me.hp, opponents.map(opponentOf));
  const one = opponents.filter(({ hp }) => hp > 0).length === 1;
  const press = one && !wouldRun(sight, withHp(me, 1)) ? 'end' : 'steady';
  return attack(
    options,
    target,
    press,
    battleDrink(sight, options, (each) => fightWorth(sight, each), me),
  );
}

export function attack(
  options: readonly AttackOption[],
  target: number,
  press: Press,
  drink: ItemId | null = null,
): AttackOption {
  const found = options.find(
    (option) => option.do === 'attack' && option.target === target && option.press === press && (option.drink ?? null) === drink,
  );
  return found ?? (options[0] as AttackOption);
}

/** From this chance on a fight is one to be won, and nobody runs from it. */
const EXPECTED = 0.5;

function wouldRun(sight: Sight, me: Fighter): boolean {
  const { win, stay, run } = fightProspects(sight, me);
  return win < EXPECTED && run > stay + sight.weights.nerve;
}

/** The chance to win, and what it is worth to fight on or to run. */
export function fightProspects(sight: Sight, me: Fighter): { readonly win: number; readonly stay: number; readonly run: number } {
  const { at } = sight.me;
  const opponents = sight.view.fight?.foes ?? [];
  const { win } = fightOdds(enemyStrength(me), me.hp, opponents.map(opponentOf));
  const { quietRetreat } = sight.view.rules;
  const run = (quietRetreat ? landingQuietly : landing)(sight, me, at - retreatCost(sight, at));
  return { win, stay: fightWorth(sight, me), run };
}

/** What it is worth to go on, with all that may be found. */
function fightWorth(sight: Sight, me: Fighter): number {
  const opponents = sight.view.fight?.foes ?? [];
  const odds = fightOdds(enemyStrength(me), me.hp, opponents.map(opponentOf));
  let spoils = 0;
  for (const opponent of opponents)
    for (const { of100, tier } of SPOILS[opponent.tier]) spoils += (of100 / 100) * sight.draw(tier);
  return fightValue(sight, me, sight.me.at, odds) + odds.win * spoils;
}
