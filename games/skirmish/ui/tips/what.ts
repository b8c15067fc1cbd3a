import { type Seat, seatsOf } from '@tavern/engine';
import '../../rules/cards/index.ts';
import { cards } from '../../rules/catalog.ts';
import type { Rules } from '../../rules/house-rules.ts';
import { type CardId, SLOTS } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

/** Words of the cards and of the table. */
const WORDS = [
  'unit',
  'action',
  'power',
  'deploy',
  'death',
  'conquer',
  'ongoing',
  'bounce',
  'close',
  'adjacent',
  'heal',
  'damage',
  'sacrifice',
  'destroy',
  'draw',
  'discard',
  'ally',
  'enemy',
  'vp',
  'pass',
] as const;
export type Word = (typeof WORDS)[number];

const NUMBERS = ['won', 'vp', 'left'] as const;
export type NumberName = (typeof NUMBERS)[number];

const PILES = ['deck', 'discard', 'hand'] as const;
export type Pile = (typeof PILES)[number];

/** What can be true of a player for a while, or of the round. */
const SIGNS = ['priority', 'first', 'passed', 'known', 'owed', 'changed', 'round', 'now', 'stake'] as const;
export type Sign = (typeof SIGNS)[number];

export type RuleName = keyof Rules;

/** Everything on the table that has a tip. */
export type What =
  | { readonly card: CardId }
  | { readonly unit: number; readonly seat: Seat }
  | { readonly effect: number }
  | { readonly slot: number }
  | { readonly pile: Pile; readonly seat: Seat }
  | { readonly number: NumberName; readonly seat: Seat }
  | { readonly sign: Sign }
  | { readonly word: Word }
  | { readonly rule: RuleName };

/** Everything that can be pointed at in this view, and every card, word, sign and house rule besides. */
export function everyWhat({ slots, rules, players }: View): What[] {
  const seats = seatsOf(players.length);
  return [
    ...cards.all.map(({ id }) => ({ card: id })),
    ...SLOTS.flatMap((slot) => [{ slot }, ...seats.map((seat) => ({ unit: slot, seat }))]),
    ...slots.flatMap(({ effects }) => effects.map(({ id }) => ({ effect: id }))),
    ...seats.flatMap((seat) => PILES.map((pile) => ({ pile, seat }))),
    ...seats.flatMap((seat) => NUMBERS.map((number) => ({ number, seat }))),
    ...SIGNS.map((sign) => ({ sign })),
    ...WORDS.map((word) => ({ word })),
    ...(Object.keys(rules) as RuleName[]).map((rule) => ({ rule })),
  ];
}

/** A unique name for each, to find it in a page: `data-tip`. */
export const tipName = (what: What): string => Object.entries(what).flat().join(':');
