import { deckSay } from '@tavern/decks';
import { type Block, nameOf, type Say, type Seat, say, type TableRow, seat as toSeat } from '@tavern/engine';
import { cards } from '../../rules/catalog.ts';
import { decks } from '../../rules/decks.ts';
import { type CardId, rivalOf, SLOTS, type Slot } from '../../rules/state.ts';
import type { PlayerView, View } from '../../rules/view.ts';
import { cardSay, name, slotSay, textOf } from './words.ts';

/** The rival's side first, as a player sees the table (H-21): a spectator looks from seat 0. Where all hands are open, both come. */
export function table(view: View, viewer: Seat | null): Block[] {
  const me = viewer ?? toSeat(0);
  const order = [rivalOf(me), me];
  const field = fieldRows(view);
  return [
    { id: 'match', kind: 'notes', notes: [roundNote(view, order)] },
    { id: 'slots', kind: 'rows', rows: SLOTS.map((slot) => slotRow(view.slots[slot] as Slot, slot, order)) },
    { id: 'players', kind: 'rows', rows: order.map((each) => playerRow(view, each)) },
    ...(field.length === 0 ? [] : [{ id: 'field', kind: 'rows', head: say('table.field'), rows: field } as const]),
    ...order.flatMap((each) => handBlock(view, each, viewer)),
  ];
}

function handBlock({ players }: View, owner: Seat, viewer: Seat | null): Block[] {
  const player = players[owner] as PlayerView;
  const rows = player.hand === null ? [] : handRows(player);
  if (rows.length === 0) return [];
  if (owner === viewer) return [{ id: 'hand', kind: 'rows', head: say('table.hand'), rows }];
  return [{ id: `hand${owner}`, kind: 'rows', head: say('table.hand.of', { who: name(owner) }), rows }];
}

/** What the round would bring if it ended now; once it has ended, what it brought. */
function roundNote({ phase, round, slots, players }: View, order: readonly Seat[]): Say {
  const [far = 0, near = 0] = order.map((each) =>
    phase === 'playing' || phase === 'mulligan'
      ? slots.filter((slot) => holderOf(slot) === each).length
      : (players[each] as PlayerView).vp,
  );
  const [rival, me] = order as [Seat, Seat];
  return say(phase === 'ended' || phase === 'over' ? 'table.counted' : 'table.round', {
    round,
    me: name(me),
    near,
    rival: name(rival),
    far,
  });
}

/** Who would win this slot now. */
export function holderOf({ units }: Slot): Seat | null {
  const [a, b] = units.map((unit) => unit?.power ?? -1) as [number, number];
  return a === b ? null : toSeat(a > b ? 0 : 1);
}

function slotRow(slot: Slot, index: number, order: readonly Seat[]): TableRow {
  const holder = holderOf(slot);
  const units = order.map((each) => {
    const unit = slot.units[each] ?? null;
    return unit === null
      ? say('table.noUnit', { who: name(each) })
      : say('table.unit', { who: name(each), card: cardSay(unit.card), power: unit.power });
  });
  const effects = slot.effects.map(({ card, owner }) => say('table.effect', { card: cardSay(card), who: name(owner) }));
  const held = holder === null ? [] : [say('table.holds', { who: name(holder) })];
  return { title: slotSay(index), parts: units, asides: [...held, ...effects] };
}

function playerRow(view: View, who: Seat): TableRow {
  const player = view.players[who] as PlayerView;
  const { handCount, deckCount, discard, won, passed, left, known, deckId } = player;
  return {
    seat: who,
    current: view.phase === 'playing' && view.current === who,
    title: nameOf(who),
    parts: [
      deckSay(decks, deckId),
      [
        say('table.inHand', { n: handCount }),
        say('table.inDeck', { n: deckCount }),
        say('table.discarded', { n: discard.length }),
      ],
      say('table.won', { n: won }),
    ],
    asides: [
      ...(passed ? [say('table.passed')] : []),
      ...(known.length > 0 ? [say('table.known', { cards: known.map(cardSay) })] : []),
      ...(left === null ? [] : [say('table.left', { n: left })]),
      ...(discard.length > 0 ? [say('table.newest', { card: cardSay(discard.at(-1) as CardId) })] : []),
    ],
  };
}

/** What units and slots can still do, in the cards' own words: a player may never have held the rival's. What a Deploy has done is done. */
function fieldRows({ slots }: View): TableRow[] {
  const acting = slots.flatMap(({ units, effects }) => [
    ...units.flatMap((unit) => (unit !== null && canStillAct(unit.card) ? unit.card : [])),
    ...effects.map(({ card }) => card),
  ]);
  return [...new Set(acting)].map((id) => ({ title: cardSay(id), parts: [textOf(id)] }));
}

function canStillAct(id: CardId): boolean {
  const { death, conquer, changed } = cards.get(id);
  return death !== undefined || conquer !== undefined || changed !== undefined;
}

/** Equal cards are one row. */
function handRows({ hand, known }: PlayerView): TableRow[] {
  const all = [...(hand ?? []), ...known];
  return [...new Set(all)].map((id) => {
    const { kind, power } = cards.get(id);
    const count = all.filter((each) => each === id).length;
    return {
      title: count > 1 ? say('table.copies', { card: cardSay(id), n: count }) : cardSay(id),
      parts: [kind === 'action' ? say('card.action') : say('card.unit', { power }), textOf(id)],
    };
  });
}
