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
