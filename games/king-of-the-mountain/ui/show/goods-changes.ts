import type { Seat } from '@tavern/engine';
import { treasures } from '../../rules/catalog.ts';
import { type Changes, carry, keep, pile, playerIn, type Told, takeOff, unchanged, wear } from './changes.ts';
import type { Stage } from './stage.ts';

type OfGoods =
  | 'equipped'
  | 'unequipped'
  | 'handsSwapped'
  | 'used'
  | 'drew'
  | 'noTreasure'
  | 'reshuffled'
  | 'luckDrawn'
  | 'luckKept'
  | 'luckCancelled'
  | 'luckIdle'
  | 'smoked'
  | 'returned'
  | 'dropped'
  | 'lootBegan'
  | 'lootMove'
  | 'lootDone'
  | 'tradeBegan'
  | 'offer'
  | 'accepted'
  | 'traded'
  | 'tradeClosed';

/** Cards and belongings: drawn, worn, used, lost and exchanged. */
export const goodsChanges: Changes<OfGoods> = {
  equipped: (stage, { seat, item, slot, instead }) => carry(wear(stage, seat, { [slot]: item }), seat, instead === null ? -1 : 0),
  unequipped: (stage, { seat, slot }) => carry(wear(stage, seat, { [slot]: null }), seat, 1),
  handsSwapped(stage, { seat }) {
    const { left, right } = playerIn(stage, seat);
    return wear(stage, seat, { left: right, right: left });
  },
  used: (stage, { seat }) => carry(stage, seat, -1),
  drew: (stage, { seat, tier }) => carry(pile(stage, 'treasure', tier, -1), seat, 1),
  noTreasure: unchanged,
  reshuffled: reshuffle,
  luckDrawn: (stage) => ({ ...stage, decks: { ...stage.decks, luck: stage.decks.luck - 1 } }),
  luckKept: (stage, { seat }) => keep(stage, seat, 1),
  luckCancelled: (stage, { seat }) => playBack(stage, seat, 'luck-charm'),
  luckIdle: unchanged,
  smoked: (stage, { seat }) => ({ ...playBack(stage, seat, 'smoke-bomb'), smoke: true, offer: null }),
  returned: (stage, { seat, item, tier, from }) => pile(part(stage, seat, item, from), 'treasure', tier, 1),
  dropped: (stage, { seat, item, from }) => part(stage, seat, item, from),
  lootBegan: (stage, { seat, loser }) => ({ ...stage, loot: { winner: seat, loser } }),
  lootMove(stage, { seat, loser, move, item, from }) {
    const [giver, receiver] = move === 'take' ? [loser, seat] : [seat, loser];
    return carry(part(stage, giver, item, from), receiver, 1);
  },
  lootDone: (stage) => ({ ...stage, loot: null }),
  tradeBegan: (stage, { seat, with: partner }) => ({ ...stage, trade: { a: seat, b: partner, counts: [0, 0] } }),
  offer(stage, { seat, count }) {
    const { trade } = stage;
    if (trade === null) return stage;
    return { ...stage, trade: { ...trade, counts: trade.counts.with(seat === trade.a ? 0 : 1, count) } };
  },
  /** Told to the two alone. */
  accepted: unchanged,
  traded: trade,
  tradeClosed: (stage) => ({ ...stage, trade: null }),
};

/** What was drawn just before it is told just after it: those cards are in its count no more, but still in ours. */
function reshuffle(stage: Stage, { deck, tier, count }: Told<'reshuffled'>): Stage {
  if (deck !== 'luck' && tier !== null) return pile(stage, deck, tier, count);
  return { ...stage, decks: { ...stage.decks, luck: stage.decks.luck + count } };
}

/** Gear is seen by all, so it always has a name. */
function part(stage: Stage, seat: Seat, item: string | null, from: 'gear' | 'pack'): Stage {
  return from === 'gear' && item !== null ? takeOff(stage, seat, item) : carry(stage, seat, -1);
}

/** Interrupts go back under their deck. */
const playBack = (stage: Stage, seat: Seat, item: 'luck-charm' | 'smoke-bomb'): Stage =>
  carry(pile(stage, 'treasure', treasures.get(item).tier, 1), seat, -1);

/** Gear is told slot by slot; what else came and went is in the backpacks. */
function trade(stage: Stage, { seat, with: partner, gaveCount, gotCount, gear }: Told<'traded'>): Stage {
  const worn = gear.reduce((now, { seat: whose, slot, item }) => wear(now, whose, { [slot]: item }), stage);
  const putOn = (whose: Seat): number =>
    gear
      .filter((each) => each.seat === whose)
      .reduce((sum, { was, item }) => sum + Number(item !== null) - Number(was !== null), 0);
  const got = gotCount - gaveCount;
  return { ...carry(carry(worn, seat, got - putOn(seat)), partner, -got - putOn(partner)), trade: null };
}
