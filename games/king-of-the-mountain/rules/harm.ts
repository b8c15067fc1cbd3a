import type { Seat } from '@tavern/engine';
import { classes, treasures } from './catalog.ts';
import { discardItem } from './decks.ts';
import { takeFromPack } from './pack.ts';
import { MAX_HP } from './score.ts';
import { type Player, playerAt } from './state.ts';
import type { M } from './types.ts';
import { loseClaim } from './where.ts';

/** One loss, whatever it is made of: wards first, then HP, then the Monk's recovery, then the fall (H-40, KM-097, C-28). Was any HP lost? */
export function hurt(m: M, seat: Seat, amount: number, from: string): boolean {
  const player = playerAt(m.state, seat);
  const lost = Math.min(player.hp, amount - wardedOff(m, seat, player, amount));
  if (lost > 0) {
    player.hp -= lost;
    m.emit({ type: 'hurt', seat, lost, hp: player.hp, from });
  }
  if (player.hp === 0) recover(m, seat, player);
  if (player.hp === 0) knockOut(m, seat, player);
  return lost > 0;
}

/** Wardstones prevent one loss each, as many as are needed, and are spent. */
function wardedOff(m: M, seat: Seat, player: Player, amount: number): number {
  let warded = 0;
  let count = 0;
  for (let i = player.pack.length - 1; i >= 0 && warded < amount; i--) {
    const item = player.pack[i] as string;
    const { ward = 0 } = treasures.get(item);
    if (ward === 0) continue;
    takeFromPack(player, item, { fresh: true, seen: true });
    discardItem(m, item);
    warded += ward;
    count += 1;
  }
  if (count > 0) m.emit({ type: 'warded', seat, count });
  return Math.min(warded, amount);
}

function recover(m: M, seat: Seat, player: Player): void {
  const { recovers } = classes.get(player.class);
  if (recovers === 0 || player.recovered) return;
  player.recovered = true;
  player.hp = recovers;
  m.emit({ type: 'recovered', seat, hp: recovers });
}

function knockOut(m: M, seat: Seat, player: Player): void {
  player.down = true;
  loseClaim(m, seat);
  m.emit({ type: 'fell', seat });
}

export function heal(m: M, seat: Seat, amount: number, from: string): void {
  const player = playerAt(m.state, seat);
  const by = Math.min(amount, MAX_HP - player.hp);
  player.hp += by;
  m.emit({ type: 'healed', seat, by, hp: player.hp, from });
}

/** At most one turn is ever owed (H-42). */
export function skipNextTurn(m: M, seat: Seat, from: string): void {
  playerAt(m.state, seat).skip = true;
  m.emit({ type: 'mustSkip', seat, from });
}
