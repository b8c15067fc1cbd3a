import { deckSay } from '@tavern/decks';
import { type Say, type Seat, say } from '@tavern/engine';
import { decks } from '../../rules/decks.ts';
import { type CardId, ZONES } from '../../rules/state.ts';
import type { PlayerView, View } from '../../rules/view.ts';
import { cardSay, name } from '../../text/tell/words.ts';
import type { Row, Sight, Tip } from './tip.ts';
import type { Pile } from './what.ts';

export function playerOf({ players }: Pick<View, 'players'>, seat: Seat): PlayerView {
  const player = players[seat];
  if (player === undefined) throw new Error(`nobody sits on seat ${seat}`);
  return player;
}

/** Equal cards are one row, in the order of their first copy. */
const cardRows = (list: readonly CardId[]): Row[] =>
  [...new Set(list)].map((card) => ({
    n: say('tip.copies', { n: list.filter((each) => each === card).length }),
    from: cardSay(card),
  }));

const told = (title: Say, lines: readonly Say[], cards: readonly CardId[]): Tip => ({
  card: null,
  title,
  rows: cardRows(cards),
  lines,
});

/** Cards of a list that this viewer sees nowhere: in the deck, face-down, or in a hand that is not theirs. */
export function unseenOf({ search, ...view }: View, seat: Seat): CardId[] {
  const { list, hand, discard, zones } = playerOf(view, seat);
  const placed = ZONES.flatMap((zone) => {
    const spot = zones[zone];
    return spot === null || spot === 'vacant' || spot.card === null ? [] : [spot.card];
  });
  const open = discard.flatMap(({ card }) => (card === null ? [] : [card]));
  const seen = [...(hand ?? []), ...placed, ...open, ...(search?.seat === seat ? (search.cards ?? []) : [])];
  const left = [...list];
  for (const card of seen) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What this viewer may know of a pile. */
export function pileTip(pile: Pile, seat: Seat, { view, viewer }: Sight): Tip {
  const { deckCount, deckId, discard, handCount, bottoms } = playerOf(view, seat);
  const who = name(seat);
  if (pile === 'discard') return discardTip(discard, who);
  if (pile === 'hand') return handTip(seat, handCount, { view, viewer });
  const unseen = unseenOf(view, seat);
  const under = (bottoms ?? []).flat();
  return told(
    say('tip.pile.deck', { who, n: deckCount }),
    [
      say('tip.pile.deck.name', { deck: deckSay(decks, deckId) }),
      ...(under.length === 0 ? [] : [say('tip.pile.deck.bottom', { cards: under.map(cardSay) })]),
      say(unseen.length === 0 ? 'tip.pile.deck.all' : 'tip.pile.deck.unseen'),
    ],
    unseen,
  );
}

function discardTip(discard: PlayerView['discard'], who: ReturnType<typeof name>): Tip {
  const open = discard.flatMap(({ card }) => (card === null ? [] : [card]));
  const down = discard.length - open.length;
  return told(
    say('tip.pile.discard', { who, n: discard.length }),
    [
      say(discard.length === 0 ? 'tip.pile.discard.none' : 'tip.pile.discard.rule'),
      ...(down === 0 ? [] : [say('tip.pile.discard.down', { n: down })]),
    ],
    open.toReversed(),
  );
}

/** What was seen in a hand may have gone face-down since: it is told as what was seen, not as what is there. */
function handTip(seat: Seat, n: number, { view, viewer }: Pick<Sight, 'view' | 'viewer'>): Tip {
  const { looks } = playerOf(view, seat);
  const seen = (looks ?? []).flatMap(({ cards }) => cards);
  const own = seat === viewer;
  const rule =
    seen.length > 0
      ? own
        ? 'tip.pile.hand.own.seen'
        : 'tip.pile.hand.seen'
      : own
        ? 'tip.pile.hand.own'
        : 'tip.pile.hand.unknown';
  return told(say('tip.pile.hand', { who: name(seat), n }), [say(rule)], seen);
}
