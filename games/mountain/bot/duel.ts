import { FINAL } from '../rules/board.ts';
import { duelOdds } from '../rules/odds/duel-odds.ts';
import { hitChance } from '../rules/odds/hit-chance.ts';
import type { AttackOption } from '../rules/steps/attack.ts';
import { best } from './best.ts';
import { duelValue, meleeValue, retreatCost } from './challenge.ts';
import { battleDrink } from './drinks.ts';
import { attack } from './fight.ts';
import { duellist, type Fighter, fighterOf, withHp } from './fighter.ts';
import { meleeOdds } from './melee.ts';
import type { Rival, Sight } from './sight.ts';

/** Whom to strike, for how long, and when to run. */
export function chooseDuel(sight: Sight, options: readonly AttackOption[]): AttackOption {
  const me = fighterOf(sight.me);
  const retreat = options.find((option) => option.do === 'retreat');
  const targets = new Set(options.flatMap((option) => (option.do === 'attack' ? [option.target] : [])));
  const opponents = [...targets].map((target) => sight.rival(target));
  if (retreat !== undefined && wouldRun(sight, me, opponents)) return retreat;
  const target = best(opponents, (each) => urgency(me, each));
  // Nobody can run from the first round (C-34). A bot that then fights it out wins one game of a hundred more than one that means to run later.
  const asksAgain = retreat !== undefined || sight.weights.wary;
  const stubborn = opponents.length === 1 && !(asksAgain && wouldRun(sight, withHp(me, 1), opponents));
  const drink = battleDrink(sight, options, (each) => duelWorth(sight, each, opponents), me);
  return attack(options, target?.seat ?? -1, stubborn ? 'end' : 'steady', drink);
}

/** Nobody runs from what they expect to win, nor from the Final tile: to fall there is still nearer to the crown than to run. */
function wouldRun(sight: Sight, me: Fighter, opponents: readonly Rival[]): boolean {
  if (sight.me.at === FINAL || opponents.length === 0) return false;
  const { win, lose, stay, run } = duelProspects(sight, me, opponents);
  return win < lose && stay < run - sight.weights.nerve;
}

interface DuelProspects {
  readonly win: number;
  readonly lose: number;
  readonly stay: number;
  readonly run: number;
}

/** The chances of a duel, and what it is worth to fight it out or to run. */
export function duelProspects(sight: Sight, me: Fighter, opponents: readonly Rival[]): DuelProspects {
  const odds = chances(sight, me, opponents, sight.view.duel?.round ?? 1);
  return { ...odds, stay: duelWorth(sight, me, opponents), run: -retreatCost(sight, sight.me.at) };
}

/** What it is worth to fight on to the end; on the Final tile, the crown on top of that. */
function duelWorth(sight: Sight, me: Fighter, opponents: readonly Rival[]): number {
  const { at } = sight.me;
  const [only] = opponents;
  if (only === undefined) return 0;
  const round = sight.view.duel?.round ?? 1;
  const crown = at === FINAL ? sight.weights.finalTile * chances(sight, me, opponents, round).win : 0;
  if (opponents.length > 1) return crown + meleeValue(sight, me, opponents, { at, toTheEnd: true });
  return crown + duelValue(sight, me, only, { at, round, toTheEnd: true });
}

/** What everybody has drunk counts: a fighter who is not on turn drank it in this duel. */
function chances({ view }: Sight, me: Fighter, opponents: readonly Rival[], round: number): { win: number; lose: number } {
  const [first, ...more] = opponents.map(({ fighter }) => duellist(fighter, true));
  if (first === undefined) return { win: 1, lose: 0 };
  const mine = duellist(me, true);
  return more.length === 0 ? duelOdds(mine, first, view.rules, round) : meleeOdds(mine, [first, ...more], view.rules);
}

/** The opponent who hits me hardest comes first, and of equals the one who falls soonest. The weakest is attacked by everybody else already. */
function urgency(me: Fighter, { fighter }: Rival): number {
  const mine = duellist(me, true);
  const theirs = duellist(fighter, true);
  return hitChance(theirs.attack - mine.defence) + 0.1 * (hitChance(mine.attack - theirs.defence) / theirs.hp);
}
