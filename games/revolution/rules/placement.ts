import { type Blocked, type Say, type Seat, say } from '@tavern/engine';
import { type Card, cards } from './catalog.ts';
import { differentCards } from './hand.ts';
import type { PlaceOption } from './options.ts';
import { boardOf } from './reckoning/board.ts';
import { mayStandBy, type Standing, standingOf } from './reckoning/placing.ts';
import {
  type CardId,
  CHARACTER_ZONES,
  type Face,
  type LeaderId,
  MAIN_ZONES,
  type MainZone,
  playerAt,
  type State,
  type Zones,
} from './state.ts';

type Placements = { readonly [face in Face]: { readonly [zone in MainZone]: PlaceOption } };

/** All placements of a card: nothing in them depends on a match, so they are made once. */
const placements = new Map<CardId, Placements>();

function placementsOf(card: CardId): Placements {
  const known = placements.get(card);
  if (known !== undefined) return known;
  const facing = (face: Face) => {
    const to = (zone: MainZone): PlaceOption => Object.freeze({ do: 'place', card, zone, face });
    return { top: to('top'), left: to('left'), right: to('right'), help: to('help') };
  };
  const made = { up: facing('up'), down: facing('down') };
  placements.set(card, made);
  return made;
}

/** Where a card of this kind is meant to be face-up. */
const ownZones = ({ kind }: Card): readonly MainZone[] => {
  if (kind === 'character') return CHARACTER_ZONES;
  return kind === 'help' ? ['help'] : [];
};

/** A set of main zones, as bits in the order of MAIN_ZONES. */
type ZoneBits = number;

function emptyBits({ top, left, right, help }: Zones): ZoneBits {
  return (top === null ? 1 : 0) | (left === null ? 2 : 0) | (right === null ? 4 : 0) | (help === null ? 8 : 0);
}

/** Where a card may come face-up, and all its placements: zone by zone face-up, then face-down. */
interface CardPlaces {
  readonly up: ZoneBits;
  readonly placements: readonly PlaceOption[];
}

function placesOf(standing: Standing, id: CardId): CardPlaces {
  const { up, down } = placementsOf(id);
  const own = ownZones(cards.get(id));
  const may = (zone: MainZone): boolean => own.includes(zone) && mayStandBy(standing, id, zone) === true;
  return {
    up: MAIN_ZONES.reduce((bits, zone, bit) => (may(zone) ? bits | (1 << bit) : bits), 0),
    placements: [...MAIN_ZONES.map((zone) => up[zone]), ...MAIN_ZONES.map((zone) => down[zone])],
  };
}

/** As long as no other card forbids anything, placements depend on the leader alone: they are worked out once. */
const placesUnder = new Map<LeaderId | 'free', Map<CardId, CardPlaces>>();

function knownPlaces({ leader, freedom, forbids }: Standing): Map<CardId, CardPlaces> {
  if (forbids.length > 0) return new Map();
  const whose = freedom ? 'free' : (leader.id as LeaderId);
  const known = placesUnder.get(whose) ?? new Map<CardId, CardPlaces>();
  placesUnder.set(whose, known);
  return known;
}

/** RR-018, RR-030: everything this seat may do in its turn: face-up where a card may be, face-down in every empty zone. Equal cards are one option. */
export function placeOptions(state: State, seat: Seat): PlaceOption[] {
  const { hand, zones } = playerAt(state, seat);
  const standing = standingOf(boardOf(state), seat);
  const known = knownPlaces(standing);
  const empty = emptyBits(zones);
  const options: PlaceOption[] = [];
  for (let at = 0; at < hand.length; at++) {
    if (isAgain(hand, at)) continue;
    const card = hand[at] as CardId;
    let places = known.get(card);
    if (places === undefined) {
      places = placesOf(standing, card);
      known.set(card, places);
    }
    addOptions(places, empty, options);
  }
  return options;
}

function addOptions({ up, placements }: CardPlaces, empty: ZoneBits, options: PlaceOption[]): void {
  for (let zone = 0; zone < MAIN_ZONES.length; zone++) {
    const bit = 1 << zone;
    if ((empty & bit) === 0) continue;
    if ((up & bit) !== 0) options.push(placements[zone] as PlaceOption);
    options.push(placements[zone + MAIN_ZONES.length] as PlaceOption);
  }
}

/** The same card was there before. Most hands are listed for each placement: this is three times as fast as `indexOf`. */
function isAgain(hand: readonly CardId[], at: number): boolean {
  const card = hand[at];
  for (let before = 0; before < at; before++) if (hand[before] === card) return true;
  return false;
}

/** What people try all the same, and why it does not work: one key for each cause. */
export function blockedPlacements(state: State, seat: Seat): Blocked<PlaceOption>[] {
  const { hand, zones } = playerAt(state, seat);
  const standing = standingOf(boardOf(state), seat);
  const found: Blocked<PlaceOption>[] = [];
  for (const id of differentCards(hand)) {
    const card = cards.get(id);
    const { up, down } = placementsOf(id);
    for (const zone of MAIN_ZONES) {
      if (zones[zone] !== null)
        found.push({ option: up[zone], why: taken(card, zone) }, { option: down[zone], why: taken(card, zone) });
      else if (card.kind === 'sp') found.push({ option: up[zone], why: SECRET_ONLY });
      else if (ownZones(card).includes(zone)) {
        const why = mayStandBy(standing, id, zone);
        if (why !== true) found.push({ option: up[zone], why });
      }
    }
  }
  return found;
}

const SECRET_ONLY = say('blocked.secretOnly');

/** RR-022: a Help card has nowhere else to go. */
const taken = ({ kind }: Card, zone: MainZone): Say =>
  zone === 'help' && kind === 'help' ? say('blocked.helpTaken') : say('blocked.taken');

/** H-25: characters by printed power, lowest first, then Help, then SP cards; of equals the first of the catalog. */
const rank = (id: CardId): number => {
  const { kind, power } = cards.get(id);
  const later = kind === 'character' ? 0 : kind === 'help' ? 1 : 2;
  return later * 1_000_000 + power * 1000 + cards.all.findIndex((card) => card.id === id);
};

/** H-25: what the clock places: the lowest card, face-down, in the first empty zone. */
export function lowestPlacement(options: readonly PlaceOption[]): PlaceOption {
  const zone = MAIN_ZONES.find((each) => options.some((option) => option.zone === each));
  const down = options.filter((option) => option.face === 'down' && option.zone === zone);
  return down.reduce((low, option) => (rank(option.card) < rank(low.card) ? option : low));
}
