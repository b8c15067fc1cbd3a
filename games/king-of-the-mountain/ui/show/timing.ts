import type { Seat } from '@tavern/engine';
import type { Event } from '../../rules/events.ts';
import { walkOf } from './walk.ts';

/** Milliseconds of motion at 1x. Under a second each; and nothing waits for it. */
const LASTS: { readonly [type in Exclude<Event['type'], 'moved'>]: number } = {
  initiative: 800,
  order: 300,
  turn: 220,
  skipped: 400,
  equipped: 250,
  unequipped: 250,
  handsSwapped: 250,
  used: 400,
  healed: 350,
  boosted: 250,
  slowed: 150,
  vanished: 450,
  appeared: 350,
  trapSet: 400,
  trapSprung: 500,
  trapAvoided: 350,
  ambushSet: 350,
  ambushSprung: 550,
  ambushWasted: 350,
  rolled: 700,
  swapped: 250,
  landed: 120,
  quiet: 250,
  drew: 500,
  noTreasure: 250,
  reshuffled: 350,
  luckDrawn: 700,
  luckKept: 400,
  luckCancelled: 650,
  luckIdle: 300,
  mustSkip: 300,
  returned: 450,
  challenged: 500,
  smoked: 700,
  duelBegan: 700,
  duelRound: 850,
  duelEnded: 400,
  foes: 700,
  fightRound: 850,
  fightWon: 500,
  fightLost: 450,
  retreated: 250,
  hurt: 350,
  warded: 450,
  recovered: 550,
  fell: 550,
  spoils: 250,
  lootBegan: 300,
  lootMove: 350,
  lootDone: 150,
  tradeBegan: 250,
  offer: 150,
  accepted: 150,
  traded: 500,
  tradeClosed: 150,
  dropped: 250,
  slept: 400,
  claimed: 850,
  claimLost: 400,
  won: 950,
  left: 450,
};

const STEP = 150;
const LEAP = 600;
const LONGEST_WALK = 900;

export function lastsOf(event: Event): number {
  if (event.type !== 'moved') return LASTS[event.type];
  const walk = walkOf(event);
  if (walk.length === 0) return 0;
  const [from = 0, to = 0] = walk;
  const leaps = walk.length === 2 && Math.abs(to - from) > 1;
  return leaps ? LEAP : Math.min(LONGEST_WALK, Math.max(2, walk.length - 1) * STEP);
}

/** Those who are in a round see its dice roll for so long at least, however much else waits. */
export const LEAST_ROUND = 500;
/** And then they read what came of it: with the end of the motion, in which the dice lie already, 0.9 s; what decided it 1.4 s. */
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
 * How long the dice of a round lie, before what is told next is shown, so that whoever is in it can read them (KM-043, KM-044). Where several
 * own fights wait, only for the last: the others are old news.
 */
export function readingTime(event: Event, next: readonly Event[], viewer: Seat | null): number {
  if (viewer === null || !isRound(event) || !isIn(event, viewer)) return 0;
  if (next.some((later) => !isRound(later) && isIn(later, viewer))) return 0;
  const then = next.find((later) => isRound(later) || ENDS.has(later.type));
  return then !== undefined && ENDS.has(then.type) ? READ_LAST : READ;
}

/** Instead, where motion is unwelcome: as long as kit's queue lets things fade. */
export const FADE = 150;

/** So many milliseconds at 1x may wait to be shown before the show hurries. */
const CALM = 1_500;
const FASTEST = 8;
/** Of what waits no more than this is shown, and that within 6 s at 1x; the oldest arrives at once. */
export const MOST_BEHIND = 20_000;

/** How many times faster than at leisure, with so many milliseconds at 1x still to be shown. */
export const hasteWith = (behind: number): number => Math.min(FASTEST, Math.max(1, behind / CALM));
