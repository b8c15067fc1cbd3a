/** How many milliseconds at 1x may be waiting before the show hurries. */
const CALM = 1_500;
const FASTEST = 8;
/** At most this much of what waits is shown, within 6 s at 1x; older events arrive at once. */
export const MOST_BEHIND = 20_000;

/** How much faster the show is before a question that closes by itself. */
export const URGENT = 3;

/** How many times faster than normal the show runs, with `behind` milliseconds at 1x still to be shown. */
export const hasteWith = (behind: number, calm = CALM): number => Math.min(FASTEST, Math.max(1, behind / calm));
