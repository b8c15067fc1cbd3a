import { onBoard, type Tier } from '../rules/board.ts';
import { MAX_HP } from '../rules/score.ts';
import type { Press } from '../rules/state.ts';
import type { AttackOption } from '../rules/steps/attack.ts';
import { retreatCost } from './challenge.ts';
import { fightOdds, SPOILS } from './fight-odds.ts';
import { boostedVsEnemies, type Fighter, fighterOf, withHp } from './fighter.ts';
import { landing } from './landing.ts';
import type { Sight } from './sight.ts';
import { standing } from './standing.ts';

/** Strike the right enemy, or run where a defeat would cost more than the way back. */
export function chooseFight(sight: Sight, options: readonly AttackOption[]): AttackOption {
  const { me, view } = sight;
  const foes = view.fight?.foes ?? [];
  const fighter = fighterOf(me);
  const { target } = fightOdds(boostedVsEnemies(fighter), fighter.hp, foes);
  const retreat = options.find((option) => option.do === 'retreat');
  if (retreat !== undefined && fleeing(sight, fighter) > fighting(sight, fighter)) return retreat;
  const several = foes.filter(({ hp }) => hp > 0).length > 1;
  const stubborn = !several && fleeing(sight, withHp(fighter, 1)) <= fighting(sight, withHp(fighter, 1));
  return attack(options, target, stubborn ? 'end' : 'steady');
}

export function attack(options: readonly AttackOption[], target: number, press: Press): AttackOption {
  const found = options.find((option) => option.do === 'attack' && option.target === target && option.press === press);
  return found ?? (options[0] as AttackOption);
}

/** To go on to the end. */
function fighting(sight: Sight, fighter: Fighter): number {
  const { me, view, weights } = sight;
  const foes = view.fight?.foes ?? [];
  const { win, left } = fightOdds(boostedVsEnemies(fighter), fighter.hp, foes);
  const won = standing(sight, withHp(fighter, win > 0 ? Math.max(1, Math.round(left / win)) : 1), me.at);
  const lost = standing(sight, withHp(fighter, MAX_HP), onBoard(me.at - 1)) - (view.rules.hardDefeat ? weights.turn : 0);
  let found = 0;
  for (const foe of foes) for (const [index, n] of SPOILS[foe.tier].entries()) found += n * sight.draw((index + 1) as Tier);
  return win * (won + found) + (1 - win) * lost;
}

const fleeing = (sight: Sight, fighter: Fighter): number =>
  landing(sight, fighter, sight.me.at - retreatCost(sight, sight.me.at));
