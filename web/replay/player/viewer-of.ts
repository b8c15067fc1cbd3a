import type { Eyes, Seat } from '@tavern/engine';

/** Who eyes are at a table: those that see everything look from where a spectator sits. */
export const viewerOf = (eyes: Eyes): Seat | null => (eyes === 'all' ? null : eyes);
