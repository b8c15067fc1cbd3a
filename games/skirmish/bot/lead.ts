import type { Seat } from '@tavern/engine';
import { rivalOf, type Slot } from '../rules/state.ts';

const powerOf = ({ units }: Slot, seat: Seat): number => units[seat]?.power ?? -1;

/** By how much a seat is ahead in a slot; an empty place counts as less than a unit without power. */
export const margin = (slot: Slot, seat: Seat): number => powerOf(slot, seat) - powerOf(slot, rivalOf(seat));

/** Slots that a seat would win if the round ended now (C-23). */
export const slotsOf = (slots: readonly Slot[], seat: Seat): number => slots.filter((slot) => margin(slot, seat) > 0).length;

/** The same, less those of the rival. */
export const leadOf = (slots: readonly Slot[], seat: Seat): number => slotsOf(slots, seat) - slotsOf(slots, rivalOf(seat));
