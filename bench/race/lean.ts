import { fast, type Rng, type Seat, seat } from '@tavern/engine';
import { race } from '@tavern/race';
import { type Finish, SEATS, SIDES, TILES } from './finish.ts';

type State = ReturnType<typeof race.setup>;

/** An event and who sees it: everybody. */
interface LeanEvent {
  readonly event: { readonly type: 'moved'; readonly seat: Seat; readonly die: number; readonly to: number };
  readonly to: null;
}

type Answered = { readonly ok: true; readonly events: readonly LeanEvent[] } | { readonly ok: false; readonly code: string };
type Option = { readonly do: 'roll' };

const list = (): readonly Option[] => [{ do: 'roll' }];

function isRoll(given: unknown): given is Option {
  if (typeof given !== 'object' || given === null) return false;
  for (const field in given) if (field !== 'do') return false;
  return 'do' in given && given.do === 'roll';
}

/** What any honest table must do with an answer, and no more: is it that seat's turn, is it legal, what happened? */
function answer(state: State, dice: Rng, who: Seat, option: unknown): Answered {
  const last = state.rules.tiles - 1;
  if (state.winner !== null) return { ok: false, code: 'match-over' };
  if (who !== state.current) return { ok: false, code: 'not-yours' };
  if (!isRoll(option)) return { ok: false, code: 'not-an-option' };
  const die = dice.die(SIDES);
  const to = Math.min((state.at[who] ?? 0) + die, last);
  state.at[who] = to;
  if (to === last) state.winner = who;
  else state.current = seat((who + 1) % state.at.length);
  return { ok: true, events: [{ event: { type: 'moved', seat: who, die, to }, to: null }] };
}

/** The same race by hand, on the same dice: one game, nothing but races, and no way to save, fork, undo or look into it. */
export function lean(seed: number): Finish {
  const source = fast(seed);
  const at = Array.from({ length: SEATS }, () => 0);
  const state: State = { rules: { tiles: TILES }, at, current: seat(0), winner: null };
  let answers = 0;
  let options: readonly Option[] = [];
  let events: readonly LeanEvent[] = [];
  while (state.winner === null) {
    options = list();
    answers += 1;
    const result = answer(state, source.stream(answers), state.current, options[0]);
    if (!result.ok) throw new Error(`seat ${state.current} was refused: ${result.code}`);
    events = result.events;
  }
  return { winner: state.winner, at, answers, options, events, outcome: race.outcome(state) };
}
