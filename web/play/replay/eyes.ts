import type { Seat } from '@tavern/engine';

/** Whose eyes: a seat's, a spectator's (null), or everything with all hands open. */
export type Eyes = Seat | null | 'all';
