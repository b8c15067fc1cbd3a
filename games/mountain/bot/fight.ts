import { enemies, treasures } from '../rules/catalog.ts';
import { SPOILS } from '../rules/encounters.ts';
import { afterBlast, fightOdds, opponentOf } from '../rules/odds/fight-odds.ts';
import type { EnemyInFight, ItemId, Press } from '../rules/state.ts';
import type { FightOption } from '../rules/steps/fight.ts';
import { best } from './best.ts';
import { retreatCost } from './challenge.ts';
import { battleDrink } from './drinks.ts';
import { enemyStrength, type Fighter, fighterOf, withHp } from './fighter.ts';
import { fightValue, landing, landingQuietly } from './landing.ts';
import type { Sight } from './sight.ts';
import { cardWorth } from './weights.ts';

/** Strike the right enemy, or run where a defeat would cost more than the way back. */
export function chooseFight(sight: Sight, options: readonly FightOption[]): FightOption {
  const me = fighterOf(sight.me);
  const opponents = sight.view.fight?.foes ?? [];
  const retreat = options.find((option) => option.do === 'retreat');
  const spell = throwAtAll(sight, options, me);
  if (spell !== null) return spell;
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

export function attack<O extends FightOption>(
  options: readonly O[],
  target: number,
  press: Press,
  drink: ItemId | null = null,
): O {
  const found = options.find(
    (option) => option.do === 'attack' && option.target === target && option.press === press && (option.drink ?? null) === drink,
  );
  return found ?? (options[0] as O);
}

/** Something thrown at all enemies, where that is worth more than to keep it for another fight (KM-174). */
function throwAtAll(sight: Sight, options: readonly FightOption[], me: Fighter): FightOption | null {
  const casts = options.filter((option) => option.do === 'cast');
  if (casts.length === 0) return null;
  const now = fightWorth(sight, me);
  const gain = ({ item }: { readonly item: ItemId }): number =>
    afterThrow(sight, me, item).worth - now - cardWorth(sight.weights, item);
  const choice = best(casts, gain);
  return choice !== null && gain(choice) > 0 ? choice : null;
}

/** What this one would leave behind. */
function spoilsWorth(sight: Sight, { card, tier }: EnemyInFight): number {
  const { leaves } = enemies.get(card);
  if (leaves !== undefined) return sight.draw(leaves);
  return SPOILS[tier].reduce((sum, { of100, tier: found }) => sum + (of100 / 100) * sight.draw(found), 0);
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
const fightWorth = (sight: Sight, me: Fighter): number => prospects(sight, me, 0).worth;

/** The chance to win once this is thrown, and what it is worth to go on then. */
export const afterThrow = (sight: Sight, me: Fighter, item: ItemId): { readonly win: number; readonly worth: number } =>
  prospects(sight, me, treasures.get(item).blast ?? 0);

function prospects(sight: Sight, me: Fighter, blast: number): { readonly win: number; readonly worth: number } {
  const foes = sight.view.fight?.foes ?? [];
  const odds = fightOdds(enemyStrength(me), me.hp, afterBlast(foes.map(opponentOf), blast));
  const spoils = foes.reduce((sum, foe) => sum + spoilsWorth(sight, foe), 0);
  return { win: odds.win, worth: fightValue(sight, me, sight.me.at, odds) + odds.win * spoils };
}
