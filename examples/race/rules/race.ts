import { type Game, rankBy, type Seat, say, seat } from '@tavern/engine';
import { z } from 'zod';

const rules = z.strictObject({ tiles: z.int().min(5).max(1_000).default(20) });
const noChoice = z.strictObject({});

/** Where each seat stands, or OUT once it gave up. */
type State = { rules: z.infer<typeof rules>; at: number[]; current: Seat; winner: Seat | null };
const OUT = -1;

export interface Race {
  state: State;
  view: State;
  rules: State['rules'];
  seat: object;
  event: { type: 'moved'; seat: Seat; die: number; to: number } | { type: 'left'; seat: Seat };
  steps: { turn: object };
  questions: { move: { option: { do: 'roll' } } };
}

export const race: Game<Race> = {
  name: 'race',
  version: 1,
  seats: [2, 6],
  rules,
  seatChoice: () => noChoice,
  content: { die: 4 },
  setup: (_rng, seats, rules) => ({ rules, at: seats.map(() => 0), current: seat(seats.length - 1), winner: null }),
  start: { do: 'turn' },
  steps: {
    turn(m) {
      const { state } = m;
      do state.current = seat((state.current + 1) % state.at.length);
      while (state.at[state.current] === OUT);
      m.ask(state.current, { kind: 'move' });
      m.next({ do: 'turn' });
    },
  },
  questions: {
    move: {
      options: () => [{ do: 'roll' }],
      answer(m, who) {
        const { state } = m;
        const die = m.rng.die(4);
        const to = Math.min((state.at[who] ?? 0) + die, state.rules.tiles - 1);
        state.at[who] = to;
        if (to === state.rules.tiles - 1) state.winner = who;
        m.emit({ type: 'moved', seat: who, die, to });
      },
    },
  },
  concede(m, who) {
    m.state.at[who] = OUT;
    const racing = m.state.at.flatMap((tile, index) => (tile === OUT ? [] : [seat(index)]));
    if (racing.length === 1) m.state.winner = racing[0] ?? null;
    m.emit({ type: 'left', seat: who });
  },
  outcome({ winner, at }) {
    if (winner === null) return null;
    return { ranking: rankBy(at), winners: [winner], why: say('outcome.first', { who: { seat: winner } }) };
  },
  view: (state) => state,
  guess: (view) => view,
};
