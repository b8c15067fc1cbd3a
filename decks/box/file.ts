import { type Box, settingOf } from './box.ts';
import type { BoxRules } from './box-rules.ts';
import { type ReadBox, readBoxCards, refused } from './code.ts';

/** A box as a file: every card by name, so that people can read and change it. */
export interface BoxFile {
  readonly game: string;
  readonly cards: Box;
}

export const boxFile = (game: string, { cards }: BoxRules, box: Box): BoxFile => ({
  game,
  cards: Object.fromEntries(cards.map((card) => [card.id, settingOf(box, card)])),
});

/** More than any box needs: a file that was chosen by mistake is not read to its end. */
const LONGEST_FILE = 100_000;

export function readBoxFile(game: string, rules: BoxRules, text: string): ReadBox {
  if (text.length > LONGEST_FILE) return refused('box-not-a-file');
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return refused('box-not-json');
  }
  if (typeof given !== 'object' || given === null || !('game' in given) || !('cards' in given)) return refused('box-not-a-file');
  if (given.game !== game) return refused('box-other-game', { letters: String(given.game).slice(0, 40), own: game });
  return readBoxCards(rules, given.cards);
}
