import type { GamePack } from '@tavern/games';

/** A match of it is a run: one seat, dice that follow from a seed. The registry says the same of it before it is loaded. */
export const isForOne = ({ game }: Pick<GamePack, 'game'>): boolean => game.seats[1] === 1;
