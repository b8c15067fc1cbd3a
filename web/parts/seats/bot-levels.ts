import { botsOf, type GamePack } from '@tavern/games';

/** The easiest to beat first. */
const BY_STRENGTH = ['random', 'easy', 'normal', 'hard'];

const strength = (level: string): number => {
  const place = BY_STRENGTH.indexOf(level);
  return place < 0 ? BY_STRENGTH.length : place;
};

/** The bots that can play a game, weakest first. */
export const levelsOf = (pack: GamePack): readonly string[] =>
  Object.keys(botsOf(pack)).sort((a, b) => strength(a) - strength(b));

/** The bot that sits down by default: the game's own, if it has one. */
export function usualLevel(pack: GamePack): string {
  const levels = levelsOf(pack);
  return levels.includes('normal') ? 'normal' : (levels[0] ?? 'random');
}
