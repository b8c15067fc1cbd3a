import { type Hidden, type Seat, same } from '@tavern/engine';
import { boxOf } from './box.ts';
import { luckCards, treasures } from './catalog.ts';
import { itemOffered } from './offers.ts';
import { slotsUsed } from './pack.ts';
import type { Duel, Player, State, Trade } from './state.ts';

/** What this seat may not know of the state, by place. Each is swapped only for something as large that could be there too. */
export function hidden(state: State, viewer: Seat): Hidden[] {
  const found: Hidden[] = [];
  const { onTop } = state;
  const first = boxOf(state.rules).onTop;
  /** While a deck's first cards last, everything drawn from it was one of them: they change places only among themselves (KM-168). */
  const marked = (card: string, left: number | undefined): string => (first.has(card) && left !== 0 ? '-first' : '');
  const sized = (item: string): string => {
    const { tier, size } = treasures.get(item);
    return `${tier}-${size}${marked(item, onTop.treasure[tier - 1])}`;
  };
  state.players.forEach((player, owner) => {
    if (owner === viewer || sameTeam(state, viewer, owner)) return;
    if (!mayLookInto(state, viewer, owner)) hidePack(state, viewer, player, owner, sized, found);
    player.kept.forEach(({ card, at }, index) => {
      const path = ['players', owner, 'kept', index];
      const mark = marked(card, onTop.luck);
      found.push({ path, group: `kept${mark}` });
      // In hand it might as well be another card to keep, one that is still in the deck: a rival who is the only one to keep something has a secret too.
      if (at === null) found.push({ path: [...path, 'card'], group: `drawn${mark}` });
    });
  });
  if (state.duel !== null) hidePlans(state.duel, viewer, found);
  if (state.trade !== null && state.trade.a !== viewer && state.trade.b !== viewer) hideWishes(state.trade, found);
  state.decks.treasure.forEach((deck, tier) => {
    deck.forEach((item, index) => {
      const path = ['decks', 'treasure', tier, index];
      found.push({ path, group: `treasure-${tier + 1}${marked(item, onTop.treasure[tier])}` }, { path, group: sized(item) });
    });
  });
  state.decks.enemy.forEach((deck, tier) => {
    deck.forEach((card, index) =>
      found.push({ path: ['decks', 'enemy', tier, index], group: `enemy-${tier + 1}${marked(card, onTop.enemy[tier])}` }),
    );
  });
  state.decks.luck.forEach((card, index) => {
    const path = ['decks', 'luck', index];
    const mark = marked(card, onTop.luck);
    found.push({ path, group: `luck${mark}` });
    if (luckCards.get(card).play === undefined) found.push({ path, group: `drawn${mark}` });
  });
  if (
    state.luck !== null &&
    viewer !== state.current &&
    !sameTeam(state, viewer, state.current) &&
    luckCards.get(state.luck).play === undefined
  )
    found.push({ path: ['luck'], group: `drawn${marked(state.luck, onTop.luck)}` });
  return found;
}

/** H-56 once more, like section 4.3 below. */
const sameTeam = ({ players }: State, viewer: Seat, owner: number): boolean => {
  const team = players[viewer]?.team ?? null;
  return team !== null && players[owner]?.team === team;
};

/** Section 4.3 once more, on purpose not shared with view.ts: a view that looks into more backpacks is found out by this. */
function mayLookInto(state: State, viewer: Seat, owner: number): boolean {
  const [mine, theirs] = [state.players[viewer] as Player, state.players[owner] as Player];
  const asleepBesideMe = theirs.down && theirs.at === mine.at && !theirs.out && !mine.out;
  const beingLooted = state.loot !== null && state.loot.winner === viewer && state.loot.loser === owner;
  return viewer === owner || sameTeam(state, viewer, owner) || asleepBesideMe || beingLooted;
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

/** What two others ask each other for: how many things, everybody hears. */
function hideWishes({ wishes }: Trade, found: Hidden[]): void {
  wishes.forEach((side, index) => {
    side.forEach((_, at) => found.push({ path: ['trade', 'wishes', index, at], group: 'wish' }));
  });
}

/** What is in another's backpack, except what is laid open to me in a trade, and what everybody knows by the class (`classKits`). */
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
  const kit = player.kit === null ? -1 : player.pack.indexOf(player.kit);
  player.pack.forEach((item, index) => {
    if (!shown.includes(index) && index !== kit) found.push({ path: ['players', owner, 'pack', index], group: sized(item) });
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
    /** And whom they attack, when it is thrown. */
    aims: state.duel?.aims ?? [],
    discards: state.discards,
    foes: state.fight?.foes ?? [],
    traps: state.traps,
    /** That an Ambush is there is learnt when it stops somebody (`ambushPassing`). */
    stopped: state.act.stopped,
    slots: state.players.map(slotsUsed),
    luck:
      state.luck !== null &&
      (viewer === state.current || sameTeam(state, viewer, state.current) || luckCards.get(state.luck).play !== undefined)
        ? state.luck
        : null,
    mine: state.players.map(({ pack, kept }, owner) =>
      owner === viewer || sameTeam(state, viewer, owner) ? [pack, kept] : null,
    ),
    gear: state.players.map(({ left, right, armour }) => [left, right, armour]),
    seen: state.players.map(({ pack }, owner) => (mayLookInto(state, viewer, owner) ? pack : null)),
    offers: state.trade !== null && (state.trade.a === viewer || state.trade.b === viewer) ? offersIn(state, state.trade) : null,
  };
}

const offersIn = (state: State, { a, b, offers }: Trade): string[][] =>
  offers.map((side, index) => side.map((offered) => itemOffered(state.players[index === 0 ? a : b] as Player, offered)));

export const differs = (a: State, b: State, viewer: Seat): boolean => !same(known(a, viewer), known(b, viewer));
