/** How somebody plays where choices are nearly equal. It makes nobody stronger or weaker than their level. */
export const MANNERS = ['bold', 'careful', 'greedy', 'fair'] as const;

export type Manner = (typeof MANNERS)[number];
