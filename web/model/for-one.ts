import type { GamePack } from '@tavern/games';

/** Its matches are runs: one seat, and dice that follow from a seed. The registry says the same before the game is loaded. */
export const isForOne = ({ game }: Pick<GamePack, 'game'>): boolean => game.seats[1] === 1;
