import type { DeckRules } from '@tavern/decks';
import type { Clash, Field, Json, Language, Words } from '@tavern/engine';
import type { GameLook } from '@tavern/games';

/** House rules, or what a seat has chosen, by the names of their fields. */
export type Chosen = { readonly [field: string]: Json };

/** A preset with all its rules, also those that keep their defaults. */
export interface WholePreset {
  readonly id: string;
  readonly recommended?: true;
  readonly rules: Chosen;
}

/** The sets of house rules that a game has names for. */
export interface NamedRules {
  /** As the rule book has them. */
  readonly printed: Chosen;
  readonly presets: readonly WholePreset[];
  /** A table may change the cards in the box, which presets do not speak of. */
  readonly box?: true;
}

/** What a seat may choose in one case: which of the lists of fields it has, by who sits there (`any`: nobody knows). */
interface SeatCase {
  readonly any: number;
  readonly person: number;
  readonly bot: number;
  /** Two seats cannot have the same in this field, and why; null: they can. */
  readonly clash: Clash | null;
}

/** What seats may choose. Some of the house rules decide about it. */
export interface SeatCases {
  /** The names of these rules. */
  readonly on: readonly string[];
  /** By the values of these rules, in their order, as JSON. */
  readonly cases: { readonly [values: string]: SeatCase };
  readonly fields: readonly (readonly Field[])[];
}

/**
 * What hall and lobby know of a game, as data in one language. The build makes it from the game's pack (web/build/lobby-packs.ts), so that nobody fetches rules,
 * bots and the other language before a table opens. The server, or the worker in which a match begins, decides about everything that is chosen by it.
 */
export interface LobbyPack extends NamedRules {
  readonly game: {
    readonly name: string;
    readonly seats: readonly [min: number, max: number];
    /** The numbers on the cards that a seat can choose. */
    readonly content: Json;
  };
  readonly fields: readonly Field[];
  readonly seat: SeatCases;
  /** All bots of the game, the weakest first. */
  readonly levels: readonly string[];
  readonly look?: GameLook;
  readonly decks?: DeckRules;
  /** Its players have secrets. */
  readonly hides?: true;
  /** Nobody sees what others have chosen before the match. */
  readonly sealed?: true;
  /** The rules of its daily run. */
  readonly daily?: Chosen;
  /** In the pack's one language. */
  readonly texts: { readonly [language in Language]?: Words };
  readonly neutral?: { readonly [language in Language]?: Words };
}
