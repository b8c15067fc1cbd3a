import type { Seat } from '@tavern/engine';
import type { WonWhy } from './events.ts';
import { type Player, playerAt } from './state.ts';
import type { M } from './types.ts';

/** A conscious end of turn on the Final tile is a claim (H-08); the next one makes it a siege, of which nobody is told. */
export function claimFinal(m: M, seat: Seat): void {
  playerAt(m.state, seat).claim = true;
  m.emit({ type: 'claimed', seat });
}

/** At the start of the owner's turn, before anything else (`finalWin`). An instant win needs no claim. */
export function cashIn(m: M, seat: Seat): void {
  const { claim, siege } = playerAt(m.state, seat);
  if (m.state.rules.finalWin === 'longSiege') {
    if (siege) win(m, seat, 'siege');
  } else if (claim) win(m, seat, 'summit');
}

/** Knocked out or moved: a player who comes back to the Final tile begins anew (H-09). */
export function loseClaim(m: M, seat: Seat): void {
  const player = playerAt(m.state, seat);
  if (!player.claim) return;
  player.claim = false;
  player.siege = false;
  m.emit({ type: 'claimLost', seat });
}

/** H-53, `roundLimit`: the last round is over. The foremost who is awake wins, then the one with more HP, then the earlier seat; a claim adds nothing. */
export function callTime(m: M): void {
  const { players } = m.state;
  const still = players.flatMap((player, index) => (player.out ? [] : [{ player, seat: index as Seat }]));
  const foremost = still.reduce((best, each) => (isAhead(each.player, best.player) ? each : best));
  win(m, foremost.seat, 'limit');
}

const isAhead = (one: Player, other: Player): boolean => {
  if (one.down !== other.down) return other.down;
  return one.at > other.at || (one.at === other.at && one.hp > other.hp);
};

export function win(m: M, seat: Seat, why: WonWhy): void {
  m.state.winner = seat;
  m.state.won = why;
  m.emit({ type: 'won', seat, why, team: playerAt(m.state, seat).team });
}
