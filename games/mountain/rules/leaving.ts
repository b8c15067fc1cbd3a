import type { Seat } from '@tavern/engine';
import { loseClaim, win } from './claim.ts';
import { discardItem } from './decks.ts';
import { itemOffered, offerableOf } from './offers.ts';
import { SLOTS } from './pack.ts';
import { type Duel, type Offer, type Player, playerAt } from './state.ts';
import { isFoughtOut } from './steps/duel.ts';
import { leaveEnemies } from './steps/fight.ts';
import { sidesAmong } from './teams.ts';
import type { M } from './types.ts';
import { noteLeaders } from './where.ts';

/** A player who gives up: their items go to the discards, they leave the turn order, their Traps and placed Ambushes stay (H-52). */
export function concede(m: M, seat: Seat): void {
  const { state } = m;
  const player = playerAt(state, seat);
  const items = offerableOf(player).map((each) => itemOffered(player, each));
  const { trade, loot } = state;
  leaveBehind(m, player);
  player.out = true;
  noteLeaders(state);
  const closes = trade !== null && (trade.a === seat || trade.b === seat);
  if (closes) state.trade = null;
  const stopsLooting = loot?.winner === seat;
  if (stopsLooting) state.loot = null;
  const left = state.order.flat().filter((each) => !playerAt(state, each).out);
  const decided = sidesAmong(state.players, left) === 1;
  if (!decided) goOnWithout(m, seat);
  m.emit({ type: 'left', seat, items, kept: player.kept.length });
  if (closes) {
    m.emit({ type: 'tradeClosed', seat, with: trade.a === seat ? trade.b : trade.a });
    m.withdraw();
  }
  if (stopsLooting) m.emit({ type: 'lootDone', seat, loser: loot.loser });
  loseClaim(m, seat);
  if (decided) win(m, left[0] as Seat, 'last');
}

/** Out of the order, and out of whatever was going on. */
function goOnWithout(m: M, seat: Seat): void {
  const { state } = m;
  if (state.turn === 0) state.order = state.order.flatMap((group) => splitOff(group, seat));
  else if (state.duel !== null) leaveDuel(m, state.duel);
  else if (seat === state.current) endTurnHere(m);
  else if (state.offer !== null) leaveOffer(m, state.offer, seat);
}

/** A duel that lacks its challenger or its last target is off before anybody wastes a Smoke Bomb on it. */
function leaveOffer(m: M, offer: Offer, seat: Seat): void {
  offer.targets = offer.targets.filter((each) => each !== seat);
  if (offer.by !== seat && offer.targets.length > 0) return;
  m.state.offer = null;
  m.skipTo('duel.over');
}

/** The others fight on; with one left standing it is over. What is left of the turn comes after it. */
function leaveDuel(m: M, duel: Duel): void {
  if (isFoughtOut(m.state, duel)) m.skipTo('duel.over');
}

/** Before the order is clear: out of the tied group, at the end of it. */
const splitOff = (group: Seat[], seat: Seat): Seat[][] =>
  group.includes(seat) && group.length > 1 ? [group.filter((each) => each !== seat), [seat]] : [group];

function leaveBehind(m: M, player: Player): void {
  for (const slot of SLOTS) {
    const item = player[slot];
    if (item !== null) discardItem(m, item);
    player[slot] = null;
  }
  for (const item of player.pack.splice(0)) discardItem(m, item);
  player.fresh = 0;
  player.kit = null;
  player.tiers = [0, 0, 0];
  for (const { card } of player.kept.filter(({ at }) => at === null)) m.state.discards.luck.push(card);
  player.kept = player.kept.filter(({ at }) => at !== null);
  player.boosts = [];
}

function endTurnHere(m: M): void {
  const { state } = m;
  if (state.fight !== null) leaveEnemies(m);
  state.named = [];
  state.offer = null;
  if (state.luck !== null) state.discards.luck.push(state.luck);
  state.luck = null;
  // The looter must still find slots for what was taken; the turn ends behind that.
  if (state.loot === null) m.skipTo(m.pending('turn.close') ? 'turn.close' : 'turn.end');
}
