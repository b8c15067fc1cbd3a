import { leaderIndex, type State } from '../state.ts';
import type { View } from '../view.ts';
import type { Board } from './types.ts';

/** The board of the round that is played: of a state, or of what one player or spectator sees of it. */
export function boardOf({ players, rules, round, first }: Pick<State | View, 'players' | 'rules' | 'round' | 'first'>): Board {
  const sides = players.map(({ leaders, zones }) => {
    const leader = leaders[leaderIndex(round)];
    // Hidden leaders are those of rounds to come.
    if (leader === undefined || leader === null) throw new Error(`nobody leads in round ${round}`);
    return { leader, zones };
  });
  return { sides, rules, first };
}
