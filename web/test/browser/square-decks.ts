import { codeOf } from '@tavern/decks';
import { decks } from '../../../games/revolution/rules/decks.ts';

/** So many copies of each. */
const each = (copies: number, ...cards: readonly string[]): readonly string[] =>
  cards.flatMap((card) => Array.from({ length: copies }, () => card));

const code = (name: string, leaders: readonly string[], ...main: readonly (readonly string[])[]): string =>
  codeOf(decks, { name, cards: { leaders, main: main.flat() } });

/** Whatever searches, aims and is sealed, under leaders who give Freedom room. */
export const SEARCHERS = code(
  'Searchers',
  ['s-4', 's-9', 's-7', 's-5'],
  each(2, 'c-9', 'c-10', 'c-12', 'c-18', 'c-19', 'c-22', 'c-23', 'c-24', 'c-25', 'c-26'),
  each(2, 'h-2', 'h-4', 'h-5', 'h-6', 'h-11', 'h-13'),
  each(1, 'sp-1', 'sp-2', 'sp-3', 'sp-4', 'sp-5', 'sp-6', 'sp-7', 'sp-8'),
);

/** Two decks without a card in common: whatever is told of one cannot be of the other. */
export const APART = {
  meis: code(
    'Meis Platz',
    ['s-8', 's-1', 's-6', 's-10'],
    each(2, 'c-1', 'c-2', 'c-3', 'c-4', 'c-5', 'c-6', 'c-7', 'c-8', 'c-11', 'c-13', 'c-14', 'c-15'),
    each(2, 'h-1', 'h-3', 'h-7', 'h-9', 'h-12'),
    each(1, 'c-16', 'sp-1', 'sp-2', 'sp-3', 'sp-8', 'sp-9'),
  ),
  anns: code(
    'Anns Gasse',
    ['s-7', 's-4', 's-5', 's-2'],
    each(2, 'c-9', 'c-10', 'c-12', 'c-18', 'c-19', 'c-22', 'c-24', 'c-25', 'c-26', 'c-28', 'c-21', 'c-20'),
    each(2, 'h-2', 'h-4', 'h-6', 'h-11', 'h-13'),
    each(1, 'c-31', 'sp-4', 'sp-5', 'sp-6', 'sp-7', 'sp-10'),
  ),
} as const;
