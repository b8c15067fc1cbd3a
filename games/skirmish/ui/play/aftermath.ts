import { type Followed, type Seat, same, seatsOf } from '@tavern/engine';
import { type CardId, SLOTS, type Slot } from '../../rules/state.ts';
import type { Skirmish } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { holderOf } from '../../text/tell/table.ts';

/** How a unit leaves the field. */
type Leaving = 'dies' | 'destroyed' | 'sacrificed' | 'bounced';

/** What becomes of one unit. `to`: null where it leaves. */
export interface UnitFate {
  readonly seat: Seat;
  readonly slot: number;
  readonly card: CardId;
  readonly from: number;
  readonly to: number | null;
  readonly leaves: Leaving | null;
}

/** A unit that comes to the field. */
export interface Arrival {
  readonly seat: Seat;
  readonly slot: number;
  readonly card: CardId;
  readonly power: number;
}

/** By how much each seat would win a slot: `lead` is 0 where nobody does, and null where nobody is there. */
export interface Held {
  readonly holder: Seat | null;
  readonly lead: number | null;
}

/** What an answer leads to, of everything that all imagined worlds agree on. */
export interface Aftermath {
  readonly units: readonly UnitFate[];
  readonly arrivals: readonly Arrival[];
  readonly slots: readonly { readonly slot: number; readonly before: Held; readonly after: Held }[];
  /** Slots ahead, by seat; once the round is counted, VP. */
  readonly count: { readonly before: readonly number[]; readonly after: readonly number[] };
  readonly effects: { readonly added: readonly Laid[]; readonly removed: readonly Laid[] };
  /** Cards that each seat draws, and loses from its hand at random. Which ones is not known. */
  readonly draws: readonly number[];
  readonly loses: readonly number[];
  /** The round is counted. */
  readonly counted: boolean;
  readonly winner: Seat | null;
  /** The match is over; `winner` has won it. */
  readonly over: boolean;
}

interface Laid {
  readonly slot: number;
  readonly card: CardId;
  readonly owner: Seat;
}

const LEAVINGS = { power: 'dies', destroyed: 'destroyed', sacrifice: 'sacrificed' } as const;

/** The part of what follows that does not hang on drawn cards: the field, the count, and how many cards change hands. */
export interface Sure {
  readonly slots: readonly Slot[];
  readonly left: readonly { readonly unit: number; readonly how: Leaving }[];
  readonly vp: readonly number[];
  readonly counted: boolean;
  readonly winner: Seat | null;
  readonly over: boolean;
  readonly draws: readonly number[];
  readonly loses: readonly number[];
}

export function sureOf({ events, view }: Followed<Skirmish>): Sure {
  const by = (type: 'drew' | 'discarded'): number[] =>
    view.players.map((_, who) => events.filter((event) => event.type === type && event.seat === who && isChance(event)).length);
  const ended = events.find((event) => event.type === 'roundEnded');
  return {
    slots: view.slots,
    left: events.flatMap((event): { unit: number; how: Leaving }[] => {
      if (event.type === 'died') return [{ unit: event.unit, how: LEAVINGS[event.cause] }];
      return event.type === 'bounced' ? [{ unit: event.unit, how: 'bounced' }] : [];
    }),
    vp: view.players.map(({ vp }) => vp),
    counted: ended !== undefined,
    winner: view.over === null ? (ended?.type === 'roundEnded' ? ended.winner : null) : view.over.winner,
    over: view.over !== null,
    draws: by('drew'),
    loses: by('discarded'),
  };
}

const isChance = (event: Skirmish['event']): boolean => event.type !== 'discarded' || event.how === 'random';

export function heldIn(slot: Slot): Held {
  const [a, b] = slot.units.map((unit) => unit?.power ?? null);
  if (a === null && b === null) return { holder: null, lead: null };
  return { holder: holderOf(slot), lead: Math.abs((a ?? 0) - (b ?? 0)) };
}

