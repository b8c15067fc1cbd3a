import type { Server } from './hall-state.ts';

/** The text key of the reason why nothing can be done with others now; null: it can, or is not known yet. */
export function unreachable({ state }: Server): 'hall.offline.why' | 'hall.server.none' | null {
  if (state === 'offline') return 'hall.offline.why';
  return state === 'none' ? 'hall.server.none' : null;
}
