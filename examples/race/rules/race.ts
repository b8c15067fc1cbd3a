import { type Game, type Outcome, type Seat, say, seat } from '@tavern/engine';
import { z } from 'zod';

const rules = z.strictObject({ tiles: z.int().min(5).max(100).default(20) });
type Rules = z.infer<typeof rules>;

/** Where each seat stands, or OUT once it gave up. */
type State = { rules: Rules; at: number[]; current: Seat; turn: number; winner: Seat | null };
const OUT = -1;

export interface Race {
  state: State;
  view: State;
  rules: Rules;
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
  seatChoice: () => z.strictObject({}),
  content: { die: 4 },
  setup: (_rng, seats, rules) => ({ rules, at: seats.map(() => 0), current: seat(seats.length - 1), turn: 0, winner: null }),
  start: { do: 'turn' },
  steps: {
    turn(m) {
      const { state } = m;
      do state.current = seat((state.current + 1) % state.at.length);
      while (state.at[state.current] === OUT);
      state.turn += 1;
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
        m.emit({ type: 'moved', seat: who, die, to });
        if (to === state.rules.tiles - 1) state.winner = who;
      },
    },
  },
  concede(m, who) {
    m.state.at[who] = OUT;
    m.emit({ type: 'left', seat: who });
    const racing = m.state.at.flatMap((tile, index) => (tile === OUT ? [] : [seat(index)]));
    if (racing.length === 1) m.state.winner = racing[0] ?? null;
  },
  turn: (state) => state.turn,
  outcome: ({ winner, at }) => (winner === null ? null : finish(winner, at)),
  view: (state) => state,
  mask: (event) => event,
  guess: (view) => view,
};

/** First the winner, then the others by how far they came. */
function finish(winner: Seat, at: readonly number[]): Outcome {
  const tiles = [...new Set(at)].sort((a, b) => b - a);
  const others = (tile: number) => at.flatMap((each, index) => (each === tile && index !== winner ? [seat(index)] : []));
  const ranking = [[winner], ...tiles.map(others)].filter((group) => group.length > 0);
  return { ranking, winners: [winner], why: say('outcome.first', { who: { seat: winner } }) };
}
