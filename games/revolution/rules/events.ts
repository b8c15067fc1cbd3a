import type { Seat } from '@tavern/engine';
import type { Reckoning } from './reckoning/types.ts';
import type { CardId, CharacterZone, Ending, Face, LeaderId, MainZone, Search, Zone } from './state.ts';

/** What happened, with the numbers behind everything. docs/rules/revolution.md says which event of the document each stands for. */
export type Event =
  | { type: 'started'; decks: string[] }
  /** The starting hand. `cards`: for their owner only. */
  | { type: 'dealt'; seat: Seat; count: number; cards: CardId[] | null }
  /** Both have chosen. `cards`: the new hand, for its owner only; null also where it was kept. */
  | { type: 'redrew'; seat: Seat; redrawn: boolean; cards: CardId[] | null }
  /** Leaders face each other. `why`: what decided who goes first (H-05). */
  | { type: 'round'; round: number; leaders: LeaderId[]; first: Seat; why: 'initialPoint' | 'chance' | 'second' }
  | { type: 'turn'; seat: Seat; turn: number }
  /** RR-021: all four zones are filled. */
  | { type: 'skipped'; seat: Seat; turn: number }
  /** `by`: the card that lets them draw; null: the turn. `card`: for its owner only. `deck`: what is left of it. */
  | { type: 'drew'; seat: Seat; card: CardId | null; by: CardId | null; deck: number }
  | { type: 'noDraw'; seat: Seat; by: CardId | null }
  /** H-19: neither hand nor deck has a card. */
  | { type: 'vacant'; seat: Seat; zone: MainZone }
  /** `card`: face-down for its owner only. `by`: the card whose search has put it there. */
  | { type: 'placed'; seat: Seat; card: CardId | null; zone: Zone; face: Face; by: CardId | null }
  /** `cards`: for the searcher only. */
  | { type: 'searched'; seat: Seat; by: Search['by']; count: number; cards: CardId[] | null }
  /** `card`: into the hand or the secret zone for its owner only. `to`: null where none was chosen. `bottom`: how many went under the deck. */
  | { type: 'found'; seat: Seat; by: Search['by']; card: CardId | null; to: Search['to'] | null; bottom: number }
  /** h-2 has a target, or nothing to aim at. `seat`: whose h-2 it is. */
  | { type: 'aimed'; seat: Seat; zone: CharacterZone | null; card: CardId | null }
  /** A Help card of `seat` does nothing any more. */
  | { type: 'neutralised'; seat: Seat; card: CardId; by: CardId }
  /** h-15. `cards`: the hand of the rival, for the two of them only. */
  | { type: 'looked'; seat: Seat; count: number; cards: CardId[] | null }
  /** RR-020: the secret phase begins. `asked`: who may still seal a card. */
  | { type: 'squareFull'; asked: Seat[] }
  /** One for each seat; null: vacant. */
  | { type: 'revealed'; cards: (CardId | null)[] }
  /** The whole tally, and the points before and after. */
  | { type: 'battle'; round: number; leaders: LeaderId[]; reckoning: Reckoning; before: number[]; after: number[] }
  /** All cards of the square go to the discard piles. */
  | { type: 'cleared'; round: number; counts: number[] }
  | { type: 'ended'; winner: Seat | null; how: Ending };

/** Others hear that a card was drawn, placed or found, not which; what came face-up everybody sees. */
export function mask(event: Event): Event | null {
  if ((event.type === 'placed' && event.face === 'up') || (event.type === 'found' && event.to === 'help')) return event;
  if (event.type === 'drew' || event.type === 'placed' || event.type === 'found') return { ...event, card: null };
  return 'cards' in event && event.type !== 'revealed' ? { ...event, cards: null } : event;
}

/** An event of one type. */
export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
