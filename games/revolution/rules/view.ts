import { perPart, type Seat } from '@tavern/engine';
import { knownUnder } from './bottoms.ts';
import { hasCome } from './leaders.ts';
import {
  type CardId,
  type Discarded,
  type LeaderId,
  type Placed,
  type Player,
  playerAt,
  type Search,
  type Spot,
  type State,
  type Zones,
} from './state.ts';

/** A card whose other side is up for this viewer is null. */
export type PlacedView = Omit<Placed, 'card'> & { card: CardId | null };
type DiscardedView = Omit<Discarded, 'card'> & { card: CardId | null };

export interface PlayerView extends Omit<Player, 'deck' | 'hand' | 'leaders' | 'zones' | 'discard' | 'looks' | 'bottoms'> {
  /** `hiddenLeaders`: null for those of the rival that are still to come. */
  leaders: (LeaderId | null)[];
  /** For its owner alone. */
  hand: CardId[] | null;
  handCount: number;
  deckCount: number;
  zones: Zones<PlacedView>;
  discard: DiscardedView[];
  /** For the two players: what was seen of this hand. Null for spectators. */
  looks: Player['looks'] | null;
  /** For the owner alone: what searches have put under the deck, the highest group first, each sorted. */
  bottoms: CardId[][] | null;
  /** How many cards each of these groups has: everybody has seen them go there. */
  bottomCounts: number[];
}

export interface View extends Omit<State, 'players' | 'search'> {
  players: PlayerView[];
  /** `cards`: for the searcher alone. */
  search: (Omit<Search, 'cards'> & { cards: CardId[] | null; count: number }) | null;
}

type Hidden = 'leaders' | 'looks';

const toOwner = perPart(
  ({ deck, bottoms, ...player }: Player): Omit<PlayerView, Hidden> => ({
    ...player,
    handCount: player.hand.length,
    deckCount: deck.length,
    bottoms: knownUnder({ deck, bottoms }),
    bottomCounts: bottoms,
  }),
);

function fromOutside(spot: Spot): Spot<PlacedView> {
  return spot === null || spot === 'vacant' || spot.face === 'up' ? spot : { ...spot, card: null };
}

const toOthers = perPart((player: Player): Omit<PlayerView, Hidden> => {
  const { top, left, right, help, sp } = player.zones;
  return {
    ...toOwner(player, player),
    hand: null,
    bottoms: null,
    zones: {
      top: fromOutside(top),
      left: fromOutside(left),
      right: fromOutside(right),
      help: fromOutside(help),
      sp: fromOutside(sp),
    },
    discard: player.discard.map((each) => (each.face === 'up' ? each : { ...each, card: null })),
  };
});

/** `hiddenLeaders`: others see those that have come. */
function leadersFor(state: State, owner: Seat, own: boolean): (LeaderId | null)[] {
  const { leaders } = playerAt(state, owner);
  return own || !state.rules.hiddenLeaders ? leaders : leaders.map((id, index) => (hasCome(state, owner, index) ? id : null));
}

function playerFor(state: State, owner: Seat, viewer: Seat | null): PlayerView {
  const player = playerAt(state, owner);
  const own = owner === viewer;
  return {
    ...(own ? toOwner : toOthers)(player, state),
    leaders: leadersFor(state, owner, own),
    looks: viewer === null ? null : player.looks,
  };
}

/** The single choke point for secrets. */
export function view(state: State, viewer: Seat | null): View {
  const { players, search, ...open } = state;
  return {
    ...open,
    players: players.map((_, owner) => playerFor(state, owner as Seat, viewer)),
    search:
      search === null ? null : { ...search, cards: search.seat === viewer ? search.cards : null, count: search.cards.length },
  };
}

/** Hands, face-down cards, leaders to come and searches open. A card that is face-down says so itself. The order of a deck no table shows. */
export function everything(state: State): View {
  const { players, search, ...open } = state;
  return {
    ...open,
    players: players.map((player) => ({ ...toOwner(player, state), leaders: player.leaders, looks: player.looks })),
    search: search === null ? null : { ...search, count: search.cards.length },
  };
}
