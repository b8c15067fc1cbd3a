import type { Seat } from '@tavern/engine';
import type { Event, EventOf } from '../../../rules/events.ts';
import type { ItemPlace, Slot } from '../../../rules/state.ts';
import type { PlayerView, View } from '../../../rules/view.ts';
import { nth } from './matches.ts';

/** A view right after an event, and the one that the same eyes had before it. */
interface Around {
  readonly now: View;
  readonly was: View;
  readonly viewer: Seat | null;
  /** The last that was told of an answer: what goes on silently until somebody is asked is seen with it. */
  readonly last: boolean;
}

type Says = { readonly [T in Event['type']]: (event: EventOf<T>, around: Around) => boolean };

const SLOTS: readonly Slot[] = ['left', 'right', 'armour'];
const who = ({ players }: View, seat: Seat): PlayerView => nth(players, seat);
const worn = (view: View, seat: Seat): number => SLOTS.filter((slot) => who(view, seat)[slot] !== null).length;

/** How many more items are in the backpack than before. */
const carries = ({ now, was }: Around, seat: Seat, by: number): boolean => who(now, seat).carried === who(was, seat).carried + by;
const keeps = ({ now, was }: Around, seat: Seat, by: number): boolean =>
  who(now, seat).keptCount === who(was, seat).keptCount + by;
const wears = (around: Around, seat: Seat, by: number): boolean => worn(around.now, seat) === worn(around.was, seat) + by;
const parts = (around: Around, seat: Seat, from: ItemPlace): boolean =>
  from === 'pack' ? carries(around, seat, -1) && wears(around, seat, 0) : carries(around, seat, 0) && wears(around, seat, -1);
const left = ({ decks }: View, deck: 'enemy' | 'treasure' | 'luck', tier: number | null): number =>
  deck === 'luck' ? decks.luck : nth(decks[deck], (tier ?? 0) - 1);
/** Only its owner and partners are shown where an Ambush is. */
const isSet = ({ now }: Around, seat: Seat, tile: number): boolean | null =>
  who(now, seat).kept?.some(({ at }) => at === tile) ?? null;
const together = (seats: readonly Seat[] | undefined, others: readonly Seat[]): boolean => seats?.join() === others.join();

