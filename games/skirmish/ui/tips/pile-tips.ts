import { copiesOf, deckSay, without } from '@tavern/decks';
import { type Say, type Seat, say } from '@tavern/engine';
import { type TipRow, tipInWords } from '@tavern/kit/tips/tip.ts';
import { decks } from '../../rules/decks.ts';
import { seenOf } from '../../rules/guess.ts';
import type { CardId } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { cardSay, name } from '../../text/tell/words.ts';
import { playerIn } from '../show/props.ts';
import type { Sight, Tip } from './tip.ts';
import type { Pile } from './what.ts';

/** Equal cards are one row. */
const cardRows = (list: readonly CardId[]): TipRow[] =>
  copiesOf(list).map(({ card, n }) => ({ n: say('tip.copies', { n }), from: cardSay(card) }));

/** Cards of a list that are in sight nowhere: in the deck, or unknown in the hand. A player sees all of their own hand. */
export const unseenOf = (view: View, seat: Seat): CardId[] => without(playerIn(view, seat).list, seenOf(view, seat));

const told = (title: Say, lines: readonly Say[], cards: readonly CardId[]): Tip => tipInWords(title, lines, cardRows(cards));

/** What everybody may know of a pile. */
export function pileTip(pile: Pile, seat: Seat, { view, viewer }: Sight): Tip {
  const { deckCount, deckId, discard, handCount, hand, known } = playerIn(view, seat);
  const who = name(seat);
  if (pile === 'discard') {
    const rule = discard.length === 0 ? say('tip.pile.discard.none') : say('tip.pile.discard.rule');
    return told(say('tip.pile.discard', { who, n: discard.length }), [rule], discard.toReversed());
  }
  if (pile === 'hand' && hand !== null && seat !== viewer)
    return told(say('tip.pile.hand', { who, n: handCount }), [say('tip.pile.hand.open', { who })], [...hand, ...known]);
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
