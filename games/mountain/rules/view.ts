import { perPart, type Seat } from '@tavern/engine';
import { luckCards } from './catalog.ts';
import { itemOffered, placeOf } from './offers.ts';
import { capacityOf, slotsUsed } from './pack.ts';
import { statsOf } from './score.ts';
import type { Counts, Duel, Fight, ItemId, ItemPlace, Kept, Piles, Player, State, Trade } from './state.ts';
import { arePartners } from './teams.ts';

/** What everybody sees of a player, and what only some do (section 4.3): null where it is hidden. */
export interface PlayerView extends Omit<Player, 'pack' | 'kept' | 'fresh'> {
  pack: ItemId[] | null;
  fresh: number | null;
  kept: Kept[] | null;
  /** How many items are carried: every draw, drop and exchange shows its count. */
  carried: number;
  slots: number;
  capacity: number;
  keptCount: number;
  attack: number;
  defence: number;
  movement: number;
}

export interface TradeView {
  a: Seat;
  b: Seat;
  counts: number[];
  /** How many things each side asks for. */
  asked: number[];
  /** For the two sides only. */
  open: OpenTrade | null;
}

interface OpenTrade extends Pick<Trade, 'accepted' | 'rev' | 'wishes' | 'wished' | 'refusals'> {
  offers: { item: ItemId; from: ItemPlace }[][];
}

/** Whom a fighter keeps attacking, and that they do, nobody else sees before it is thrown (H-62). */
function duelView(duel: Duel, viewer: Seat | null): Duel {
  return { ...duel, plans: duel.plans.map((plan, index) => (duel.fighters[index] === viewer ? plan : null)) };
}

export interface View extends Omit<State, 'players' | 'decks' | 'luck' | 'trade'> {
  players: PlayerView[];
  /** Their order is nobody's to know (H-58). */
  decks: Counts;
  /** The Luck card that may be cancelled now: `hidden` where only its drawer and partners see it. */
  luck: string | null;
  trade: TradeView | null;
}

export const HIDDEN_LUCK = 'hidden';

/** Carried items: my own and my partners' (H-56), those of a player knocked out on my tile (KM-033), and those of a player I am looting. */
export function seesPack(state: State, viewer: Seat | null, owner: number): boolean {
  if (viewer === null) return false;
  if (viewer === owner || arePartners(state.players, viewer, owner)) return true;
  const me = state.players[viewer] as Player;
  const other = state.players[owner] as Player;
  if (other.down && !me.out && !other.out && me.at === other.at) return true;
  return state.loot?.winner === viewer && state.loot.loser === owner;
}

const toOwner = perPart((player: Player): PlayerView => {
  const { pack, kept } = player;
  return {
    ...player,
    carried: pack.length,
    slots: slotsUsed(player),
    capacity: capacityOf(player),
    keptCount: kept.length,
    ...statsOf(player),
  };
});

const toAll = perPart((player: Player): PlayerView => ({ ...toOwner(player, player), pack: null, fresh: null, kept: null }));

const toLooter = perPart((player: Player): PlayerView => ({ ...toAll(player, player), pack: player.pack }));

function playerView(state: State, player: Player, owner: number, viewer: Seat | null): PlayerView {
  if (viewer !== null && (viewer === owner || arePartners(state.players, viewer, owner))) return toOwner(player, state);
  return (seesPack(state, viewer, owner) ? toLooter : toAll)(player, state);
}

const sizes = (piles: readonly (readonly unknown[])[]): number[] => piles.map((pile) => pile.length);
const counts = perPart(
  ({ enemy, treasure, luck }: Piles): Counts => ({ enemy: sizes(enemy), treasure: sizes(treasure), luck: luck.length }),
);

/** By name and kind of place: an item's position in a backpack would tell what else is in there. */
function tradeView(state: State, { a, b, offers, ...said }: Trade, inside: boolean): TradeView {
  const named = offers.map((side, index) => {
    const owner = state.players[index === 0 ? a : b] as Player;
    return side.map((offered) => ({ item: itemOffered(owner, offered), from: placeOf(offered) }));
  });
  return { a, b, counts: sizes(offers), asked: sizes(said.wishes), open: inside ? { offers: named, ...said } : null };
}

/** How long the fighter keeps attacking is not shown: others may not know it, and between two answers it is not decided. */
const openFight = perPart((fight: Fight): Fight => ({ ...fight, plan: null }));

/** The single choke point for secrets. */
export function view(state: State, viewer: Seat | null): View {
  const { players, decks, luck, trade, fight, duel, ...open } = state;
  const mine = viewer !== null && (viewer === state.current || arePartners(players, viewer, state.current));
  const shown = luck === null || mine || luckCards.get(luck).play !== undefined;
  return {
    ...open,
    players: players.map((player, owner) => playerView(state, player, owner, viewer)),
    decks: counts(decks, state),
    fight: fight === null ? null : openFight(fight, state),
    duel: duel === null ? null : duelView(duel, viewer),
    luck: shown ? luck : HIDDEN_LUCK,
    trade: trade === null ? null : tradeView(state, trade, viewer === trade.a || viewer === trade.b),
  };
}

/** Backpacks, kept cards, plans, offers and the Luck card open. The order of a deck no table shows. */
export function everything(state: State): View {
  const { players, decks, trade } = state;
  return {
    ...state,
    players: players.map((player) => toOwner(player, state)),
    decks: counts(decks, state),
    trade: trade === null ? null : tradeView(state, trade, true),
  };
}
