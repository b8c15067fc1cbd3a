import { type Hidden, type Seat, same } from '@tavern/engine';
import { groupsUnder, knownUnder } from './bottoms.ts';
import { cards } from './catalog.ts';
import { hasCome } from './leaders.ts';
import { type CardId, MAIN_ZONES, type Placed, type Player, playerAt, rivalOf, type State, ZONES } from './state.ts';
import { cardIn } from './zones.ts';

type Path = Hidden['path'];

/** A place that a viewer cannot look into, and what is there. `at`: when a card went there face-down; null: the hand or the deck. */
interface HiddenPlace {
  readonly path: Path;
  readonly card: CardId;
  readonly at: number | null;
}

/** Cards of the rival that have left the hand face-down: in zones, or in the discard pile. What c-10 put into the secret zone came from the deck. */
function faceDown(player: Player, owner: Seat): HiddenPlace[] {
  const inZones = MAIN_ZONES.flatMap((zone): HiddenPlace[] => {
    const placed = cardIn(player, zone);
    if (placed === null || placed.face === 'up') return [];
    return [{ path: ['players', owner, 'zones', zone, 'card'], card: placed.card, at: placed.at }];
  });
  const discarded = player.discard.flatMap(({ card, face, at }, index): HiddenPlace[] =>
    face === 'up' ? [] : [{ path: ['players', owner, 'discard', index, 'card'], card, at }],
  );
  return [...inZones, ...discarded];
}

const pile = (player: Player, owner: Seat, name: 'hand' | 'deck'): HiddenPlace[] =>
  player[name].map((card, index) => ({ path: ['players', owner, name, index], card, at: null }));

/**
 * A card that h-15 has shown is still in the hand, or went face-down after the look. So it may change places with cards that are there, and with no others.
 * Every look has a group of its own. `pinned` are the places of seen cards: of copies the first one found, since copies are alike.
 */
function lookedAt({ looks }: Player, hand: readonly HiddenPlace[], down: readonly HiddenPlace[], owner: Seat) {
  const pinned = new Set<HiddenPlace>();
  const groups = looks.flatMap(({ after, before, cards: seen }, index) => {
    const range = [
      ...(before === null ? hand : []),
      ...down.filter(({ at }) => at !== null && at > after && (before === null || at <= before)),
    ];
    for (const card of seen) {
      const place = range.find((each) => each.card === card && !pinned.has(each));
      if (place !== undefined) pinned.add(place);
    }
    return range.map(({ path }) => ({ path, group: `look ${index} at ${owner}` }));
  });
  return { pinned, groups };
}

/** What the rival may have where: hand, deck, face-down cards and a search are one group, but for what was seen. */
function rivalsCards({ search }: State, player: Player, owner: Seat): Hidden[] {
  const hand = pile(player, owner, 'hand');
  const down = faceDown(player, owner);
  const { pinned, groups } = lookedAt(player, hand, down, owner);
  const searched = (search?.seat === owner ? search.cards : []).map(
    (card, index): HiddenPlace => ({ path: ['search', 'cards', index], card, at: null }),
  );
  const free = [...pile(player, owner, 'deck'), ...hand, ...down, ...searched].filter((place) => !pinned.has(place));
  const { sp } = player.zones;
  // Only c-10 puts a card there before the reveal, and everybody knows that it is an SP card.
  const sealed: Hidden[] = [];
  if (sp !== null && sp !== 'vacant' && sp.face === 'down') {
    const group = `secret of ${owner}`;
    sealed.push({ path: ['players', owner, 'zones', 'sp', 'card'], group });
    for (const { path, card } of free) if (cards.get(card).kind === 'sp') sealed.push({ path, group });
  }
  return [...free.map(({ path }) => ({ path, group: `cards of ${owner}` })), ...groups, ...sealed];
}

/** A player does not know the order of their deck: of what no search has shown, and of each group that a search has put under it. */
function ownDeck(player: Player, owner: Seat): Hidden[] {
  const groups = groupsUnder(player);
  return player.deck.map((_, index) => {
    const under = groups.findIndex(({ from, to }) => index >= from && index < to);
    return { path: ['players', owner, 'deck', index], group: under < 0 ? `top of ${owner}` : `bottom ${under} of ${owner}` };
  });
}

/** `hiddenLeaders`: the order of those to come. */
function leadersToCome(state: State, owner: Seat): Hidden[] {
  if (!state.rules.hiddenLeaders) return [];
  return playerAt(state, owner).leaders.flatMap((_, index) =>
    hasCome(state, owner, index) ? [] : [{ path: ['players', owner, 'leaders', index], group: `leaders of ${owner}` }],
  );
}

/** What this seat may not know, by place. A place is in two groups where its card may change places in two ways. */
export function hidden(state: State, viewer: Seat): Hidden[] {
  const rival = rivalOf(viewer);
  const player = playerAt(state, rival);
  return [...ownDeck(playerAt(state, viewer), viewer), ...rivalsCards(state, player, rival), ...leadersToCome(state, rival)];
}

const faceOf = (placed: Placed | null, own: boolean): string | null =>
  placed === null || (!own && placed.face === 'down') ? null : placed.card;

/**
 * The cards that this seat lawfully knows, by place: a reviewed list, made without `view`. Of a look only what was seen is here, at that moment: what has
 * come to light since follows from what everybody sees. So a list that tells more is found out.
 */
function known(state: State, viewer: Seat) {
  const { players, search, rules, over } = state;
  const me = playerAt(state, viewer);
  return {
    mine: me.hand,
    zones: players.map((player, owner) => ZONES.map((zone) => faceOf(cardIn(player, zone), owner === viewer))),
    discards: players.map(({ discard }, owner) =>
      discard.map(({ card, face }) => (face === 'up' || owner === viewer ? card : null)),
    ),
    leaders: players.map(({ leaders }, owner) =>
      leaders.map((id, index) => (owner === viewer || !rules.hiddenLeaders || hasCome(state, owner as Seat, index) ? id : null)),
    ),
    search: search?.seat === viewer ? search.cards : null,
    bottoms: knownUnder(me),
    looks: playerAt(state, rivalOf(viewer)).looks.map(({ after, seen }) => [after, ...seen]),
    over,
  };
}

export const differs = (a: State, b: State, viewer: Seat): boolean => !same(known(a, viewer), known(b, viewer));
