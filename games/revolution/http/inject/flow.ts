import { type Json, type Seat, seatsOf } from '@tavern/engine';
import { type Player, rivalOf, type State } from '../../rules/state.ts';
import { maySeal } from '../../rules/steps/secret.ts';
import { isFull } from '../../rules/zones.ts';
import type { GivenEnv } from '../shapes/injected.ts';
import { PLAYER_IDS } from '../shapes/names.ts';
import type { Faults } from './faults.ts';

/** Whose turn it is, and which. */
export interface Turn {
  readonly current: Seat;
  readonly turn: number;
}

const filled = ({ zones: { top, left, right, help } }: Player): number =>
  [top, left, right, help].filter((spot) => spot !== null).length;

/** RR-019: odd turns are the first player's. What is not said follows from how many zones are filled. */
export function turnOf(env: GivenEnv, first: Seat, players: readonly Player[], faults: Faults): Turn {
  if (env.phase === 'READY_PHASE') return { current: first, turn: 0 };
  const done = players.reduce((sum, player) => sum + filled(player), 0);
  const of = (turn: number): Seat => (turn % 2 === 1 ? first : rivalOf(first));
  const usual = env.phase === 'SP_PHASE' ? Math.max(1, done) : done + 1;
  const named = env.currentPlayer === undefined || env.currentPlayer === null ? null : PLAYER_IDS.indexOf(env.currentPlayer);
  const guessed = named === null || of(usual) === named ? usual : usual + 1;
  const turn = env.currentTurn ?? guessed;
  const current = of(turn);
  if (turn < 1 || (named !== null && current !== named))
    faults.note('currentTurn', 'other-turn', { first: PLAYER_IDS[first] ?? '' });
  return { current, turn };
}

const PHASE = { READY_PHASE: 'redraw', DRAW_PHASE: 'main', MAIN_PHASE: 'main', SP_PHASE: 'secret' } as const;
type Begun = keyof typeof PHASE;

/** The phases that a match can begin in: in all others nobody is asked anything, or what was asked follows from what happened. */
export const phaseOf = (env: GivenEnv, faults: Faults): State['phase'] => {
  if (env.phase in PHASE) return PHASE[env.phase as Begun];
  faults.note('phase', 'other-phase', { phases: Object.keys(PHASE) });
  return 'main';
};

/** The question that is open in this state, as the rules would have asked it, and what comes after it. */
export function todoOf(state: State, faults: Faults): { readonly todo: readonly Json[]; readonly asked: readonly Seat[] } {
  const { phase, players, current, first, round } = state;
  const player = players[current] as Player;
  const asking = (seats: readonly Seat[], ask: { readonly [field: string]: Json }): Json => ({
    ask,
    seats: [...seats],
    ids: seats.map(() => 1),
    answers: seats.map(() => null),
    left: seats.length,
  });
  if (phase === 'redraw') {
    if (round !== 1 || players.some((each) => filled(each) > 0 || each.zones.sp !== null))
      faults.note('phase', 'not-ready-phase');
    const both = seatsOf(2);
    return { todo: [{ do: 'turn', seat: first }, asking(both, { kind: 'redraw' })], asked: both };
  }
  if (phase === 'secret') {
    if (!players.every(isFull)) faults.note('phase', 'not-full');
    const asked = seatsOf(2).filter((seat) => maySeal(players[seat] as Player));
    if (asked.length === 0) faults.note('phase', 'nobody-seals');
    return { todo: [{ do: 'reveal' }, asking(asked, { kind: 'secret', round })], asked };
  }
  const name = PLAYER_IDS[current] ?? '';
  if (isFull(player)) faults.note('currentPlayer', 'is-full', { player: name });
  if (player.hand.length === 0) faults.note(`players.${name}.hand`, 'no-hand', { player: name });
  return { todo: [asking([current], { kind: 'place', seat: current })], asked: [current] };
}
