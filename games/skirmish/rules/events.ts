import type { Seat } from '@tavern/engine';
import type { CardId, Ending, SlotEffect } from './state.ts';

/** A unit and where it is or was, as events name it (C-27). */
export interface UnitAt {
  seat: Seat;
  slot: number;
  unit: number;
  card: CardId;
}

export type Cause = 'power' | 'sacrifice' | 'destroyed';

/** What happened, with the numbers behind each change. docs/rules/skirmish.md says which event of the document each stands for. */
export type Event =
  | { type: 'started'; first: Seat; decks: string[] }
  | { type: 'round'; round: number; first: Seat; draws: number }
  /** `by`: the card that lets them draw; null at the start of a round. `card`: for its owner only. `deck`: what is left of it. */
  | { type: 'drew'; seat: Seat; card: CardId | null; by: CardId | null; deck: number }
  | { type: 'noDraw'; seat: Seat; by: CardId | null }
  | { type: 'reshuffled'; seat: Seat; count: number }
  /** `cards`: for their owner only. */
  | { type: 'mulligan'; seat: Seat; count: number; cards: CardId[] | null }
  | { type: 'priority'; seat: Seat }
  /** `slot` or `at`: the place, or the unit it aims at. `left`: cards that may still be played in this round, once they are counted. */
  | { type: 'played'; seat: Seat; card: CardId; slot: number | null; at: UnitAt | null; left: number | null }
  | { type: 'passed'; seat: Seat; why: 'chosen' | 'empty' | 'limit' }
  | ({ type: 'deployed'; power: number } & UnitAt)
  /** `by`: the card that takes its place, or the one that asks for it. */
  | ({ type: 'sacrificed'; power: number; by: CardId } & UnitAt)
  | ({ type: 'died'; cause: Cause; by: CardId | null } & UnitAt)
  | ({ type: 'bounced'; power: number; by: CardId } & UnitAt)
  /** Damage and healing among them: `how` says which. */
  | ({ type: 'power'; from: number; to: number; amount: number; how: 'given' | 'damage' | 'healed'; by: CardId } & UnitAt)
  | { type: 'effectAdded'; slot: number; effect: SlotEffect; by: CardId }
  | { type: 'effectRemoved'; slot: number; effect: SlotEffect; by: CardId | null }
  /** From the hand. */
  | { type: 'discarded'; seat: Seat; card: CardId; how: 'chosen' | 'random'; by: CardId | 'limit' }
  /** An action has done its work. */
  | { type: 'spent'; seat: Seat; card: CardId }
  | { type: 'returned'; seat: Seat; card: CardId; by: CardId }
  | { type: 'dropped'; card: CardId; most: number }
  | { type: 'slot'; slot: number; winner: Seat | null; powers: (number | null)[]; vp: number[] }
  | ({ type: 'conquered'; by: CardId } & UnitAt)
  | { type: 'vp'; seat: Seat; from: number; to: number; by: CardId }
  | { type: 'roundEnded'; round: number; winner: Seat | null; vp: number[]; won: number[]; ties: number }
  | { type: 'cleared'; units: UnitAt[] }
  | { type: 'ended'; winner: Seat | null; how: Ending };

/** Others hear that a card was drawn or put back, not which. */
export function mask(event: Event): Event | null {
  if (event.type === 'drew') return { ...event, card: null };
  return event.type === 'mulligan' ? { ...event, cards: null } : event;
}

/** An event of one type. */
export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
