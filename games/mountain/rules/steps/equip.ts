import { type Blocked, type Say, type Seat, say } from '@tavern/engine';
import { treasures } from '../catalog.ts';
import { MOST_REARRANGEMENTS } from '../house-rules.ts';
import { carry, freeSlotsOf, slotsFor, takeFromPack } from '../pack.ts';
import { type ItemId, type Player, playerAt, type Slot, type State } from '../state.ts';
import type { M } from '../types.ts';
import type { EquipOption, TurnOption } from './turn.ts';

/** What may be put on, put away or changed over in one's own pre-action step (KM-067, KM-106, KM-110). */
export function addEquipOptions(options: TurnOption[], state: State, player: Player): void {
  if (state.act.rearranged >= MOST_REARRANGEMENTS) return;
  addPuttingOn(options, player);
  if (freeSlotsOf(player) >= BIG) addPuttingAway(options, player);
}

const BIG = 2;

function addPuttingOn(options: TurnOption[], player: Player): void {
  const { pack, left, right } = player;
  for (let i = 0; i < pack.length; i++) {
    const item = pack[i] as ItemId;
    if (treasures.get(item).size < BIG || pack.indexOf(item) < i) continue;
    for (const slot of slotsFor(item)) {
      // Two equal hands are one choice, and an exchange for the same item is none.
      if (player[slot] === item || (slot === 'right' && left === right)) continue;
      options.push({ do: 'equip', item, slot });
    }
  }
  if (left !== right) options.push({ do: 'swap' });
}

function addPuttingAway(options: TurnOption[], { left, right, armour }: Player): void {
  if (left !== null) options.push({ do: 'unequip', slot: 'left' });
  if (right !== null) options.push({ do: 'unequip', slot: 'right' });
  if (armour !== null) options.push({ do: 'unequip', slot: 'armour' });
}

/** After the main action it is too late; only what no longer fits may still be put on (H-46). */
export function equipLater(player: Player, why: Say): Blocked<{ do: 'equip'; item: ItemId; slot: Slot }>[] {
  const options: TurnOption[] = [];
  addPuttingOn(options, player);
  return options.flatMap((option) => (option.do === 'equip' ? [{ option, why }] : []));
}

/** Why something cannot be put on or away just now. */
export function equipBlocked(state: State, player: Player): Blocked<TurnOption>[] {
  const puttingOn: TurnOption[] = [];
  const puttingAway: TurnOption[] = [];
  addPuttingOn(puttingOn, player);
  addPuttingAway(puttingAway, player);
  const tired = say('blocked.rearranged', { n: MOST_REARRANGEMENTS });
  if (state.act.rearranged >= MOST_REARRANGEMENTS)
    return [...puttingOn, ...puttingAway].map((option) => ({ option, why: tired }));
  return freeSlotsOf(player) >= BIG ? [] : puttingAway.map((option) => ({ option, why: say('blocked.packFull') }));
}

export function rearrange(m: M, seat: Seat, option: EquipOption): void {
  const player = playerAt(m.state, seat);
  m.state.act.rearranged += 1;
  if (option.do === 'swap') {
    [player.left, player.right] = [player.right, player.left];
    m.emit({ type: 'handsSwapped', seat });
    return;
  }
  const { slot } = option;
  const instead = player[slot];
  if (option.do === 'equip') takeFromPack(player, option.item, { seen: true });
  player[slot] = option.do === 'equip' ? option.item : null;
  if (instead !== null) carry(player, instead, { fresh: false, seen: true });
  if (option.do === 'equip') m.emit({ type: 'equipped', seat, item: option.item, slot, instead });
  else if (instead !== null) m.emit({ type: 'unequipped', seat, item: instead, slot });
}
