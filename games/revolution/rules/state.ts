import type { Seat } from '@tavern/engine';
import type { Rules } from './house-rules.ts';
import type { Award } from './reckoning/types.ts';

export { rivalOf } from '@tavern/engine';

type Numbered<Letter extends string, N extends number> = `${Letter}-${N}`;
export type LeaderId = Numbered<'s', 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10>;
// prettier-ignore
export type CharacterId = Numbered<
  'c',
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11
  | 12
  | 13
  | 14
  | 15
  | 16
  | 17
  | 18
  | 19
  | 20
  | 21
  | 22
  | 23
  | 24
  | 25
  | 26
  | 27
  | 28
  | 29
  | 30
  | 31
  | 32
  | 33
  | 34
  | 35
  | 36
  | 37
  | 38
>;
export type HelpId = Numbered<'h', 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16>;
export type SpId = Numbered<'sp', 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10>;
/** A card of the main deck. */
export type CardId = CharacterId | HelpId | SpId;

/** RR-008. A card's type decides where it may stand and which combos it makes; its traits never do (RR-012). */
export const GAME_TYPES = ['rightWing', 'leftWing', 'freedom', 'economy', 'patriot'] as const;
export type GameType = (typeof GAME_TYPES)[number];

export const TRAITS = [
  'official',
  'media',
  'tycoon',
  'trumpFamily',
  'soldier',
  'clergy',
  'citizen',
  'worker',
  'tech',
  'scholar',
  'activist',
  'politician',
] as const;
export type Trait = (typeof TRAITS)[number];

/** RR-007. "First" always means in this order (C-02). */
export const CHARACTER_ZONES = ['top', 'left', 'right'] as const;
export type CharacterZone = (typeof CHARACTER_ZONES)[number];
/** What the main phase fills, in the order in which the clock fills them (H-25). */
export const MAIN_ZONES = [...CHARACTER_ZONES, 'help'] as const;
export type MainZone = (typeof MAIN_ZONES)[number];
export const ZONES = [...MAIN_ZONES, 'sp'] as const;
export type Zone = (typeof ZONES)[number];

export type Face = 'up' | 'down';

/** A card in a zone. */
export interface Placed {
  card: CardId;
  face: Face;
  /** Counts all placements of the match: of two h-1 the later one acts (H-15), and a card seen in a hand may have gone face-down only after the look. */
  at: number;
  /** h-2: the opposing zone that it aims at. */
  target: CharacterZone | null;
  /** A Help card that c-23 has neutralised. */
  neutralised: boolean;
}

/** Nothing yet, a card, or nothing for good: vacant counts as filled (H-19, H-21). */
export type Spot<P = Placed> = P | 'vacant' | null;
export type Zones<P = Placed> = { [zone in Zone]: Spot<P> };

export interface Discarded {
  card: CardId;
  /** Face-down: only its owner knows it (C-18). */
  face: Face;
  at: number;
}

/** What the rival saw in a hand (h-15) and has not seen come to light since. */
export interface Look {
  /** Placements before it: a card that went face-down after it may be one of these. */
  after: number;
  /** The next look: these cards went face-down before it. Null: they are in the hand, or went face-down since. */
  before: number | null;
  /** All that was seen. Sorted. */
  seen: CardId[];
  /** Those of them that have not come to light since. Sorted. */
  cards: CardId[];
}

export interface Player {
  /** What the seat chose: the id of a ready deck, or a deck code. */
  deckId: string;
  /** Four, in the order of the rounds. */
  leaders: LeaderId[];
  /** The same four in the order of the catalog: open like the list, also where their order is hidden (`hiddenLeaders`). */
  leaderList: LeaderId[];
  /** All cards of the main deck, in the order of the catalog: open to everybody (H-29). */
  list: CardId[];
  /** The next card is the last. */
  deck: CardId[];
  hand: CardId[];
  /** The newest card is the last. */
  discard: Discarded[];
  zones: Zones;
  vp: number;
  /** What the rival saw of this hand, oldest look first. */
  looks: Look[];
  /** How many cards each search has put under the deck, the highest group first: the owner knows which they are, not their order. */
  bottoms: number[];
}

/** A search that waits for its choice. The cards are neither in the deck nor anywhere else. */
export interface Search {
  seat: Seat;
  by: 'c-9' | 'c-10' | 'c-12';
  cards: CardId[];
  /** Where the chosen one will go. */
  to: 'hand' | 'sp' | 'help';
}

/** A round that was counted: what the judges' ledger keeps of it. */
export interface RoundResult {
  leaders: LeaderId[];
  totals: number[];
  winner: Seat | null;
  awards: Award[];
}

/** points: 50 were reached. rounds: the higher total after the last leader. extra: the extra round decided. even: not even that one. */
export type Ending = 'points' | 'rounds' | 'extra' | 'even' | 'left';

export interface State {
  rules: Rules;
  /** From 1; 5 is the extra round (H-02). */
  round: number;
  phase: 'redraw' | 'main' | 'secret' | 'battle' | 'over';
  /** Who goes first in this round (H-05). */
  first: Seat;
  current: Seat;
  /** RR-019, H-31: from 1 in every round; a skip counts too (C-14). */
  turn: number;
  /** Turns and secret phases of the whole match: each has its own time. */
  moves: number;
  /** Placements of the whole match. */
  placements: number;
  players: Player[];
  search: Search | null;
  results: RoundResult[];
  over: { winner: Seat | null; how: Ending } | null;
}

export const ROUNDS = 4;
/** H-02: with the first leader of each again. */
export const EXTRA_ROUND = 5;
export const WINNING_POINTS = 50;

export const playerAt = ({ players }: Pick<State, 'players'>, seat: Seat): Player => players[seat] as Player;
/** Which of the four leads in a round: the extra round is the first one's again (H-02). */
export const leaderIndex = (round: number): number => (Math.max(1, round) - 1) % ROUNDS;
