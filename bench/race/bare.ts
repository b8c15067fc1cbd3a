import { fast, type RngSource } from '@tavern/engine';
import { type Finish, SEATS, SIDES, TILES } from './finish.ts';

interface State {
  readonly rules: { readonly tiles: number };
  readonly at: number[];
  current: number;
  turn: number;
  winner: number | null;
}

interface Moved {
  readonly type: 'moved';
  readonly seat: number;
  readonly die: number;
  readonly to: number;
}

/** Told to everybody. */
interface Told {
  readonly event: Moved;
  readonly to: null;
}

type Answered = { readonly ok: true; readonly events: readonly Told[] } | { readonly ok: false; readonly code: string };
type Option = { readonly do: 'roll' };

const list = (): readonly Option[] => [{ do: 'roll' }];

/** What any honest table must do with an answer, and no more: is it that seat's turn, is it legal, what happened? */
function answer(state: State, source: RngSource, who: number, option: Option): Answered {
  const last = state.rules.tiles - 1;
  if (state.winner !== null) return { ok: false, code: 'match-over' };
  if (who !== state.current) return { ok: false, code: 'not-yours' };
  if (option.do !== 'roll') return { ok: false, code: 'not-an-option' };
  const die = source.stream(state.turn).die(SIDES);
  const to = Math.min((state.at[who] ?? 0) + die, last);
  state.at[who] = to;
  if (to === last) state.winner = who;
  else {
    state.current = (who + 1) % state.at.length;
    state.turn += 1;
  }
  return { ok: true, events: [{ event: { type: 'moved', seat: who, die, to }, to: null }] };
}

/** The same race by hand, on the same dice: the price of having an engine is what it saves over `ours`. */
export function bare(seed: number): Finish {
  const source = fast(seed);
  const at = Array.from({ length: SEATS }, () => 0);
  const state: State = { rules: { tiles: TILES }, at, current: 0, turn: 1, winner: null };
  let answers = 0;
  let options: readonly Option[] = [];
  let events: readonly Told[] = [];
  while (state.winner === null) {
    options = list();
    const option = options[0];
    if (option === undefined) throw new Error('nothing to choose');
    const result = answer(state, source, state.current, option);
    if (!result.ok) throw new Error(`seat ${state.current} was refused: ${result.code}`);
    events = result.events;
    answers += 1;
  }
  return { winner: state.winner, at, answers, options, events };
}
