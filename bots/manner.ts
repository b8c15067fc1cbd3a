/** How a bot plays where choices are nearly equal. It makes no bot stronger or weaker than its level. */
export const MANNERS = ['bold', 'careful', 'greedy', 'fair'] as const;

export type Manner = (typeof MANNERS)[number];
