import type { Texts } from '@tavern/engine';

const COACH = 'coach.';

/** All that somebody who has been at this table before has been told there, as settings have it. */
export const coachedBy = (game: string, { en }: Texts): readonly string[] =>
  Object.keys(en).flatMap((key) => (key.startsWith(COACH) ? [`${game}.${key.slice(COACH.length)}`] : []));
