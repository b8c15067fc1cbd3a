import type { Target } from '../../rules/catalog.ts';
import { sideOf } from '../../rules/field.ts';
import type { CardId } from '../../rules/state.ts';
import type { PlayOption } from '../../rules/steps/turn.ts';
import type { SkirmishOption } from '../../rules/types.ts';

export type Play = Extract<PlayOption, { do: 'play' }>;

/** Where a card can be let go: a player's cell of a slot as the player of the card sees it, or a whole slot. */
export type CardPlace = Target | SlotPlace;
type SlotPlace = 'slot-0' | 'slot-1' | 'slot-2' | 'slot-3';

const CELLS: readonly Target[] = ['own-0', 'own-1', 'own-2', 'own-3'];
const SLOT_PLACES: readonly SlotPlace[] = ['slot-0', 'slot-1', 'slot-2', 'slot-3'];

/** A lit place, and the plays that it can lead to: more than one where a target is chosen next. */
export interface Lit {
  readonly place: CardPlace;
  readonly plays: readonly Play[];
  /** A target is chosen next, even if there is only one: the player sees what is aimed at before it is sent. */
  readonly more: boolean;
}

/** A card that was taken, and the slot already chosen for it. */
export interface Taken {
  readonly card: CardId;
  readonly slot: number | null;
}

const isPlay = (option: SkirmishOption): option is Play => option.do === 'play';

/** All plays of a card among the question's options. */
export const playsOf = (options: readonly SkirmishOption[], card: CardId): Play[] =>
  options.filter(isPlay).filter((play) => play.card === card);

/** A unit goes to the player's own cell, an action is laid on a whole slot. */
function placeOf({ slot, target, card }: Play, isUnit: (card: CardId) => boolean): CardPlace | null {
  if (slot === null) return target;
  return (isUnit(card) ? CELLS : SLOT_PLACES)[slot] ?? null;
}

/**
 * The places that light up for a card, in the order of the options. None: the card needs no place, or it cannot be played. Once a slot is
 * chosen, the targets of its Deploy.
 */
export function litPlaces(
  options: readonly SkirmishOption[],
  { card, slot }: Taken,
  isUnit: (card: CardId) => boolean,
): readonly Lit[] {
  const plays = playsOf(options, card);
  if (slot !== null) {
    return plays.flatMap((play) =>
      play.slot === slot && play.target !== null ? [{ place: play.target, plays: [play], more: false }] : [],
    );
  }
  const places = new Map<CardPlace, Play[]>();
  for (const play of plays) {
    const place = placeOf(play, isUnit);
    if (place !== null) places.set(place, [...(places.get(place) ?? []), play]);
  }
  return [...places].map(([place, led]) => ({
    place,
    plays: led,
    more: led.some((play) => play.slot !== null && play.target !== null),
  }));
}

/** The one play of a card that needs no place; null: it needs one. */
export const plainPlay = (options: readonly SkirmishOption[], card: CardId): Play | null =>
  playsOf(options, card).find(({ slot, target }) => slot === null && target === null) ?? null;

/** The slot of a place, and whose cell it is; `both`: the whole slot. */
export function readPlace(place: CardPlace): { readonly slot: number; readonly side: 'own' | 'rival' | 'both' } {
  const isSlot = (SLOT_PLACES as readonly string[]).includes(place);
  return { slot: Number(place.at(-1)), side: isSlot ? 'both' : sideOf(place as Target) };
}

export const cellOf = (side: 'own' | 'rival', slot: number): Target => `${side}-${slot}` as Target;
export const slotPlace = (slot: number): SlotPlace => `slot-${slot}` as SlotPlace;
