import type { Game, Types } from './game.ts';
import type { Seat } from './seat.ts';

/**
 * Whose eyes look at a match: a seat's, a spectator's (null), or `'all'`: everything, all hands open. Nobody at a table has the last ones: they are for
 * matches that are over and only played once more, and a match shows itself to them only when it was laid open (`Match.layOpen`). So what serves a live
 * table takes `Seat | null`.
 */
export type Eyes = Seat | null | 'all';

/** The state as these eyes may see it. A game that names nothing hidden shows everything to everybody. */
export function viewFor<T extends Types>(game: Game<T>, state: T['state'], eyes: Eyes): T['view'] {
  if (eyes !== 'all') return game.view(state, eyes);
  return game.everything === undefined ? game.view(state, null) : game.everything(state);
}
