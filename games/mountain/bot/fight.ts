import { SPOILS } from '../rules/encounters.ts';
import { fightOdds, opponentOf } from '../rules/odds/fight-odds.ts';
import type { Press } from '../rules/state.ts';
import type { AttackOption } from '../rules/steps/attack.ts';
import { retreatCost } from './challenge.ts';
import { enemyStrength, type Fighter, fighterOf, withHp } from './fighter.ts';
import { fightValue, landing } from './landing.ts';
import type { Sight } from './sight.ts';

/** Strike the right enemy, or run where a defeat would cost more than the way back. */
export function chooseFight(sight: Sight, options: readonly AttackOption[]): AttackOption {
  const me = fighterOf(sight.me);
  const opponents = sight.view.fight?.foes ?? [];
  const retreat = options.find((option) => option.do === 'retreat');
  if (retreat !== undefined && wouldRun(sight, me)) return retreat;
  const { target } = fightOdds(enemyStrength(me), me.hp, opponents.map(opponentOf));
  const one = opponents.filter(({ hp }) => hp > 0).length === 1;
  return attack(options, target, one && !wouldRun(sight, withHp(me, 1)) ? 'end' : 'steady');
}

export function attack(options: readonly AttackOption[], target: number, press: Press): AttackOption {
  const found = options.find((option) => option.do === 'attack' && option.target === target && option.press === press);
  return found ?? (options[0] as AttackOption);
}

/** From this chance on a fight is one to be won, and nobody runs from it. */
const EXPECTED = 0.5;

function wouldRun(sight: Sight, me: Fighter): boolean {
  const { at } = sight.me;
  const opponents = sight.view.fight?.foes ?? [];
  const odds = fightOdds(enemyStrength(me), me.hp, opponents.map(opponentOf));
  if (odds.win >= EXPECTED) return false;
  let spoils = 0;
  for (const opponent of opponents)
    for (const { of100, tier } of SPOILS[opponent.tier]) spoils += (of100 / 100) * sight.draw(tier);
  return (
    landing(sight, me, at - retreatCost(sight, at)) > fightValue(sight, me, at, odds) + odds.win * spoils + sight.weights.nerve
  );
}
