import { copiesOf, deckSay, without } from '@tavern/decks';
import { type Say, type Seat, say } from '@tavern/engine';
import { type TipRow, tipInWords } from '@tavern/kit/tips/tip.ts';
import { decks } from '../../rules/decks.ts';
import { seenOf } from '../../rules/guess.ts';
import type { CardId } from '../../rules/state.ts';
import type { PlayerView, View } from '../../rules/view.ts';
import { cardSay, name } from '../../text/tell/words.ts';
import { playerIn } from '../show/props.ts';
import type { Sight, Tip } from './tip.ts';
import type { Pile } from './what.ts';

/** Equal cards are one row. */
const cardRows = (list: readonly CardId[]): TipRow[] =>
  copiesOf(list).map(({ card, n }) => ({ n: say('tip.copies', { n }), from: cardSay(card) }));

const told = (title: Say, lines: readonly Say[], cards: readonly CardId[]): Tip => tipInWords(title, lines, cardRows(cards));

/** Cards of a list that this viewer sees nowhere: in the deck, face-down, or in a hand that is not theirs. */
export function unseenOf(view: View, seat: Seat): CardId[] {
  const player = playerIn(view, seat);
  return without(player.list, seenOf(player, view.search, seat));
}

/** What this viewer may know of a pile. */
export function pileTip(pile: Pile, seat: Seat, { view, viewer }: Sight): Tip {
  const { deckCount, deckId, discard, handCount, bottoms } = playerIn(view, seat);
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
  const { looks, hand } = playerIn(view, seat);
  if (hand !== null && seat !== viewer)
    return told(say('tip.pile.hand', { who: name(seat), n }), [say('tip.pile.hand.open', { who: name(seat) })], hand);
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
