import { fast, type Outcome, type Question, type Result, type RngSource, type Seat, seat } from '@tavern/engine';
import { type Race, race } from '@tavern/race';
import { drive, type Racing } from './drive.ts';
import { type Finish, SEATS, SIDES, TILES } from './finish.ts';

type State = ReturnType<typeof race.setup>;

/**
 * The same race by hand, without any engine, behind the same three calls: who is asked, what may they do, answer. It gives the same
 * questions, events and results, value for value, and nothing else: one game, no way to save, fork, resume, mask or imagine.
 */
class BareRace implements Racing {
  readonly state: State;
  over: Outcome | null = null;
  private readonly dice: RngSource;
  private readonly counts: number[];
  private seq = 0;

  constructor(seed: number) {
    const at = Array.from({ length: SEATS }, () => 0);
    this.dice = fast(seed);
    this.state = { rules: { tiles: TILES }, at, current: seat(0), winner: null };
    this.counts = at.map((_, index) => (index === 0 ? 1 : 0));
  }

  get asked(): readonly Seat[] {
    return this.state.winner === null ? [this.state.current] : [];
  }

  question(who: Seat): Question<Race> | null {
    if (this.state.winner !== null || who !== this.state.current) return null;
    return {
      id: this.counts[who] as number,
      kind: 'move',
      ask: { kind: 'move' },
      options: [{ do: 'roll' }],
      blocked: [],
      clock: 'turn',
      window: false,
    };
  }

  answer(who: Seat, question: number, option: unknown): Result<Race['event']> {
    const { state } = this;
    if (state.winner !== null) return { ok: false, code: 'match-over', why: { key: 'refusal.match-over' } };
    if (who !== state.current) return { ok: false, code: 'not-yours', why: { key: 'refusal.not-yours' } };
    if (question !== this.counts[who]) return { ok: false, code: 'no-such-question', why: { key: 'refusal.no-such-question' } };
    if (!isRoll(option)) return { ok: false, code: 'not-an-option', why: { key: 'refusal.not-an-option' } };
    this.seq += 1;
    const die = this.dice.stream(this.seq).die(SIDES);
    const to = Math.min((state.at[who] as number) + die, TILES - 1);
    state.at[who] = to;
    if (to === TILES - 1) {
      state.winner = who;
      this.over = race.outcome(state);
    } else {
      const next = seat((who + 1) % state.at.length);
      state.current = next;
      this.counts[next] = (this.counts[next] as number) + 1;
    }
    return { ok: true, events: [{ event: { type: 'moved', seat: who, die, to }, to: null }] };
  }
}

function isRoll(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false;
  for (const field in given) if (field !== 'do') return false;
  return (given as { do?: unknown }).do === 'roll';
}

export const bare = (seed: number): Finish => drive(new BareRace(seed));
