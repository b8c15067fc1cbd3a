import type { Seat } from '@tavern/engine';
import type { Rules } from '../house-rules.ts';
import type { CardId, CharacterZone, Face, GameType, LeaderId, Zones } from '../state.ts';

/** A card in a zone, as one player or spectator sees it. `card` is null for those who may not know it; no number depends on a face-down card. */
export interface BoardCard {
  readonly card: CardId | null;
  readonly face: Face;
  readonly at: number;
  readonly target: CharacterZone | null;
  readonly neutralised: boolean;
}

export interface BoardSide {
  readonly leader: LeaderId;
  readonly zones: Readonly<Zones<BoardCard>>;
}

/** What is reckoned: state and view have it alike. */
export interface Board {
  readonly sides: readonly BoardSide[];
  readonly rules: Pick<Rules, 'vpScheme' | 'cumulativeCombos'>;
  readonly first: Seat;
}

/** The rows of the tally, in the order of section 4 of the checklist. */
export const TALLY_ROWS = ['printed', 'leader', 'effects', 'help', 'secret', 'nullified', 'combo', 'total'] as const;
export type TallyRow = (typeof TALLY_ROWS)[number];

/** One line of a sum: which card changed it, and by how much. */
export interface Line {
  readonly row: TallyRow;
  /** The card that made it; null: the combo itself, or the floor at 0. */
  readonly by: CardId | LeaderId | null;
  /** Whose card that is. */
  readonly seat: Seat;
  /** The character whose power it changes; null: the combo, or the total. */
  readonly zone: CharacterZone | null;
  readonly amount: number;
  /** An immunity has kept it away: amount is 0, this is what it would have been, and which card kept it. */
  readonly kept?: { readonly amount: number; readonly by: CardId };
}

export const COMBOS = ['allSame', 'freedomEconomy', 'rightPatriot', 'leftEconomy', 'pair'] as const;
export type ComboKind = (typeof COMBOS)[number];

export interface Combo {
  readonly kind: ComboKind;
  readonly bonus: number;
  readonly types: readonly GameType[];
  /** The cards that make it. */
  readonly zones: readonly CharacterZone[];
}

export interface CharacterReckoning {
  readonly zone: CharacterZone;
  /** Null: face-down. Such a card is here only where something gives it power (sp-9). */
  readonly card: CardId | null;
  readonly printed: number;
  /** All that changed it, in order; their sum and the printed power are its power. */
  readonly lines: readonly Line[];
  readonly power: number;
}

/** Why a Help card does nothing: which card neutralises it. */
export interface Neutralised {
  readonly by: CardId;
  readonly seat: Seat;
}

export interface SideReckoning {
  readonly characters: readonly CharacterReckoning[];
  /** The sum of all characters. */
  readonly power: number;
  /** The best one alone, or all of them (`cumulativeCombos`). */
  readonly combos: readonly Combo[];
  /** All that changed the combo bonus, the combos themselves among them. */
  readonly comboLines: readonly Line[];
  readonly comboBonus: number;
  readonly totalLines: readonly Line[];
  readonly total: number;
  /** `active`: a face-up Help card that works. Null: there is none, or it is face-down. */
  readonly help: 'active' | Neutralised | null;
  /** Characters may stand anywhere, whatever their type (h-5). */
  readonly freedom: boolean;
}

export type AwardReason = 'round' | 'lead' | 'tie' | 'style' | 'truce' | 'landslide' | 'doubleOrNothing';

/** Victory points, with their reasons in order; the truce is a negative one. */
export interface Award {
  readonly lines: readonly { readonly why: AwardReason; readonly points: number; readonly by: CardId | null }[];
  readonly points: number;
}

/** One row of the tally for one side. */
export interface TallyCell {
  readonly amount: number;
  /** The total so far. */
  readonly makes: number;
  readonly lines: readonly Line[];
}

export interface Reckoning {
  readonly sides: readonly SideReckoning[];
  /** Null: even. */
  readonly winner: Seat | null;
  readonly lead: number;
  /** What the judges would give for this board. */
  readonly awards: readonly Award[];
  /** Row by row, one cell a side; the last `makes` is the total. */
  readonly tally: readonly { readonly row: TallyRow; readonly cells: readonly TallyCell[] }[];
}
