import type { Seat } from '@tavern/engine';
import type { CardId, CharacterZone, Face, MainZone, Search } from './state.ts';

// What can be answered. Each question is asked in one file of steps/, which handles it.

export type RedrawOption = { do: 'keep' } | { do: 'redraw' };
export type PlaceOption = { do: 'place'; card: CardId; zone: MainZone; face: Face };
/** Of a search: one of the cards that it may take. Of h-2: a zone. `none`: nothing fits, or nothing is wanted. */
export type ChooseOption = { do: 'take'; card: CardId } | { do: 'aim'; zone: CharacterZone } | { do: 'none' };
export type SecretOption = { do: 'seal'; card: CardId } | { do: 'pass' };
export type NextOption = { do: 'next' };

export interface Questions {
  /** RR-016, H-30: sealed, both at once. */
  redraw: { option: RedrawOption };
  /** RR-018. */
  place: { seat: Seat; option: PlaceOption };
  /** RR-042, RR-043, RR-045. `by`: the card that asks. `targets`: for h-2, the cards it may aim at, so that options can be put into words. */
  choose: {
    seat: Seat;
    by: Search['by'] | 'h-2';
    to: Search['to'] | null;
    targets: readonly { zone: CharacterZone; card: CardId }[];
    option: ChooseOption;
  };
  /** RR-023, H-21, H-30: sealed, both at once. */
  secret: { round: number; option: SecretOption };
  /** H-32: both look at the tally; the first answer closes it. */
  next: { round: number; option: NextOption };
}
