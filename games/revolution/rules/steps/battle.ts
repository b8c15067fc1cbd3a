import { copy, seatsOf } from '@tavern/engine';
import type { NextOption, Questions } from '../options.ts';
import { endMatch, matchCheck } from '../outcome.ts';
import { boardOf } from '../reckoning/board.ts';
import { reckon } from '../reckoning/reckon.ts';
import type { RevolutionQuestions, RevolutionSteps } from '../types.ts';

export interface BattleSteps {
  battle: object;
}

export const battleSteps: RevolutionSteps<BattleSteps> = {
  /** RR-027: the judges compare both sides and award their points; the square stays as it is until somebody goes on (H-32). */
  battle(m) {
    const { state } = m;
    const board = boardOf(state);
    const reckoning = reckon(board);
    const before = state.players.map(({ vp }) => vp);
    state.players.forEach((player, seat) => {
      player.vp += reckoning.awards[seat]?.points ?? 0;
    });
    state.phase = 'battle';
    const leaders = board.sides.map(({ leader }) => leader);
    state.results.push({
      leaders: [...leaders],
      totals: reckoning.sides.map(({ total }) => total),
      winner: reckoning.winner,
      awards: copy([...reckoning.awards]),
    });
    const after = state.players.map(({ vp }) => vp);
    m.emit({ type: 'battle', round: state.round, leaders, reckoning, before, after });
    const over = matchCheck(state);
    if (over !== null) return endMatch(m, over.winner, over.how);
    m.ask(seatsOf(2), { kind: 'next', round: state.round });
    m.next({ do: 'round.clear' });
  },
};

const NEXT: readonly NextOption[] = [Object.freeze({ do: 'next' })];

/** H-23, H-32: either player, once a round; or the clock. */
export const battleQuestions: RevolutionQuestions<Pick<Questions, 'next'>> = {
  next: { clock: 'pause', options: () => NEXT, answer: (m) => m.withdraw() },
};
