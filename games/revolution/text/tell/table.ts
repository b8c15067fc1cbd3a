import { deckSay } from '@tavern/decks';
import { type Block, nameOf, type Say, type Seat, say, type TableRow, seat as toSeat } from '@tavern/engine';
import { cards } from '../../rules/catalog.ts';
import { decks } from '../../rules/decks.ts';
import { boardOf } from '../../rules/reckoning/board.ts';
import { reckon } from '../../rules/reckoning/reckon.ts';
import type { Reckoning } from '../../rules/reckoning/types.ts';
import { type CardId, EXTRA_ROUND, leaderIndex, rivalOf } from '../../rules/state.ts';
import type { PlayerView, View } from '../../rules/view.ts';
import { squareRows } from './square.ts';
import { cardSay, kindSays, name, textOf } from './words.ts';

/** The rival's side first, as a player sees the table: a spectator looks from seat 0. Where all hands are open, both come. */
export function table(view: View, viewer: Seat | null): Block[] {
  const me = viewer ?? toSeat(0);
  const order = [rivalOf(me), me] as const;
  const reckoning = reckon(boardOf(view));
  return [
    { id: 'match', kind: 'notes', notes: matchNotes(view, reckoning, me) },
    ...order.map(
      (each): Block => ({
        id: `square${each}`,
        kind: 'rows',
        head: say('table.side', { who: name(each) }),
        rows: squareRows(view, each, reckoning),
      }),
    ),
    { id: 'players', kind: 'rows', rows: order.map((each) => playerRow(view, each, viewer)) },
    ...order.flatMap((each) => handBlock(view, each, viewer)),
    ...(view.search === null
      ? []
      : [{ id: 'search', now: true, kind: 'notes', notes: [searchNote(view.search, viewer)] } as const]),
  ];
}

function handBlock({ players }: View, owner: Seat, viewer: Seat | null): Block[] {
  const rows = handRows(players[owner] as PlayerView);
  if (rows.length === 0) return [];
  if (owner === viewer) return [{ id: 'hand', kind: 'rows', head: say('table.hand'), rows }];
  return [{ id: `hand${owner}`, kind: 'rows', head: say('table.hand.of', { who: name(owner) }), rows }];
}

/** Where the match stands, all rounds before, and what the judges would give now. */
function matchNotes(view: View, reckoning: Reckoning, me: Seat): Say[] {
  const { round, turn, phase, results } = view;
  if (phase === 'redraw') return [say('table.redraw', { round })];
  const rival = rivalOf(me);
  const at = { turn, phase: say(`phase.${phase}`) };
  const where = round === EXTRA_ROUND ? say('table.round.extra', at) : say('table.round', { ...at, round });
  const sides = { me: name(me), rival: name(rival) };
  const counted = phase === 'battle' || phase === 'over';
  const ledger = (counted ? results.slice(0, -1) : results).map(({ totals, awards }, index) =>
    say('table.ledger', {
      ...sides,
      round: index + 1,
      near: totals[me] ?? 0,
      far: totals[rival] ?? 0,
      gain: awards[me]?.points ?? 0,
      loss: awards[rival]?.points ?? 0,
    }),
  );
  const now = say(counted ? 'table.counted' : 'table.now', {
    ...sides,
    near: reckoning.sides[me]?.total ?? 0,
    far: reckoning.sides[rival]?.total ?? 0,
    gain: reckoning.awards[me]?.points ?? 0,
    loss: reckoning.awards[rival]?.points ?? 0,
  });
  return [where, say('table.first', { who: name(view.first) }), ...ledger, now];
}

function playerRow(view: View, who: Seat, viewer: Seat | null): TableRow {
  const player = view.players[who] as PlayerView;
  const { handCount, deckCount, discard, vp, deckId } = player;
  return {
    seat: who,
    current: view.phase === 'main' && view.current === who,
    title: nameOf(who),
    parts: [
      deckSay(decks, deckId),
      say('table.vp', { vp }),
      [
        say('table.inHand', { n: handCount }),
        say('table.inDeck', { n: deckCount }),
        say('table.discarded', { n: discard.length }),
      ],
      ...toCome(view, player),
      ...discards(player),
      ...known(player, who, viewer),
    ],
  };
}

function toCome({ round }: View, { leaders, leaderList }: PlayerView): Say[] {
  const next = leaders.slice(round === EXTRA_ROUND ? leaders.length : leaderIndex(round) + 1);
  const named = next.flatMap((id) => (id === null ? [] : [cardSay(id)]));
  if (next.length === 0) return [];
  if (named.length === next.length) return [say('table.toCome', { leaders: named })];
  const left = leaderList.filter((id) => !leaders.includes(id));
  return [say(left.length === 1 ? 'table.toCome' : 'table.toCome.hidden', { leaders: left.map(cardSay) })];
}

/** The newest first: the older ones matter less. */
function discards({ discard }: PlayerView): Say[] {
  if (discard.length === 0) return [];
  const open = discard.flatMap(({ card }) => (card === null ? [] : [card])).reverse();
  const down = discard.length - open.length;
  return [say('table.discards', { cards: [...counted(open), ...(down === 0 ? [] : [say('table.discards.down', { n: down })])] })];
}

/** What a search and a look at the hand have taught. */
function known({ looks, bottoms }: PlayerView, who: Seat, viewer: Seat | null): Say[] {
  const seen = (looks ?? []).filter(({ cards: left }) => left.length > 0);
  const key = viewer === null ? 'table.seen.rival' : who === viewer ? 'table.theySaw' : 'table.seen';
  return [
    ...seen.map((look) => say(look.before === null ? key : 'table.seenDown', { cards: counted(look.cards) })),
    ...(bottoms ?? []).map((group) => say('table.bottom', { cards: counted(group) })),
  ];
}

/** Each card once, with how many there are. */
function counted(all: readonly CardId[]): Say[] {
  return [...new Set(all)].map((id) => {
    const n = all.filter((each) => each === id).length;
    return n > 1 ? say('table.copies', { card: cardSay(id), n }) : cardSay(id);
  });
}

/** Equal cards are one row. */
function handRows({ hand }: PlayerView): TableRow[] {
  const all = [...(hand ?? [])].sort(byCatalog);
  const titles = counted(all);
  return [...new Set(all)].map((id, index) => ({ title: titles[index] ?? cardSay(id), parts: [kindSays(id), textOf(id)] }));
}

const order = new Map(cards.all.map(({ id }, index) => [id, index]));
const byCatalog = (a: CardId, b: CardId): number => (order.get(a) ?? 0) - (order.get(b) ?? 0);

function searchNote({ seat, by, cards: seen, count }: NonNullable<View['search']>, viewer: Seat | null): Say {
  if (seen === null) return say('table.search', { who: name(seat), by: cardSay(by), n: count });
  const values = { by: cardSay(by), cards: counted(seen) };
  return seat === viewer ? say('table.search.own', values) : say('table.search.open', { ...values, who: name(seat) });
}
