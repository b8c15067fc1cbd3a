import type { Seat } from '@tavern/engine';
import { askHolders } from '../holders.ts';
import { type DuelCause, playerAt, type State } from '../state.ts';
import type { M, MountainQuestions } from '../types.ts';
import { companions, mayBeDuelled } from '../where.ts';

export interface ChallengeQuestions {
  challenge: { option: { do: 'also'; with: number } | { do: 'begin' } };
}

/** The first target is named; with others to name, they are named one at a time (H-17). */
export function challenge(m: M, seat: Seat, target: Seat): void {
  m.state.named.push(target);
  if (mayAlsoBeNamed(m.state, seat).length > 0) m.ask(seat, { kind: 'challenge' });
  else throwDown(m, seat);
}

/** Further targets of the same duel (`multiDuel`). */
function mayAlsoBeNamed(state: State, seat: Seat): Seat[] {
  if (!state.rules.multiDuel) return [];
  return companions(state, seat).filter((other) => !state.named.includes(other) && mayBeDuelled(state, seat, other));
}

function throwDown(m: M, seat: Seat): void {
  // Somebody named may have given up meanwhile.
  const named = m.state.named.filter((each) => !playerAt(m.state, each).out);
  m.state.named = [];
  if (named.length > 0) offerDuel(m, seat, named, 'challenge');
}

/** A duel is named; a challenged player may still throw a Smoke Bomb (KM-139, H-14, H-36). */
export function offerDuel(m: M, by: Seat, targets: readonly Seat[], cause: DuelCause): void {
  if (cause !== 'ambush') m.state.act.duelled = true;
  m.state.offer = { by, targets: targets.slice(), cause };
  m.emit({ type: 'challenged', seat: by, targets: targets.slice(), cause });
  askHolders(m, targets, 'duel', by, null);
  m.next({ do: 'duel.begin' }, { do: 'duel.over' });
}

export const challengeQuestions: MountainQuestions<ChallengeQuestions> = {
  challenge: {
    clock: 'prompt',
    options: (state, _ask, seat) => [
      { do: 'begin' },
      ...mayAlsoBeNamed(state, seat).map((other) => ({ do: 'also' as const, with: other })),
    ],
    answer(m, seat, option) {
      if (option.do === 'begin') throwDown(m, seat);
      else challenge(m, seat, option.with as Seat);
    },
  },
};
