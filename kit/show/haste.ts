/** So many milliseconds at 1x may wait to be shown before the show hurries. */
const CALM = 1_500;
const FASTEST = 8;
/** Of what waits no more than this is shown, and that within 6 s at 1x; the oldest arrives at once. */
export const MOST_BEHIND = 20_000;

/** What closes by itself cannot wait for a story told at leisure. */
export const URGENT = 3;

/** How many times faster than at leisure, with so many milliseconds at 1x still to be shown. */
export const hasteWith = (behind: number, calm = CALM): number => Math.min(FASTEST, Math.max(1, behind / calm));
