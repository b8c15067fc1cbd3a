import type { Speech } from '../../words/words.ts';

/** How many play and how long: the hall's words for a game, or the numbers from its rules. */
export function sizeOf({ words, t }: Speech, game: string, [min, max]: readonly [number, number]): string {
  return words[`hall.game.${game}.size`] ?? t(min === max ? 'lobby.size.exact' : 'lobby.size', { min, max });
}

/** A game may have its own word for the start. */
export const startWord = ({ words, t }: Speech, game: string): string => words[`hall.game.${game}.start`] ?? t('lobby.start');
