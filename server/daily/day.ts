const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long a day's dice stay secret after its end, for those who are still playing. */
const GRACE = HOUR;

/** UTC, as in `2026-11-15`. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The midnight at which the next one begins. */
export const endOf = (day: string): number => Date.parse(day) + DAY;

export const dayBefore = (day: string): string => dayOf(Date.parse(day) - DAY);

/** When the dice are revealed. A player who knows them could try the run out first: from here on no attempt counts any more. */
export const revealOf = (day: string): number => endOf(day) + GRACE;

/** A moment in words that need no translation: `2026-11-16 01:00 UTC`. */
export const minuteOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
