import type { Seat } from '@tavern/engine';
import { classes, type Treasure, treasures } from './catalog.ts';
import { loseClaim } from './claim.ts';
import { discardItem } from './decks.ts';
import { takeFromPack } from './pack.ts';
import { MAX_HP } from './score.ts';
import { type Player, playerAt } from './state.ts';
import { tollOf, wholeLoss } from './toll.ts';
import type { M } from './types.ts';

/** One loss, whatever it is made of: larger for a Berserker (H-55), smaller in padding; wards first, then HP, then the Monk's recovery, then the fall (H-40, KM-097, C-28). Was any HP lost? */
export function hurt(m: M, seat: Seat, amount: number, from: string): boolean {
  const player = playerAt(m.state, seat);
  const whole = wholeLoss(amount, tollOf(player));
  const lost = Math.min(player.hp, whole - wardedOff(m, seat, player, whole));
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
  let left = amount;
  for (const { id, ward = 0 } of wards()) {
    const count = Math.min(player.pack.filter((item) => item === id).length, Math.ceil(left / ward));
    for (let i = 0; i < count; i++) {
      takeFromPack(player, id, { seen: true });
      discardItem(m, id);
    }
    if (count > 0) m.emit({ type: 'warded', seat, item: id, count });
    left = Math.max(0, left - count * ward);
  }
  return amount - left;
}

/** The same for every match. */
let warding: Treasure[] | null = null;
const wards = (): Treasure[] => (warding ??= treasures.all.filter(({ ward }) => ward !== undefined));

function recover(m: M, seat: Seat, player: Player): void {
  const { recovers } = classes.get(player.class);
  if (recovers === 0 || player.recovered) return;
  player.recovered = true;
  player.hp = recovers;
  m.emit({ type: 'recovered', seat, hp: recovers });
}

function knockOut(m: M, seat: Seat, player: Player): void {
  const { duel } = m.state;
  player.down = true;
  if (duel?.fighters.includes(seat)) duel.fallen.push(seat);
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
