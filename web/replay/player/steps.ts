import type { Moment, ReplayVerdict } from '../../play/replay/replay.ts';

/** The ways to go from one moment to another. */
export const STEPS = [
  'start',
  'matter.back',
  'round.back',
  'turn.back',
  'back',
  'on',
  'turn.on',
  'round.on',
  'matter.on',
  'end',
] as const;
export type Step = (typeof STEPS)[number];

/** Milliseconds: nobody waits longer for what comes next. */
const LONGEST_WAIT = 3_000;

/** The last moment that can be shown: where the record parts from the truth, it ends before. */
export const lastShown = (answers: number, verdict: ReplayVerdict): number =>
  verdict.is === 'parted' ? Math.max(0, Math.min(answers, verdict.at - 1)) : answers;

const turnOf = ({ turn, seat }: Moment): number | string => turn ?? `seat ${seat}`;
const roundOf = ({ round }: Moment): number | null => round;

/** Where a step leads from the moment `at`. */
export function stepTo(moments: readonly Moment[], at: number, step: Step, last: number): number {
  const to = wanted(moments, at, step, last);
  return Math.max(0, Math.min(last, to));
}

function wanted(moments: readonly Moment[], at: number, step: Step, last: number): number {
  switch (step) {
    case 'start':
      return 0;
    case 'end':
      return last;
    case 'back':
      return at - 1;
    case 'on':
      return at + 1;
    case 'turn.back':
      return beginsBefore(moments, at, turnOf);
    case 'turn.on':
      return changesAfter(moments, at, turnOf) ?? last;
    case 'round.back':
      return beginsBefore(moments, at, roundOf);
    case 'round.on':
      return changesAfter(moments, at, roundOf) ?? last;
    case 'matter.back':
      return moments.findLast(({ matters, answer }) => matters && answer < at)?.answer ?? 0;
    case 'matter.on':
      return moments.find(({ matters, answer }) => matters && answer > at)?.answer ?? last;
  }
}

type Part = (moment: Moment) => unknown;

/** The first moment of the next turn or round; null: there is none. */
function changesAfter(moments: readonly Moment[], at: number, partOf: Part): number | null {
  const here = moments[at];
  if (here === undefined) return null;
  return moments.find((each) => each.answer > at && partOf(each) !== partOf(here))?.answer ?? null;
}

/** The first moment of this turn or round; from there, of the one before. */
function beginsBefore(moments: readonly Moment[], at: number, partOf: Part): number {
  const before = moments[at - 1];
  if (before === undefined) return 0;
  const other = moments.findLast((each) => each.answer < at && partOf(each) !== partOf(before));
  return other === undefined ? 0 : other.answer + 1;
}

/** Where each round begins, but for the first. */
export const roundMarks = (moments: readonly Moment[]): readonly Moment[] =>
  moments.filter((each, index) => index > 0 && each.round !== null && each.round !== moments[index - 1]?.round);

/** Milliseconds between a moment and the next, at this multiple of the recorded pace. */
export function waitAfter(moments: readonly Moment[], at: number, pace: number): number {
  const [here, next] = [moments[at], moments[at + 1]];
  if (here === undefined || next === undefined) return 0;
  return Math.max(0, Math.min(LONGEST_WAIT, (next.at - here.at) / pace));
}
