import { without } from '@tavern/decks';
import type { Rng, Seat } from '@tavern/engine';
import { cards } from './catalog.ts';
import {
  type CardId,
  type LeaderId,
  type Look,
  MAIN_ZONES,
  type Placed,
  type Player,
  type Search,
  type State,
  type Zones,
} from './state.ts';
import type { PlayerView, View } from './view.ts';

/** A place that a card is dealt to. `at`: when its card went there face-down; null: it may have come from anywhere. */
interface Slot {
  readonly at: number | null;
  card: CardId | null;
}

const slots = (count: number): Slot[] => Array.from({ length: count }, () => ({ at: null, card: null }));

const cardOf = ({ card }: Slot): CardId => {
  if (card === null) throw new Error('a card was not dealt');
  return card;
};

/** Every card of a player whose place this viewer sees. */
export function seenOf({ hand, zones, discard }: PlayerView, search: View['search'], owner: Seat): CardId[] {
  const placed = Object.values(zones).flatMap((spot) => (spot === null || spot === 'vacant' ? [] : (spot.card ?? [])));
  const searched = search?.seat === owner ? (search.cards ?? []) : [];
  return [...(hand ?? []), ...placed, ...discard.flatMap(({ card }) => card ?? []), ...searched];
}

/** A player knows all of their deck but its order. What searches have put under it stays there. */
function ownDeck(unseen: readonly CardId[], bottoms: readonly (readonly CardId[])[], rng: Rng): CardId[] {
  const top = without(unseen, bottoms.flat());
  return [...bottoms.toReversed().flatMap((group) => rng.shuffle([...group])), ...rng.shuffle(top)];
}

/** h-15: what was seen is in the hand, or under a card that went face-down after it. */
function dealSeen({ after, before, cards: seen }: Look, hand: readonly Slot[], down: readonly Slot[], rng: Rng): void {
  const since = down.filter(({ at }) => at !== null && at > after && (before === null || at <= before));
  const range = rng.shuffle([...(before === null ? hand : []), ...since].filter(({ card }) => card === null));
  seen.forEach((card, index) => {
    const slot = range[index];
    if (slot === undefined) throw new Error(`'${card}' was seen in a hand and can be nowhere`);
    slot.card = card;
  });
}

/** All that is hidden of the rival, as places to be dealt to. */
function hiddenPlaces({ zones, discard, handCount, deckCount }: PlayerView, search: View['search'], owner: Seat) {
  const inZones = MAIN_ZONES.flatMap((zone) => {
    const spot = zones[zone];
    if (spot === null || spot === 'vacant' || spot.card !== null) return [];
    const slot: Slot = { at: spot.at, card: null };
    return [{ zone, slot }];
  });
  const discarded = discard.map(({ card, at }): Slot | null => (card === null ? { at, card: null } : null));
  const { sp } = zones;
  const sealed = sp === null || sp === 'vacant' || sp.card !== null ? null : slots(1)[0];
  return {
    inZones,
    discarded,
    sealed: sealed ?? null,
    hand: slots(handCount),
    deck: slots(deckCount),
    searched: slots(search?.seat === owner ? search.count : 0),
  };
}

/** Only c-10 puts a card into the secret zone before the reveal: an SP card out of the deck. */
function dealSealed(slot: Slot | null, unseen: CardId[], looks: readonly Look[], rng: Rng): CardId[] {
  if (slot === null) return unseen;
  const free = without(
    unseen,
    looks.flatMap(({ cards: seen }) => seen),
  );
  slot.card = rng.pick(free.filter((card) => cards.get(card).kind === 'sp'));
  return without(unseen, [slot.card]);
}

interface Dealt {
  readonly player: Player;
  readonly searched: CardId[];
}

function dealRival(seen: PlayerView, view: View, owner: Seat, rng: Rng): Dealt {
  const { handCount: _hand, deckCount: _deck, bottomCounts, looks: shown, ...open } = seen;
  const looks = shown ?? [];
  const places = hiddenPlaces(seen, view.search, owner);
  const unseen = dealSealed(places.sealed, without(open.list, seenOf(seen, view.search, owner)), looks, rng);
  const down = [...places.inZones.map(({ slot }) => slot), ...places.discarded.flatMap((slot) => slot ?? [])];
  for (const look of looks) dealSeen(look, places.hand, down, rng);
  const rest = rng.shuffle(
    without(
      unseen,
      looks.flatMap(({ cards: known }) => known),
    ),
  );
  for (const slot of [...places.hand, ...down, ...places.searched, ...places.deck])
    if (slot.card === null) slot.card = rest.pop() ?? null;
  if (rest.length > 0) throw new Error(`the list of seat ${owner} does not fit what is seen of it`);

  const zones = { ...open.zones };
  for (const { zone, slot } of places.inZones) zones[zone] = { ...(zones[zone] as Placed), card: cardOf(slot) };
  if (places.sealed !== null) zones.sp = { ...(zones.sp as Placed), card: cardOf(places.sealed) };
  const player: Player = {
    ...open,
    looks,
    bottoms: bottomCounts,
    leaders: dealLeaders(open, rng),
    hand: places.hand.map(cardOf),
    deck: places.deck.map(cardOf),
    zones: zones as Zones,
    discard: open.discard.map((each, index) => ({ ...each, card: each.card ?? cardOf(places.discarded[index] as Slot) })),
  };
  return { player, searched: places.searched.map(cardOf) };
}

/** `hiddenLeaders`: those to come, in any order. */
function dealLeaders({ leaders, leaderList }: Pick<PlayerView, 'leaders' | 'leaderList'>, rng: Rng): LeaderId[] {
  const left = rng.shuffle(leaderList.filter((id) => !leaders.includes(id)));
  return leaders.map((id) => id ?? (left.pop() as LeaderId));
}

function dealOwn(seen: PlayerView, view: View, owner: Seat, rng: Rng): Player {
  const { handCount: _hand, deckCount: _deck, bottomCounts, bottoms, looks, ...open } = seen;
  const unseen = without(open.list, seenOf(seen, view.search, owner));
  return {
    ...open,
    hand: open.hand ?? [],
    deck: ownDeck(unseen, bottoms ?? [], rng),
    looks: looks ?? [],
    bottoms: bottomCounts,
    leaders: dealLeaders(open, rng),
    zones: open.zones as Zones,
    discard: open.discard as Player['discard'],
  };
}

/** Deals what the seat cannot see: the order of its own deck, and all that is hidden of the rival. */
export function guess(view: View, seat: Seat, rng: Rng): State {
  let searched: CardId[] = [];
  const players = view.players.map((seen, owner) => {
    if (owner === seat) return dealOwn(seen, view, seat, rng);
    const dealt = dealRival(seen, view, owner as Seat, rng);
    searched = dealt.searched;
    return dealt.player;
  });
  return { ...view, players, search: searchOf(view.search, searched) };
}

function searchOf(search: View['search'], searched: readonly CardId[]): Search | null {
  if (search === null) return null;
  const { count: _count, ...open } = search;
  return { ...open, cards: open.cards ?? [...searched] };
}
