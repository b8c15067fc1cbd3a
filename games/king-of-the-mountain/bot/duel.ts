import { FINAL } from '../rules/board.ts';
import type { AttackOption } from '../rules/steps/attack.ts';
import { duelValue, retreatCost } from './challenge.ts';
import { meleeOdds } from './duel-odds.ts';
import { attack } from './fight.ts';
import { boosted, type Fighter, fighterOf, unboosted, withHp } from './fighter.ts';
import { hitChance } from './hits.ts';
import type { Rival, Sight } from './sight.ts';

/** Whom to strike, how long, and when to run. */
export function chooseDuel(sight: Sight, options: readonly AttackOption[]): AttackOption {
  const opponents = options.flatMap((option) =>
    option.do === 'attack' && option.press === 'end' ? [sight.rival(option.target)] : [],
  );
  const retreat = options.find((option) => option.do === 'retreat');
  const me = fighterOf(sight.me);
  if (retreat !== undefined && wouldRun(sight, me, opponents)) return retreat;
  const target = easiest(sight, me, opponents);
  const stubborn = retreat === undefined || !wouldRun(sight, withHp(me, 1), opponents);
  return attack(options, target.seat, stubborn && opponents.length === 1 ? 'end' : 'steady');
}

/** Nobody runs from the Final tile: a claim, one's own or a rival's, is worth more than the loot. */
function wouldRun(sight: Sight, me: Fighter, opponents: readonly Rival[]): boolean {
  const { at } = sight.me;
  if (at === FINAL || sight.weights.x?.noretreat) return false;
  const cost = retreatCost(sight, at);
  const [only] = opponents;
  if (opponents.length === 1 && only !== undefined)
    return duelValue(sight, me, only, { tile: at, round: sight.view.duel?.round ?? 1, toTheEnd: true }) < -cost;
  const { win } = meleeOdds(
    boosted(me),
    opponents.map(({ fighter }) => unboosted(fighter)),
  );
  return (1 - win) * (sight.holdings + sight.weights.turn) > cost + win * sight.holdings;
}

/** Who falls soonest, and among those who hits hardest. */
function easiest({ myTurn }: Sight, me: Fighter, opponents: readonly Rival[]): Rival {
  const mine = myTurn ? boosted(me) : unboosted(me);
  const rate = ({ fighter }: Rival): number => {
    const theirs = unboosted(fighter);
    const kill = hitChance(mine.attack - theirs.defence) / theirs.hp;
    return kill * (1 + hitChance(theirs.attack - mine.defence));
  };
  return opponents.reduce((best, each) => (rate(each) > rate(best) ? each : best));
}
