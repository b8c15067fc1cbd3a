import { FINAL } from '../rules/board.ts';
import { retreatCost } from './challenge.ts';
import { duelOdds, meleeOdds } from './duel-odds.ts';
import { boosted, type Fighter, strides, unboosted, withHp } from './fighter.ts';
import { isActive, type Rival, type Sight } from './sight.ts';

/** What it is worth to end the turn on a tile, in tiles: how far up, in what shape, and who may come. */
export function standing(sight: Sight, me: Fighter, tile: number): number {
  const { weights } = sight;
  if (tile === FINAL) return summit(sight, me);
  return tile + (weights.x?.steep ?? 0) * Math.max(0, tile - 14) + shape(sight, me.hp, tile) - exposure(sight, me, tile);
}

/** HP count for more the nearer the top is. */
const shape = ({ weights }: Sight, hp: number, tile: number): number => hp * (weights.hp + (weights.hpAtSummit * tile) / FINAL);

/** What rivals who land on this tile may do to me until my next turn. */
function exposure(sight: Sight, me: Fighter, tile: number): number {
  const { rivals, weights, view } = sight;
  if (sight.tile(tile) === 'sanctuary' || me.hp <= 0) return 0;
  let sum = 0;
  for (const rival of rivals) {
    if (!isActive(rival)) continue;
    const arrives = arrival(rival, tile);
    if (arrives === 0) continue;
    const odds = duelOdds(unboosted(me), unboosted(rival.fighter));
    const fallen = sight.holdings + weights.turn;
    const loss = view.rules.duelRetreat ? Math.min(fallen, retreatCost(sight, tile)) : fallen;
    sum += arrives * Math.max(0, odds.lose * loss - odds.win * sight.loot(rival));
  }
  return sum * weights.aggression;
}

/** The chance that this one's next move ends exactly there; on the Final tile, there or beyond (KM-077). */
function arrival({ player, fighter }: Rival, tile: number): number {
  const far = tile - player.at;
  if (tile === FINAL && far === 0) return 1;
  if (far <= 0) return 0;
  const ways = strides(fighter).filter((stride) => (tile === FINAL ? stride >= far : stride === far));
  return ways.length / strides(fighter).length;
}

/**
 * The Final tile: whoever claims it must be thrown out, all of them, and then everybody who can get there until my next turn is to be
 * outlasted (H-08, H-50).
 */
function summit(sight: Sight, me: Fighter): number {
  const { weights, view, claimants } = sight;
  if (view.rules.finalWin === 'instant') return FINAL + weights.summit;
  const cleared = meleeOdds(
    boosted(me),
    claimants.map(({ fighter }) => unboosted(fighter)),
  );
  const left = cleared.win > 0 ? Math.max(1, Math.round(cleared.left / cleared.win)) : 1;
  const held = cleared.win * survival(sight, withHp(me, left));
  const saved = claimants.length === 0 ? 0 : cleared.win;
  return (
    FINAL + (weights.x?.steep ?? 0) * 5 + (weights.x?.finalhp ? shape(sight, left, FINAL) : 0) + weights.summit * (held + saved)
  );
}

/** The chance to outlast everybody who can reach the Final tile before my next turn. */
export function survival({ rivals, claimants }: Sight, me: Fighter): number {
  let held = 1;
  let { hp } = me;
  for (const rival of rivals) {
    if (!isActive(rival) || claimants.includes(rival)) continue;
    const comes = arrival(rival, FINAL);
    if (comes === 0) continue;
    const odds = duelOdds({ ...unboosted(me), hp: Math.max(1, Math.round(hp)) }, unboosted(rival.fighter));
    held *= 1 - comes * (1 - odds.win);
    if (odds.win > 0) hp = (1 - comes) * hp + comes * (odds.left / odds.win);
  }
  return held;
}
