import type { Seat } from '@tavern/engine';
import type { Tier } from '../../rules/board.ts';
import type { Event } from '../../rules/events.ts';
import { SLOTS } from '../../rules/pack.ts';
import type { ItemId, Slot } from '../../rules/state.ts';
import { type Stage, type StagePlayer, statsWith } from './stage.ts';

export type Told<T extends Event['type']> = Extract<Event, { type: T }>;

/** What some events do to the stage, each told by its own type. */
export type Changes<T extends Event['type']> = { readonly [type in T]: (stage: Stage, event: Told<type>) => Stage };

export const unchanged = (stage: Stage): Stage => stage;

export function playerIn(stage: Stage, seat: Seat): StagePlayer {
  const player = stage.players[seat];
  if (player === undefined) throw new Error(`nobody sits on seat ${seat}`);
  return player;
}

export function change(stage: Stage, seat: Seat, to: Partial<StagePlayer>): Stage {
  return { ...stage, players: stage.players.with(seat, { ...playerIn(stage, seat), ...to }) };
}

/** So many more items in the backpack. */
export const carry = (stage: Stage, seat: Seat, by: number): Stage =>
  by === 0 ? stage : change(stage, seat, { carried: playerIn(stage, seat).carried + by });

/** So many more Luck cards kept. */
export const keep = (stage: Stage, seat: Seat, by: number): Stage =>
  change(stage, seat, { kept: playerIn(stage, seat).kept + by });

export function wear(stage: Stage, seat: Seat, gear: { readonly [slot in Slot]?: ItemId | null }): Stage {
  const { left, right, armour } = playerIn(stage, seat);
  const worn = { left, right, armour, ...gear };
  return change(stage, seat, { ...worn, ...statsWith(worn) });
}

/** Of two equal things the one in the left hand goes, as in the rules. Where the beginning is not known yet, nothing may be there. */
export function takeOff(stage: Stage, seat: Seat, item: ItemId): Stage {
  const player = playerIn(stage, seat);
  const slot = SLOTS.find((each) => player[each] === item);
  return slot === undefined ? stage : wear(stage, seat, { [slot]: null });
}

/** So many more cards in a deck of tiers. */
export function pile(stage: Stage, deck: 'enemy' | 'treasure', tier: Tier, by: number): Stage {
  const { decks } = stage;
  const index = tier - 1;
  return { ...stage, decks: { ...decks, [deck]: decks[deck].with(index, (decks[deck][index] ?? 0) + by) } };
}
