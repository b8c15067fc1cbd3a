import type { ClockClass } from '@tavern/engine';

export const PACES = ['unhurried', 'normal', 'brisk'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds for each class of question; null: no limit. */
export type Times = { readonly [clock in ClockClass]: number | null };

const seconds = (n: number | null): number | null => (n === null ? null : n * 1000);

/** Seconds at normal and at brisk pace; null: no limit. */
type TwoPaces = readonly [normal: number | null, brisk: number | null];

const PAUSES: TwoPaces = [20, 8];

/** A room's times. How long a turn takes, and a pause, is the game's (registry); how long anything else may take is the same everywhere. */
export function timesOf(pace: Pace, [normal, brisk]: TwoPaces, [pause, briskPause]: TwoPaces = PAUSES): Times {
  switch (pace) {
    case 'unhurried':
      return NO_TIMES;
    case 'brisk':
      return { turn: seconds(brisk), prompt: 15_000, exchange: 60_000, window: 5_000, pause: seconds(briskPause) };
    default:
      return { turn: seconds(normal), prompt: 30_000, exchange: 60_000, window: 8_000, pause: seconds(pause) };
  }
}

/** More time, on request, is all of a clock's time once more, and never less than this. */
const MORE_AT_LEAST = 20_000;
export const moreOf = (time: number): number => Math.max(time, MORE_AT_LEAST);

/** No clock at all. */
export const NO_TIMES: Times = { turn: null, prompt: null, exchange: null, window: null, pause: null };

export const SPEEDS = ['1x', '2x', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a bot waits before a public answer, where a person is seated. */
export const BOT_WAIT = { '1x': 700, '2x': 250, off: 0 } as const;

/** A person's turn clock starts this long after a bot's answer, so that there is time to see what it did. */
export const BREATH = 1_000;
/** After this long without a connection, where no clock runs, the others may have the seat lent to a bot. */
export const LEND_AFTER = 60_000;
/** A table that is opened again within this time after its last answer was only interrupted: a lent seat is lent again. */
export const INTERRUPTED_FOR = 10 * 60_000;
/** People then have this long to come back before a bot plays on for them. */
export const RETURN_WITHIN = 15_000;
/** After this many turns lost to the clock in a row the seat is lent, connected or not. */
export const IDLE_AFTER = 2;
/** After this long away, rivals may claim the win. */
export const CLAIM_AFTER = 180_000;
/** After this long with nobody there, the table is closed. */
export const ABANDON_AFTER = 7 * 24 * 3600 * 1000;
/** No bot may think longer. */
export const BOT_LIMIT = 5_000;
