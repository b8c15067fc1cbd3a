import type { Game, Play, Seat } from '@tavern/engine';
import { z } from 'zod';

// Magpies, the tests' own card game: small, yet with hidden hands, an interrupt window, sealed bids, a standing barter, queued
// effects and state-based checks, so that every part of the kernel has something to chew on.

export const rulesSchema = z.strictObject({
  goal: z.int().min(4).max(9).default(6),
  barter: z.boolean().default(true),
  dusk: z.enum(['early', 'late']).default('late'),
});
type Rules = z.infer<typeof rulesSchema>;

export const seatSchema = z.strictObject({ bird: z.enum(['magpie', 'crow']).default('magpie') });

export type Card = 'coin' | 'ring' | 'crown' | 'hawk';
export const WORTH: { readonly [card in Card]: number } = { coin: 1, ring: 2, crown: 3, hawk: 0 };
export const COPIES: { readonly [card in Card]: number } = { coin: 8, ring: 6, crown: 3, hawk: 5 };

export interface Barter {
  a: Seat;
  b: Seat;
  offers: (Card | null)[];
  accepted: boolean[];
  rev: number;
}

export interface State {
  rules: Rules;
  birds: string[];
  hands: Card[][];
  nests: Card[][];
  deck: Card[];
  discard: Card[];
  current: Seat;
  turn: number;
  bartered: boolean;
  barter: Barter | null;
  winners: Seat[] | null;
}

export interface View extends Omit<State, 'hands' | 'deck' | 'barter'> {
  /** Everybody sees their own. */
  hands: (Card[] | null)[];
  handCounts: number[];
  deckCount: number;
  barter: Barter | { a: Seat; b: Seat } | null;
}

export type TurnOption =
  | { do: 'draw' }
  | { do: 'nest'; card: Card }
  | { do: 'steal'; from: number }
  | { do: 'barter'; with: number }
  | { do: 'pass' };
export type BarterOption = { do: 'offer'; card: Card } | { do: 'accept'; rev: number } | { do: 'close' };

export interface Magpies {
  state: State;
  view: View;
  rules: Rules;
  seat: z.infer<typeof seatSchema>;
  event:
    | { type: 'bids'; bids: (number | null)[] }
    | { type: 'drew'; seat: Seat; card: Card | null }
    | { type: 'nested'; seat: Seat; card: Card }
    | { type: 'stealing'; thief: Seat; from: Seat }
    | { type: 'hawk'; seat: Seat }
    | { type: 'stole'; thief: Seat; from: Seat; card: Card }
    | { type: 'offered'; seat: Seat; card: Card | null }
    | { type: 'bartered'; a: Seat; b: Seat; gave: Card | null; got: Card | null }
    | { type: 'left'; seat: Seat };
  steps: {
    open: object;
    turn: { seat: Seat };
    theft: { thief: Seat; from: Seat };
    glint: { seat: Seat };
    'turn.end': object;
  };
  questions: {
    bid: { option: { do: 'bid'; n: number } };
    turn: { option: TurnOption };
    hawk: { thief: Seat; option: { do: 'let' } | { do: 'hawk' } };
    barter: { a: Seat; b: Seat; option: BarterOption };
  };
}

export type M = Play<Magpies>;
export type MagpiesGame = Game<Magpies>;
