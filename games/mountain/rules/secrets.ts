import { type Hidden, type Seat, same } from '@tavern/engine';
import { luckCards, treasures } from './catalog.ts';
import { slotsUsed } from './pack.ts';
import type { Duel, Player, State, Trade } from './state.ts';
import { itemOffered } from './steps/trade.ts';

/** What this seat may not know of the state, by place. Each is swapped only for something as large that could be there too. */
export function hidden(state: State, viewer: Seat): Hidden[] {
  const found: Hidden[] = [];
  const sized = (item: string): string => `${treasures.get(item).tier}-${treasures.get(item).size}`;
  state.players.forEach((player, owner) => {
    if (owner === viewer) return;
    if (!mayLookInto(state, viewer, owner)) hidePack(state, viewer, player, owner, sized, found);
    player.kept.forEach((_, index) => found.push({ path: ['players', owner, 'kept', index], group: 'kept' }));
  });
  if (state.duel !== null) hidePlans(state.duel, viewer, found);
  state.decks.treasure.forEach((deck, tier) => {
    deck.forEach((item, index) => {
      const path = ['decks', 'treasure', tier, index];
      found.push({ path, group: `treasure-${tier + 1}` }, { path, group: sized(item) });
    });
  });
  state.decks.enemy.forEach((deck, tier) => {
    deck.forEach((_, index) => found.push({ path: ['decks', 'enemy', tier, index], group: `enemy-${tier + 1}` }));
  });
  state.decks.luck.forEach((card, index) => {
    const path = ['decks', 'luck', index];
    found.push({ path, group: 'luck' });
    if (luckCards.get(card).play === undefined) found.push({ path, group: 'drawn' });
  });
  if (state.luck !== null && viewer !== state.current && luckCards.get(state.luck).play === undefined)
    found.push({ path: ['luck'], group: 'drawn' });
  return found;
}

/** Section 4.3 once more, on purpose not shared with view.ts: a view that looks into more backpacks is found out by this. */
function mayLookInto(state: State, viewer: Seat, owner: number): boolean {
  const [mine, theirs] = [state.players[viewer] as Player, state.players[owner] as Player];
  const asleepBesideMe = theirs.down && theirs.at === mine.at && !theirs.out && !mine.out;
  const beingLooted = state.loot !== null && state.loot.winner === viewer && state.loot.loser === owner;
  return viewer === owner || asleepBesideMe || beingLooted;
}

/** Whom others keep attacking, and for how long: swapped only where nobody would come to attack themselves. */
function hidePlans({ plans, fighters }: Duel, viewer: Seat, found: Hidden[]): void {
  const others = new Set(fighters.filter((seat, index) => seat !== viewer && plans[index] !== null));
  plans.forEach((plan, index) => {
    if (plan === null || fighters[index] === viewer) return;
    found.push({ path: ['duel', 'plans', index, 'press'], group: 'press' });
    if (!others.has(plan.target as Seat)) found.push({ path: ['duel', 'plans', index, 'target'], group: 'aim' });
  });
}

/** What is in another's backpack, except what is laid open to me in a trade. */
function hidePack(
  state: State,
  viewer: Seat,
  player: Player,
  owner: number,
  sized: (item: string) => string,
  found: Hidden[],
): void {
  const { trade } = state;
  const shown =
    trade !== null && (trade.a === viewer || trade.b === viewer) && (trade.a === owner || trade.b === owner)
      ? (trade.offers[trade.a === owner ? 0 : 1] ?? [])
      : [];
  player.pack.forEach((item, index) => {
    if (!shown.includes(index)) found.push({ path: ['players', owner, 'pack', index], group: sized(item) });
  });
}

/**
 * The cards this seat lawfully knows, by place: a reviewed list, made without `view`, so that a view which tells more is found out.
 * Two worlds part for good once these differ: everything else in sight follows from them.
 */
function known(state: State, viewer: Seat) {
  return {
    shown: state.shown,
    /** That somebody pressed on is learnt when a round is thrown without their being asked, and not before (H-62). */
    rounds: state.duel?.round ?? 0,
    discards: state.discards,
    foes: state.fight?.foes ?? [],
    traps: state.traps,
    slots: state.players.map(slotsUsed),
    luck: state.luck !== null && (viewer === state.current || luckCards.get(state.luck).play !== undefined) ? state.luck : null,
    mine: [state.players[viewer]?.pack, state.players[viewer]?.kept],
    gear: state.players.map(({ left, right, armour }) => [left, right, armour]),
    seen: state.players.map(({ pack }, owner) => (mayLookInto(state, viewer, owner) ? pack : null)),
    offers: state.trade !== null && (state.trade.a === viewer || state.trade.b === viewer) ? offersIn(state, state.trade) : null,
  };
}

const offersIn = (state: State, { a, b, offers }: Trade): string[][] =>
  offers.map((side, index) => side.map((offered) => itemOffered(state.players[index === 0 ? a : b] as Player, offered)));

export const differs = (a: State, b: State, viewer: Seat): boolean => !same(known(a, viewer), known(b, viewer));
