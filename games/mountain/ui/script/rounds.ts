import type { Seat } from '@tavern/engine';
import type { SoundName } from '@tavern/kit';
import type { Beat } from '@tavern/kit/show/index.ts';
import type { Event } from '../../rules/events.ts';
import type { DuelRound, FightRound } from '../show/left.ts';

/** Dice tumble for the first part of a throw, then rest. */
const TUMBLES = 0.6;
const LASTS = 850;
/** However much is waiting, a round takes this many milliseconds at 1x, with its dice rolling and at rest. */
const LEAST = 600;
/** Its fighters also read the result: with the end of the motion, in which the dice already rest, 0.9 s; after a deciding round 1.4 s. */
const READ = 800;
const READ_LAST = 1_300;

const ENDS: ReadonlySet<Event['type']> = new Set(['fightWon', 'fightLost', 'duelEnded']);

function isIn(event: Event, seat: Seat): boolean {
  if (event.type === 'fightRound' || event.type === 'foes') return event.seat === seat;
  if (event.type === 'duelBegan') return event.fighters.includes(seat);
  return event.type === 'duelRound' && event.fighters.some((line) => line.seat === seat);
}

const isRound = ({ type }: Event): boolean => type === 'fightRound' || type === 'duelRound';

/**
 * How long the dice of a round rest before the next event is shown, so that its fighters can read them (KM-043, KM-044). If several of the
 * viewer's fights are waiting, only for the last: the others are old news.
 */
export function readingTime(event: Event, later: readonly Event[], viewer: Seat | null): number {
  if (viewer === null || !isRound(event) || !isIn(event, viewer)) return 0;
  if (later.some((each) => !isRound(each) && isIn(each, viewer))) return 0;
  const then = later.find((each) => isRound(each) || ENDS.has(each.type));
  return then !== undefined && ENDS.has(then.type) ? READ_LAST : READ;
}

/** Dice roll, then rest on the table: their result is neither told nor heard before they rest. */
export const thrown = (lasts: number, least = 0, heard: readonly SoundName[] = []): readonly Beat[] => [
  { phase: 'rolls', lasts: TUMBLES * lasts, least: TUMBLES * least, sounds: ['dice'] },
  { phase: 'moves', lasts: (1 - TUMBLES) * lasts, least: (1 - TUMBLES) * least, sounds: heard },
];

const struck = (round: FightRound | DuelRound): boolean =>
  round.type === 'fightRound' ? round.foes.some((opponent) => opponent.struck) : round.fighters.some(({ hits }) => hits);

/** A round with a hit rings; one without is only dice. */
export function roundBeats(
  round: FightRound | DuelRound,
  { viewer, later }: { readonly viewer: Seat | null; readonly later: readonly Event[] },
): readonly Beat[] {
  const read = readingTime(round, later, viewer);
  return [
    ...thrown(LASTS, LEAST, struck(round) ? ['sword'] : []),
    ...(read === 0 ? [] : [{ phase: 'lies', lasts: read, read: true } as const]),
  ];
}
