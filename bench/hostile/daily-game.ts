import { registry } from '@tavern/games';

/** A game with a run of the day: one for one player. */
export const DAILY_GAME = registry.find(({ solo }) => solo === true)?.id ?? '';
