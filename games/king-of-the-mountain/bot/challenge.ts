import { MAX_HP } from '../rules/score.ts';
import { duelOdds } from './duel-odds.ts';
import { boosted, type Fighter, unboosted } from './fighter.ts';
import type { Rival, Sight } from './sight.ts';

/** What a retreat from this tile costs, in tiles. */
export const retreatCost = ({ view }: Sight, at: number): number => Math.min(at, view.rules.retreatDistance);

interface DuelAt {
  readonly tile: number;
  readonly round?: number;
  /** No retreat for me, come what may. */
  readonly toTheEnd?: true;
}

/**
 * What a duel with this rival is worth to me, in tiles: loot and a turn lost on one side or the other, and HP. Whoever would lose
 * more than a retreat costs is taken to retreat in time.
 */
export function duelValue(sight: Sight, me: Fighter, rival: Rival, { tile, round = 1, toTheEnd }: DuelAt): number {
  const { view, weights, myTurn } = sight;
  const mine = myTurn ? boosted(me) : unboosted(me);
  const theirTurn = view.current === rival.seat;
  const theirs = theirTurn ? boosted(rival.fighter) : unboosted(rival.fighter);
  const odds = duelOdds(mine, theirs, round);
  const hp = weights.hp;
  const gain = spoilsOf(sight, rival, theirTurn);
  const fallen = lossesOf(sight, me);
  const loss = !weights.x?.noflee && view.rules.duelRetreat && !toTheEnd ? Math.min(fallen, retreatCost(sight, tile)) : fallen;
  const both = Math.max(0, 1 - odds.win - odds.lose);
  const bothFall = (myTurn ? 0 : -weights.turn) + (theirTurn ? 0 : rival.share * weights.turn);
  const wear = (odds.left - odds.win * me.hp) * hp;
  return odds.win * gain - odds.lose * loss + both * bothFall + wear;
}

function spoilsOf(sight: Sight, rival: Rival, theirTurn: boolean): number {
  const { view, weights } = sight;
  const { share, holdings, player } = rival;
  const theirLoss = holdings + (theirTurn && !(view.rules.hardDefeat && view.duel?.by === rival.seat) ? 0 : weights.turn);
  const flight = retreatCost(sight, player.at);
  if (!weights.x?.noflee && view.rules.duelRetreat && flight < theirLoss && !player.claim) return share * flight;
  return sight.loot(rival) + share * theirLoss;
}

/** What being knocked out costs me: my things, perhaps a turn; but whoever is down gets up healed. */
function lossesOf(sight: Sight, me: Fighter): number {
  const { view, weights, myTurn } = sight;
  const healed = (MAX_HP - Math.min(MAX_HP, me.hp)) * weights.hp;
  const turn = myTurn && !view.rules.hardDefeat ? 0 : weights.turn;
  return sight.holdings + turn - healed;
}
