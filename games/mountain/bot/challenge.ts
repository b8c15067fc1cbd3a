import { FINAL } from '../rules/board.ts';
import { duelOdds } from '../rules/odds/duel-odds.ts';
import { MAX_HP } from '../rules/score.ts';
import { duellist, type Fighter, strides } from './fighter.ts';
import { meleeOdds } from './melee.ts';
import type { Rival, Sight } from './sight.ts';
import { SHARED } from './team.ts';

/** What a retreat from this tile costs, in tiles (KM-091, H-07). */
export const retreatCost = ({ view }: Sight, at: number): number => Math.min(at, view.rules.retreatDistance);

/** What being knocked out costs me, my items and perhaps a turn, unless a retreat in time is cheaper. */
export function knockOutCost(sight: Sight, at: number, losesTurn: boolean): number {
  const fallen = sight.holdings + (losesTurn ? sight.weights.turn : 0);
  return sight.view.rules.duelRetreat ? Math.min(fallen, retreatCost(sight, at)) : fallen;
}

/** What a duel with this rival must promise: with mercy more, if they are behind all others or nearly down. Nobody spares a claim. */
export function duelPrice({ weights, rivals }: Sight, { player }: Rival): number {
  const last = rivals.length > 1 && rivals.every((each) => each.player === player || each.player.at > player.at);
  return weights.duel + ((last || player.hp <= WEAK) && !player.claim ? weights.mercy : 0);
}

const WEAK = 2;

interface Duelling {
  /** Where I stand. */
  readonly at: number;
  readonly round?: number;
  /** No retreat for me, come what may. */
  readonly toTheEnd?: true;
}

/**
 * What a duel with this rival is worth to me, in tiles: loot, a turn lost on one side or the other, and HP. A player who falls in
 * their own turn gets up at its end and loses no other, except under hard rules (H-10).
 */
export function duelValue(sight: Sight, me: Fighter, rival: Rival, { at, round = 1, toTheEnd }: Duelling): number {
  const { view, weights, myTurn } = sight;
  const theirTurn = view.current === rival.seat;
  const fighting = view.duel !== null;
  const odds = duelOdds(duellist(me, myTurn || fighting), duellist(rival.fighter, theirTurn || fighting), view.rules, round);
  const iLoseTurn = !myTurn || view.rules.hardDefeat;
  const theyLoseTurn = !theirTurn || view.rules.hardDefeat;

  const loss = toTheEnd ? sight.holdings + (iLoseTurn ? weights.turn : 0) : knockOutCost(sight, at, iLoseTurn);
  const slept = Math.max(0, MAX_HP - me.hp) * weights.hp;
  const both = (theyLoseTurn ? rival.share * weights.turn : 0) - (iLoseTurn ? weights.turn : 0);
  const wounds = (odds.left - (odds.win + odds.stalemate) * me.hp) * weights.hp;
  const draw = Math.max(0, 1 - odds.win - odds.lose - odds.stalemate);
  return odds.win * prize(sight, rival, theyLoseTurn) - odds.lose * (loss - slept) + draw * (both + slept) + wounds;
}

/** The same against several at once, wounds left out. */
export function meleeValue(sight: Sight, me: Fighter, rivals: readonly Rival[], { at, toTheEnd }: Duelling): number {
  const { view, myTurn, weights } = sight;
  const fighting = view.duel !== null;
  const { win } = meleeOdds(
    duellist(me, myTurn || fighting),
    rivals.map(({ seat, fighter }) => duellist(fighter, fighting || view.current === seat)),
    view.rules,
  );
  const iLoseTurn = !myTurn || view.rules.hardDefeat;
  const loss = toTheEnd ? sight.holdings + (iLoseTurn ? weights.turn : 0) : knockOutCost(sight, at, iLoseTurn);
  const prizes = rivals.reduce((sum, each) => sum + prize(sight, each, view.current !== each.seat || view.rules.hardDefeat), 0);
  return win * prizes - (1 - win) * loss;
}

/** A partner has a claim, and this rival may come to the Final tile in time: one who is thrown down or driven off cannot. */
function guard({ partners, weights }: Sight, { player, fighter }: Rival): number {
  if (!partners.some((each) => each.player.claim) || player.down) return 0;
  const ways = strides(fighter);
  return (ways.filter((stride) => player.at + stride >= FINAL).length / ways.length) * weights.finalTile * SHARED;
}

/** A rival who would lose more than a retreat costs is expected to run in time; nobody runs from a claim. */
function prize(sight: Sight, rival: Rival, losesTurn: boolean): number {
  const { share, holdings, player } = rival;
  const guarded = losesTurn ? guard(sight, rival) : 0;
  const fallen = holdings + (losesTurn ? sight.weights.turn : 0);
  const flight = retreatCost(sight, player.at);
  if (sight.view.rules.duelRetreat && flight < fallen && !player.claim) return share * flight + guarded;
  return sight.loot(rival) + share * fallen + guarded;
}