/** What is seen right after each type of event, because the event says so. */
export const says: Says = {
  initiative: ({ rolls }, { now }) => rolls.length > 1 && now.turn === 0,
  order: ({ order }, { now }) =>
    together(
      now.order.flat().filter((seat) => !who(now, seat).out),
      order,
    ) && now.order.every((group) => group.length === 1),
  kits: ({ kits }, { now }) => kits.every(({ seat, item }) => who(now, seat).kit === item && who(now, seat).carried === 1),
  turn: ({ seat, round }, { now, was }) => now.current === seat && now.round === round && now.turn === was.turn + 1,
  skipped: ({ seat }, { now, was }) => !who(now, seat).skip && who(was, seat).skip,
  equipped: ({ seat, item, slot, instead }, around) =>
    who(around.now, seat)[slot] === item && carries(around, seat, instead === null ? -1 : 0),
  unequipped: ({ seat, slot }, around) => who(around.now, seat)[slot] === null && carries(around, seat, 1),
  handsSwapped: ({ seat }, { now, was }) =>
    who(now, seat).left === who(was, seat).right && who(now, seat).right === who(was, seat).left,
  used: ({ seat }, around) => carries(around, seat, -1),
  healed: ({ seat, hp }, { now }) => who(now, seat).hp === hp,
  boosted: ({ seat, from }, { now, was }) =>
    who(now, seat).boosts.at(-1)?.from === from && who(now, seat).boosts.length === who(was, seat).boosts.length + 1,
  slowed: ({ seat }, { now, was }) => who(now, seat).beers === who(was, seat).beers + 1,
  vanished: ({ seat }, { now }) => who(now, seat).invisible,
  appeared: ({ seat }, { now, was }) => !who(now, seat).invisible && who(was, seat).invisible,
  trapSet: ({ seat, tile }, around) =>
    around.now.traps.some((trap) => trap.tile === tile && trap.owner === seat) && carries(around, seat, -1),
  trapSprung: ({ tile, effect }, { now, was }) =>
    now.traps.length === was.traps.length - 1 &&
    !now.traps.some((trap) => trap.tile === tile) &&
    (effect !== 'stumble' || now.act.stumble),
  trapAvoided: ({ tile, owner }, { now }) => now.traps.some((trap) => trap.tile === tile && trap.owner === owner),
  ambushSet: ({ seat, tile }, around) => isSet(around, seat, tile) === true && keeps(around, seat, 0),
  ambushSprung: ({ seat, tile }, around) => isSet(around, seat, tile) !== true && keeps(around, seat, -1),
  ambushWasted: ({ seat, tile }, around) => isSet(around, seat, tile) !== true && keeps(around, seat, -1),
  rolled: ({ seat }, { now }) => now.act.rolled && who(now, seat).beers === 0,
  // A player moved by a Mystic Wave has stood there since the two changed places.
  moved: ({ seat, from, to, why }, { now, was }) =>
    who(now, seat).at === to && who(was, seat).at === (why === 'wave' ? to : from),
  stopped: ({ seat, tile }, { now }) => who(now, seat).at === tile && now.act.stopped === tile,
  swapped: ({ seat, with: partner, from, to }, { now, was }) =>
    who(now, seat).at === to && who(now, partner).at === from && who(was, seat).at === from && who(was, partner).at === to,
  landed: ({ seat, tile, kind }, { now }) => who(now, seat).at === tile && now.board[tile] === kind,
  quiet: ({ seat, tile }, { now }) => who(now, seat).at === tile,
  drew: ({ seat, tier, card }, around) =>
    carries(around, seat, 1) &&
    left(around.now, 'treasure', tier) === left(around.was, 'treasure', tier) - 1 &&
    (around.viewer !== seat || (card !== null && who(around.now, seat).pack?.at(-1) === card)),
  noTreasure: ({ tier }, { now }) => left(now, 'treasure', tier) === 0,
  reshuffled: ({ deck, tier, count }, { now }) => left(now, deck, tier) === count,
  luckDrawn: ({ seat, card }, { now, was, viewer, last }) =>
    (now.luck === (card ?? 'hidden') || (last && now.luck === null)) &&
    left(now, 'luck', null) === left(was, 'luck', null) - 1 &&
    (viewer !== seat || card !== null),
  luckKept: ({ seat, card }, around) =>
    keeps(around, seat, 1) &&
    around.now.luck === null &&
    (around.viewer !== seat || who(around.now, seat).kept?.at(-1)?.card === card),
  luckCancelled: ({ seat }, around) => carries(around, seat, -1) && around.now.luck === null,
  luckIdle: (_, { now }) => now.luck === null,
  mustSkip: ({ seat }, { now }) => who(now, seat).skip,
  returned: ({ seat, tier, from }, around) =>
    parts(around, seat, from) && left(around.now, 'treasure', tier) === left(around.was, 'treasure', tier) + 1,
  chose: ({ seat }, { now }) => now.current === seat,
  sold: ({ seat, tier, from }, around) =>
    parts(around, seat, from) && left(around.now, 'treasure', tier) === left(around.was, 'treasure', tier) + 1,
  stolen: ({ seat, loser, from }, around) => parts(around, loser, from) && carries(around, seat, 1),
  blasted: ({ foes }, { now, was }) =>
    foes.every(({ index, hp, lost }) => now.fight?.foes[index]?.hp === hp && was.fight?.foes[index]?.hp === hp + lost),
  challenged: ({ seat, targets, cause }, { now }) =>
    now.offer?.by === seat && now.offer.cause === cause && together(now.offer.targets, targets),
  smoked: ({ seat }, around) => around.now.act.smoke && around.now.offer === null && carries(around, seat, -1),
  duelBegan: ({ fighters, tile, cause }, { now }) =>
    together(now.duel?.fighters, fighters) && now.duel?.tile === tile && now.duel.cause === cause && now.offer === null,
  duelRound: ({ round, fighters }, { now, last }) =>
    (now.duel?.round === round || (last && now.duel?.round === round + 1)) &&
    fighters.every(({ seat, hp }) => who(now, seat).hp === hp),
  duelEnded: (_, { now, was }) => now.duel === null && was.duel !== null,
  foes: ({ seat, foes }, { now }) => now.current === seat && now.fight?.foes.map(({ card }) => card).join() === foes.join(),
  fightRound: ({ round, foes }, { now }) =>
    now.fight?.round === round && foes.every(({ index, hp }) => now.fight?.foes[index]?.hp === hp),
  fightWon: (_, { now, was }) => now.fight === null && was.fight?.foes.every(({ hp }) => hp === 0) === true,
  fightLost: ({ seat }, { now, was }) => now.fight === null && was.fight !== null && who(now, seat).down,
  retreated: ({ seat, from }, { now }) => (from === 'fight' ? now.fight === null : now.duel?.fled.includes(seat) === true),
  hurt: ({ seat, hp, lost }, { now, was }) => who(now, seat).hp === hp && who(was, seat).hp === hp + lost,
  warded: ({ seat, count }, around) => carries(around, seat, -count),
  recovered: ({ seat, hp }, { now }) => who(now, seat).hp === hp && who(now, seat).recovered,
  fell: ({ seat }, { now }) =>
    who(now, seat).down && who(now, seat).hp === 0 && (!now.duel?.fighters.includes(seat) || now.duel.fallen.includes(seat)),
  spoils: (_, { now }) => now.fight === null,
  lootBegan: ({ seat, loser }, { now }) => now.loot?.winner === seat && now.loot.loser === loser,
  lootMove({ seat, loser, move, from }, around) {
    const [giver, receiver] = move === 'take' ? [loser, seat] : [seat, loser];
    return parts(around, giver, from) && carries(around, receiver, 1);
  },
  lootDone: (_, { now, was }) => now.loot === null && (was.loot !== null || was.winner === null),
  tradeBegan: ({ seat, with: partner }, { now }) => now.trade?.a === seat && now.trade.b === partner,
  offer: ({ seat, count }, { now }) => now.trade?.counts[seat === now.trade.a ? 0 : 1] === count,
  accepted: ({ seat }, { now }) => now.trade?.open?.accepted[seat === now.trade.a ? 0 : 1] === true,
  wished: ({ seat, count }, { now }) => now.trade?.asked[seat === now.trade.a ? 0 : 1] === count,
  refused: ({ seat, why }, { now }) => now.trade?.open?.refusals[seat === now.trade.a ? 0 : 1] === why,
  traded: ({ gear, seat, with: partner }, { now, was }) =>
    now.trade === null &&
    gear.every((each) => who(now, each.seat)[each.slot] === each.item) &&
    [seat, partner].reduce((sum, each) => sum + who(now, each).carried + worn(now, each), 0) ===
      [seat, partner].reduce((sum, each) => sum + who(was, each).carried + worn(was, each), 0),
  tradeClosed: (_, { now }) => now.trade === null,
  dropped: ({ seat, from }, around) => parts(around, seat, from),
  slept: ({ seat, hp }, { now }) => who(now, seat).hp === hp && !who(now, seat).down,
  claimed: ({ seat }, { now }) => who(now, seat).claim,
  claimLost: ({ seat }, { now }) => !who(now, seat).claim && !who(now, seat).siege,
  won: ({ seat }, { now }) => now.winner === seat,
  left: ({ seat, kept }, around) =>
    who(around.now, seat).out &&
    who(around.now, seat).carried + worn(around.now, seat) === 0 &&
    who(around.now, seat).keptCount === kept,
};

/** Does the view show what the event says? */
export const agrees = (event: Event, around: Around): boolean =>
  (says[event.type] as (event: Event, around: Around) => boolean)(event, around);
