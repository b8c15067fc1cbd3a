import type { Seat } from '@tavern/engine';
import { leaderIndex, playerAt, type State } from './state.ts';

/** `hiddenLeaders`: has this one of the four led a round, or does it lead now? An extra round may come before all have (H-02). */
export function hasCome(state: Pick<State, 'players' | 'round' | 'results'>, owner: Seat, index: number): boolean {
  const leader = playerAt(state, owner).leaders[index];
  return index === leaderIndex(state.round) || state.results.some(({ leaders }) => leaders[owner] === leader);
}
