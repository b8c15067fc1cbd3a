import { FINAL } from '../rules/board.ts';
import { duelsAllowedOn } from '../rules/house-rules.ts';
import { duelOdds } from '../rules/odds/duel-odds.ts';
import { knockOutCost } from './challenge.ts';
import { duellist, type Fighter, strides, withHp } from './fighter.ts';
import { hpAfter, meleeOdds } from './melee.ts';
import { isActive, type Rival, type Sight } from './sight.ts';

/** What it is worth to end the turn on a tile, in tiles: how far up, in what shape, and who may come. */
export function standing(sight: Sight, me: Fighter, tile: number): number {
  const worth = tile + shape(sight, me.hp, tile) + calledTime(sight, tile);
  if (tile !== FINAL) return worth - exposure(sight, me, tile);
  return worth + (sight.claimants.length === 0 ? crown(sight) * reign(sight, me) : 0);
}

/** A second claim of a team is only there in case the first one falls (H-56). */
const crown = ({ partners, weights }: Sight): number =>
  weights.finalTile * (partners.some(({ player }) => player.claim) ? SECOND_CLAIM : 1);

const SECOND_CLAIM = 0.3;

const shape = ({ weights }: Sight, hp: number, tile: number): number => hp * (weights.hp + (weights.hpAtTop * tile) / FINAL);

/** The same where nobody can come: on the Final tile, if nobody else has a claim, that is the crown (KM-138). */
export const unseen = (sight: Sight, me: Fighter, tile: number): number =>
  tile + shape(sight, me.hp, tile) + (tile === FINAL && sight.claimants.length === 0 ? sight.weights.finalTile : 0);

/** A stride, on average. */
const STRIDE = 2.5;

/** In the last round the player who is ahead of all others, those included who are still to move, is king (`roundLimit`). */
function calledTime({ view, rivals, weights, me }: Sight, tile: number): number {
  if (view.round !== view.rules.roundLimit) return 0;
  const order = view.order.flat();
  const mine = order.findIndex((seat) => view.players[seat] === me);
  const reach = ({ player, seat }: Rival): number => player.at + (order.indexOf(seat) > mine && !player.skip ? STRIDE : 0);
  return rivals.every((rival) => rival.player.down || reach(rival) < tile) ? weights.finalTile : 0;
}

/** What rivals who land on this tile may do to me until my next turn. */
function exposure(sight: Sight, me: Fighter, tile: number): number {
  if (!duelsAllowedOn(sight.view.rules, sight.tile(tile))) return 0;
  const cost = knockOutCost(sight, tile, true);
  let sum = 0;
  for (const rival of sight.rivals) {
    const arrives = isActive(rival) ? arrival(rival, tile) : 0;
    if (arrives === 0) continue;
    const odds = duelOdds(duellist(me, false), duellist(rival.fighter, false), sight.view.rules);
    sum += arrives * Math.max(0, odds.lose * cost - odds.win * sight.loot(rival));
  }
  return sum * sight.weights.aggression;
}

/** The chance that this one's next move ends exactly there; on the Final tile, there or beyond (KM-077). */
function arrival({ player, fighter }: Rival, tile: number): number {
  const far = tile - player.at;
  if (tile === FINAL && far === 0) return 1;
  if (far <= 0) return 0;
  const ways = strides(fighter);
  return ways.filter((stride) => (tile === FINAL ? stride >= far : stride === far)).length / ways.length;
}

/** The chance to outlast everybody who can come to the Final tile before my next turn (H-08, H-50). */
function reign({ rivals, claimants, view }: Sight, me: Fighter): number {
  let holds = 1;
  let { hp } = me;
  for (const rival of rivals) {
    const comes = isActive(rival) && !claimants.includes(rival) ? arrival(rival, FINAL) : 0;
    if (comes === 0) continue;
    const odds = duelOdds({ ...duellist(me, false), hp }, duellist(rival.fighter, false), view.rules);
    holds *= 1 - comes * (1 - odds.win);
    if (comes === 1) hp = hpAfter(odds);
  }
  return holds;
}

/** To come to the Final tile and throw out everybody who has a claim: that saves the game, and may win it. */
export function storm(sight: Sight, me: Fighter): number {
  const { claimants, weights, view } = sight;
  if (view.rules.finalWin === 'instant') return FINAL + weights.finalTile;
  if (claimants.length === 0) return standing(sight, me, FINAL);
  const odds = meleeOdds(
    duellist(me, true),
    claimants.map(({ fighter }) => duellist(fighter, false)),
    view.rules,
  );
  const after = withHp(me, hpAfter(odds));
  return FINAL + odds.win * (shape(sight, after.hp, FINAL) + weights.finalTile * (1 + reign(sight, after)));
}
