import { deckSay } from '@tavern/decks';
import { type Say, type Seat, say } from '@tavern/engine';
import { decks } from '../../rules/decks.ts';
import { unitAt } from '../../rules/field.ts';
import { type CardId, SLOTS } from '../../rules/state.ts';
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

/** Cards of a list that are in sight nowhere: in the deck, or unknown in the hand. A player sees all of their own hand. */
export function unseenOf({ slots, inPlay, ...view }: View, seat: Seat): CardId[] {
  const { list, known, discard, hand } = playerOf(view, seat);
  const field = SLOTS.flatMap((slot) => unitAt({ slots }, seat, slot)?.card ?? []);
  const seen = [...known, ...discard, ...(hand ?? []), ...field, ...(inPlay?.seat === seat ? [inPlay.card] : [])];
  const left = [...list];
  for (const card of seen) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const told = (title: Say, lines: readonly Say[], cards: readonly CardId[]): Tip => ({
  card: null,
  title,
  rows: cardRows(cards),
  lines,
});

/** What everybody may know of a pile. */
export function pileTip(pile: Pile, seat: Seat, { view, viewer }: Sight): Tip {
  const { deckCount, deckId, discard, handCount, known } = playerOf(view, seat);
  const who = name(seat);
  if (pile === 'discard') {
    const rule = discard.length === 0 ? say('tip.pile.discard.none') : say('tip.pile.discard.rule');
    return told(say('tip.pile.discard', { who, n: discard.length }), [rule], discard.toReversed());
  }
  if (pile === 'hand') {
    const whose = seat === viewer ? 'own' : 'known';
    const rule =
      known.length > 0
        ? say(`tip.pile.hand.${whose}`)
        : say(seat === viewer ? 'tip.pile.hand.own.unknown' : 'tip.pile.hand.unknown');
    return told(say('tip.pile.hand', { who, n: handCount }), [rule], known);
  }
  const unseen = unseenOf(view, seat);
  return told(
    say('tip.pile.deck', { who, n: deckCount }),
    [
      say('tip.pile.deck.name', { deck: deckSay(decks, deckId) }),
      say(unseen.length === 0 ? 'tip.pile.deck.all' : 'tip.pile.deck.unseen'),
    ],
    unseen,
  );
}