/** Slots ahead, by seat. */
export const aheadIn = (slots: readonly Slot[]): readonly number[] =>
  seatsOf(2).map((who) => slots.filter((slot) => holderOf(slot) === who).length);

export function aftermathOf(before: View, after: Sure): Aftermath {
  const laid = (slots: readonly Slot[]): (Laid & { readonly id: number })[] =>
    slots.flatMap(({ effects }, slot) => effects.map(({ id, card, owner }) => ({ id, slot, card, owner })));
  const beyond = (some: readonly Slot[], others: readonly Slot[]): Laid[] => {
    const known = new Set(laid(others).map(({ id }) => id));
    return laid(some).flatMap(({ id, ...rest }) => (known.has(id) ? [] : [rest]));
  };
  return {
    units: fates(before, after),
    arrivals: arrivals(before, after),
    slots: SLOTS.flatMap((slot) => {
      const [was, is] = [before.slots[slot], after.slots[slot]];
      if (was === undefined || is === undefined) return [];
      const [from, to] = [heldIn(was), heldIn(is)];
      return same(from, to) ? [] : [{ slot, before: from, after: to }];
    }),
    count: { before: aheadIn(before.slots), after: after.counted ? after.vp : aheadIn(after.slots) },
    effects: { added: beyond(after.slots, before.slots), removed: beyond(before.slots, after.slots) },
    draws: after.draws,
    loses: after.loses,
    counted: after.counted,
    winner: after.winner,
    over: after.over,
  };
}

function fates(before: View, { slots, left }: Sure): UnitFate[] {
  return before.slots.flatMap(({ units }, slot) =>
    units.flatMap((unit, owner): UnitFate[] => {
      if (unit === null) return [];
      const now = slots[slot]?.units[owner];
      const who = { seat: owner as Seat, slot, card: unit.card, from: unit.power };
      if (now?.id === unit.id) return now.power === unit.power ? [] : [{ ...who, to: now.power, leaves: null }];
      return [{ ...who, to: null, leaves: left.find((each) => each.unit === unit.id)?.how ?? 'dies' }];
    }),
  );
}

function arrivals(before: View, { slots }: Sure): Arrival[] {
  return slots.flatMap(({ units }, slot) =>
    units.flatMap((unit, owner): Arrival[] => {
      if (unit === null || before.slots[slot]?.units[owner]?.id === unit.id) return [];
      return [{ seat: owner as Seat, slot, card: unit.card, power: unit.power }];
    }),
  );
}

/** What several plays have in common, where it is not yet chosen which of them it is; null: one of them is not certain. */
export function inCommon(all: readonly (Aftermath | null)[]): Aftermath | null {
  const [first, ...rest] = all;
  if (first === undefined || first === null || rest.some((each) => each === null)) return null;
  const others = rest.filter((each) => each !== null);
  const shared = <X>(some: readonly X[], of: (aftermath: Aftermath) => readonly X[]): readonly X[] =>
    some.filter((each) => others.every((other) => of(other).some((one) => same(one, each))));
  const agree = (of: (aftermath: Aftermath) => unknown): boolean => others.every((other) => same(of(other), of(first)));
  const none = first.draws.map(() => 0);
  // A round that is counted is told as a whole: its count and winner, or nothing.
  const round = agree(({ count, counted, winner, over }) => [count, counted, winner, over])
    ? {}
    : { count: { before: first.count.before, after: first.count.before }, counted: false, winner: null, over: false };
  return {
    ...first,
    units: shared(first.units, ({ units }) => units),
    arrivals: shared(first.arrivals, ({ arrivals: some }) => some),
    slots: shared(first.slots, ({ slots }) => slots),
    effects: {
      added: shared(first.effects.added, ({ effects }) => effects.added),
      removed: shared(first.effects.removed, ({ effects }) => effects.removed),
    },
    draws: agree(({ draws }) => draws) ? first.draws : none,
    loses: agree(({ loses }) => loses) ? first.loses : none,
    ...round,
  };
}
