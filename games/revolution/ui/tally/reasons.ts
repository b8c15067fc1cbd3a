import { type Say, type Seat, say } from '@tavern/engine';
import { cards } from '../../rules/catalog.ts';
import type { Reckoning, TallyRow } from '../../rules/reckoning/types.ts';
import type { Zone } from '../../rules/state.ts';
import type { PlacedView, View } from '../../rules/view.ts';
import { cardSay } from '../../text/tell/words.ts';

/** The card in a zone; null: there is none. */
export function placedIn({ players }: View, seat: Seat, zone: Zone): PlacedView | null {
  const spot = players[seat]?.zones[zone] ?? null;
  return spot === 'vacant' ? null : spot;
}

/** A card that is sealed and is no Secret card has only frightened somebody. */
export const isBluff = (card: string): boolean => cards.get(card).kind !== 'sp';

function helpReason({ sides }: Reckoning, view: View, seat: Seat): Say {
  const help = sides[seat]?.help ?? null;
  const placed = placedIn(view, seat, 'help');
  if (placed === null) return say('judges.none.help');
  if (placed.face === 'down' || placed.card === null) return say('judges.none.faceDown');
  if (help !== null && help !== 'active')
    return say('judges.none.neutralised', { card: cardSay(placed.card), by: cardSay(help.by) });
  return say('judges.none.card', { card: cardSay(placed.card) });
}

function secretReason(view: View, seat: Seat): Say {
  const card = placedIn(view, seat, 'sp')?.card ?? null;
  if (card === null) return say('judges.none.secret');
  if (isBluff(card)) return say('judges.none.bluff', { card: cardSay(card) });
  const { timing } = cards.get(card);
  return say(`judges.none.${timing ?? 'before'}`, { card: cardSay(card) });
}

/** Why a row brings a side nothing. */
export function zeroReason(row: TallyRow, reckoning: Reckoning, view: View, seat: Seat): Say {
  if (row === 'help') return helpReason(reckoning, view, seat);
  if (row === 'secret') return secretReason(view, seat);
  return say(`judges.none.${row}`);
}
