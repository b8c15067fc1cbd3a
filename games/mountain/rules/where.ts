import type { Seat } from '@tavern/engine';
import { FINAL, onBoard } from './board.ts';
import { loseClaim, win } from './claim.ts';
import type { MoveWhy } from './events.ts';
import { duelsAllowedOn, secondWindHolds } from './house-rules.ts';
import { type Player, playerAt, type State, tileAt } from './state.ts';
import { arePartners, partnersOf } from './teams.ts';
import type { M } from './types.ts';

/** Puts a figure on another tile. Any move ends a claim and invisibility. */
export function shift(m: M, seat: Seat, to: number, why: MoveWhy): void {
  const player = playerAt(m.state, seat);
  const from = player.at;
  player.at = onBoard(to);
  noteLeaders(m.state);
  arrive(m, seat, from, why);
}

/** Two players change places at once: they are never on one tile together. */
export function swapPlaces(m: M, seat: Seat, partner: Seat): void {
  const [mine, theirs] = [playerAt(m.state, seat), playerAt(m.state, partner)];
  const [here, there] = [mine.at, theirs.at];
  mine.at = there;
  theirs.at = here;
  noteLeaders(m.state);
  m.emit({ type: 'swapped', seat, with: partner, from: here, to: there });
  arrive(m, partner, there, 'wave');
  arrive(m, seat, here, 'wave');
}

function arrive(m: M, seat: Seat, from: number, why: MoveWhy): void {
  const player = playerAt(m.state, seat);
  m.emit({ type: 'moved', seat, from, to: player.at, why });
  if (player.at === from) return;
  loseClaim(m, seat);
  appear(m, seat);
  if (player.at === FINAL && m.state.rules.finalWin === 'instant') win(m, seat, 'instant');
}

/** Is somebody further up than this player? Only the expansion asks. */
export const isBehind = ({ rules, players }: State, { at, out }: Player): boolean =>
  rules.expansion && !out && players.some((other) => !other.out && other.at > at);

/** Whenever somebody has moved or left: who has somebody ahead now. */
export function noteLeaders(state: State): void {
  if (state.rules.expansion) for (const player of state.players) player.behind = isBehind(state, player);
}

export function appear(m: M, seat: Seat): void {
  const player = playerAt(m.state, seat);
  if (!player.invisible) return;
  player.invisible = false;
  m.emit({ type: 'appeared', seat });
}

/** All other seats in turn order after this one, those who gave up included. */
export function seatsAfter(state: State, seat: Seat): Seat[] {
  const { order } = state;
  const from = order.findIndex((group) => group[0] === seat);
  const others: Seat[] = [];
  for (let i = 1; i < order.length; i++) others.push((order[(from + i) % order.length] as Seat[])[0] as Seat);
  return others;
}

/** Everybody else still in the game, in turn order after this seat. */
export const othersAfter = (state: State, seat: Seat): Seat[] =>
  seatsAfter(state, seat).filter((each) => !playerAt(state, each).out);

/** May this player be drawn into a duel by that one (H-10, H-11, H-37, H-56)? */
export function mayBeDuelled(state: State, by: Seat, seat: Seat): boolean {
  const player = playerAt(state, seat);
  if (player.out || player.down || player.invisible || arePartners(state.players, by, seat)) return false;
  return !(player.secondWind && secondWindHolds(tileAt(state, player.at)));
}

/** May duels be fought here and now (KM-085, KM-139)? */
export const duelsPossibleOn = (state: State, tile: number): boolean =>
  !state.act.smoke && duelsAllowedOn(state.rules, tileAt(state, tile));

/** Who may be asked to trade: one's companions, and partners anywhere, who are awake and to be seen (KM-072, H-56). */
export function traders(state: State, seat: Seat, here: readonly Seat[]): readonly Seat[] {
  if (playerAt(state, seat).team === null) return here;
  const far = partnersOf(state, seat).filter((each) => {
    const { down, invisible } = playerAt(state, each);
    return !here.includes(each) && !down && !invisible;
  });
  return [...here, ...far];
}

/** Others on this seat's tile who are awake and to be seen: for duels and trades. */
export function companions(state: State, seat: Seat): Seat[] {
  const { players } = state;
  const { at } = players[seat] as Player;
  const found: Seat[] = [];
  for (let i = 0; i < players.length; i++) {
    const other = players[i] as Player;
    if (i !== seat && other.at === at && !other.out && !other.down && !other.invisible) found.push(i as Seat);
  }
  return found;
}

/** Nearest of some seats, ties included. */
export function nearest(state: State, seat: Seat, among: readonly Seat[]): Seat[] {
  const { at } = playerAt(state, seat);
  const distance = (each: Seat): number => Math.abs(playerAt(state, each).at - at);
  const least = Math.min(...among.map(distance));
  return among.filter((each) => distance(each) === least);
}
