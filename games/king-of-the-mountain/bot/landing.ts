import { isEnemyTile, onBoard, type Tier, tierOf } from '../rules/board.ts';
import { classes, treasures } from '../rules/catalog.ts';
import { INSTINCT } from '../rules/kept.ts';
import { MAX_HP } from '../rules/score.ts';
import { duelValue } from './challenge.ts';
import { tileOdds } from './fight-odds.ts';
import { boostedVsEnemies, type Fighter, strides, withHp } from './fighter.ts';
import { isOpenToDuel, type Sight } from './sight.ts';
import { standing } from './standing.ts';

/** What landing on a tile is worth, everything that follows in this turn included. */
export function landing(sight: Sight, me: Fighter, tile: number): number {
  const { weights } = sight;
  const kind = sight.tile(tile);
  const trapped = trapCost(sight, tile);
  if (isEnemyTile(kind)) return enemyTile(sight, me, tile) - trapped;
  const here = standing(sight, me, tile) - trapped;
  switch (kind) {
    case 'treasure1':
    case 'treasure2':
    case 'treasure3':
      return here + sight.draw(tierOf(kind)) + arrivalDuel(sight, me, tile);
    case 'luck':
      return here + weights.luck + arrivalDuel(sight, me, tile);
    case 'final':
    case 'sanctuary':
      return here;
    default:
      return here + arrivalDuel(sight, me, tile);
  }
}

/** A defeat costs a tile, heals, and under hard rules costs a turn as well (KM-095, H-10). */
function enemyTile(sight: Sight, me: Fighter, tile: number): number {
  const { weights, view } = sight;
  const { win, left, spoils } = tileOdds(tierOf(sight.tile(tile)), boostedVsEnemies(me), me.hp);
  const after = withHp(me, win > 0 ? Math.max(1, Math.round(left / win)) : 1);
  const won = standing(sight, after, tile) + arrivalDuel(sight, after, tile);
  const lost = standing(sight, withHp(me, MAX_HP), onBoard(tile - 1)) - (view.rules.hardDefeat ? weights.turn : 0);
  let found = 0;
  for (let tier = 1; tier <= spoils.length; tier++) found += (spoils[tier - 1] as number) * sight.draw(tier as Tier);
  return win * won + (1 - win) * lost + found;
}

function trapCost({ view, seat, me, weights }: Sight, tile: number): number {
  if (classes.get(me.class).trapProof) return 0;
  if (!view.traps.some((trap) => trap.tile === tile && trap.owner !== seat)) return 0;
  return view.rules.trapEffect === 'skipTurn' ? weights.turn : 0.3;
}

/** After a Move there may be one duel where it ended (C-08). */
function arrivalDuel(sight: Sight, me: Fighter, tile: number): number {
  const { rivals, view, weights } = sight;
  if (view.act.duelled || view.act.smoke) return 0;
  let best = 0;
  for (const rival of rivals)
    if (rival.player.at === tile && isOpenToDuel(rival, sight.tile(tile)))
      best = Math.max(best, duelValue(sight, me, rival, { tile }) - weights.duelMargin);
  return best;
}

/** A step that a card allows after landing, and what giving the card away costs. */
interface SideStep {
  readonly by: number;
  readonly cost: number;
}

export const stepCost = ({ weights }: Sight, card: string): number =>
  card !== INSTINCT && treasures.get(card).lasting === true ? 0 : (weights.items[card] ?? 0);

function sideSteps(sight: Sight): SideStep[] {
  const { me } = sight;
  const steps: SideStep[] = [];
  const add = (card: string, length: number): void => {
    const cost = stepCost(sight, card);
    steps.push({ by: length, cost }, { by: -length, cost });
  };
  if (me.kept?.some(({ card }) => card === INSTINCT)) add(INSTINCT, 1);
  if (me.pack?.includes('blink-scroll')) add('blink-scroll', 2);
  return steps;
}

/** What a Move is worth: the four faces of the die, each put to the best use. */
export function moveValue(sight: Sight, me: Fighter): number {
  const steps = sideSteps(sight);
  const ways = strides(me);
  let sum = 0;
  for (const stride of ways) {
    const tile = onBoard(sight.me.at + stride);
    let best = landing(sight, me, tile);
    for (const { by, cost } of steps) best = Math.max(best, landing(sight, me, onBoard(tile + by)) - cost);
    sum += best;
  }
  return sum / ways.length;
}
