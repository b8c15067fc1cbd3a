import { FINAL } from '../rules/board.ts';
import { duelOdds } from '../rules/odds/duel-odds.ts';
import { hitChance } from '../rules/odds/hit-chance.ts';
import type { AttackOption } from '../rules/steps/attack.ts';
import { best } from './best.ts';
import { duelValue, meleeValue, retreatCost } from './challenge.ts';
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
  const target = best(opponents, (each) => urgency(sight, me, each));
  // Nobody can run from the first round (C-34). A bot that then fights it out wins one game of a hundred more than one that means to run later.
  const asksAgain = retreat !== undefined || sight.weights.wary;
  const stubborn = opponents.length === 1 && !(asksAgain && wouldRun(sight, withHp(me, 1), opponents));
  return attack(options, target?.seat ?? -1, stubborn ? 'end' : 'steady');
}

/** Nobody runs from what they expect to win, nor from the Final tile: to fall there is still nearer to the crown than to run. */
function wouldRun(sight: Sight, me: Fighter, opponents: readonly Rival[]): boolean {
  const { at } = sight.me;
  const [only] = opponents;
  if (at === FINAL || only === undefined) return false;
  const cost = retreatCost(sight, at);
  const round = sight.view.duel?.round ?? 1;
  if (expectsToWin(sight, me, opponents, round)) return false;
  const value =
    opponents.length === 1
      ? duelValue(sight, me, only, { at, round, toTheEnd: true })
      : meleeValue(sight, me, opponents, { at, toTheEnd: true });
  return value < -cost - sight.weights.nerve;
}

function expectsToWin({ view, myTurn }: Sight, me: Fighter, opponents: readonly Rival[], round: number): boolean {
  const [first, ...more] = opponents.map(({ seat, fighter }) => duellist(fighter, view.current === seat));
  if (first === undefined) return true;
  const mine = duellist(me, myTurn);
  const { win, lose } = more.length === 0 ? duelOdds(mine, first, round) : meleeOdds(mine, [first, ...more]);
  return win >= lose;
}

/** The opponent who hits me hardest comes first, and of equals the one who falls soonest. The weakest is attacked by everybody else already. */
function urgency({ myTurn }: Sight, me: Fighter, { fighter }: Rival): number {
  const mine = duellist(me, myTurn);
  const theirs = duellist(fighter, false);
  return hitChance(theirs.attack - mine.defence) + 0.1 * (hitChance(mine.attack - theirs.defence) / theirs.hp);
}
