import type { Seat } from '@tavern/engine';
import { cards } from '../rules/catalog.ts';
import { mayStandBy, type Standing, standingOf } from '../rules/reckoning/placing.ts';
import { type CardId, CHARACTER_ZONES, type CharacterZone } from '../rules/state.ts';
import { FACE_DOWN, faceUp, type Trial } from './trial.ts';

/** Characters for the zones that are still empty, zone by zone. Null: a card face-down. */
export interface Layout {
  readonly zones: readonly CharacterZone[];
  readonly cards: readonly (CardId | null)[];
}

/** Each zone with a character in it. */
export const faceUps = ({ zones, cards: there }: Layout): (readonly [CharacterZone, CardId])[] =>
  zones.flatMap((zone, at) => {
    const id = there[at] ?? null;
    return id === null ? [] : [[zone, id] as const];
  });

export const isKind = (kind: 'character' | 'help' | 'sp') => (id: CardId) => cards.get(id).kind === kind;

/** h-5: characters may stand anywhere. */
export const freesZones = (id: CardId): boolean => cards.get(id).rules.some(({ does }) => does === 'freedom');

/** Those with the most power to this side, each alone on the board: more would take too long to try. */
function strongest(trial: Trial, seat: Seat, standing: Standing, hand: readonly CardId[], most: number): CardId[] {
  const different = [...new Set(hand)].filter(isKind('character'));
  if (different.length <= most) return different;
  const worth = (id: CardId): number => {
    const zone = CHARACTER_ZONES.find((each) => trial.zones(seat)[each] === null && mayStandBy(standing, id, each) === true);
    return zone === undefined ? -1 : trial.with(seat, { [zone]: faceUp(id) }, () => trial.lead(seat));
  };
  return different
    .map((id) => ({ id, worth: worth(id) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ id }) => id);
}

interface Search {
  readonly hand: readonly CardId[];
  /** How many different characters are tried. */
  readonly most: number;
  /** As if h-5 were there. */
  readonly free?: boolean;
  /** How many cards may be face-down where one could be face-up. */
  readonly downs?: number;
}

/** Tries every way to fill the empty character zones from a hand. While `visit` looks, the cards lie on the trial's board. */
export function tryLayouts(trial: Trial, seat: Seat, search: Search, visit: (layout: Layout) => void): void {
  const { hand, most, free = false, downs = 0 } = search;
  const own = standingOf(trial.board, seat);
  const standing: Standing = free ? { ...own, freedom: true } : own;
  const ids = strongest(trial, seat, standing, hand, most);
  const left = ids.map((id) => hand.filter((each) => each === id).length);
  const spots = ids.map((id) => faceUp(id));
  const zones = CHARACTER_ZONES.filter((zone) => trial.zones(seat)[zone] === null);
  const fits = zones.map((zone) => ids.map((id) => mayStandBy(standing, id, zone) === true));
  const cardsThere: (CardId | null)[] = [];
  const fill = (at: number, down: number): void => {
    const zone = zones[at];
    if (zone === undefined) return visit({ zones, cards: [...cardsThere] });
    let isFilled = false;
    ids.forEach((id, index) => {
      if (left[index] === 0 || fits[at]?.[index] !== true) return;
      isFilled = true;
      left[index] = (left[index] ?? 0) - 1;
      cardsThere[at] = id;
      trial.put(seat, zone, spots[index] ?? null);
      fill(at + 1, down);
      left[index] += 1;
    });
    if (!isFilled || down < downs) {
      cardsThere[at] = null;
      trial.put(seat, zone, FACE_DOWN);
      fill(at + 1, isFilled ? down + 1 : down);
    }
    trial.lift(seat, zone);
  };
  fill(0, 0);
}
