import type { Types } from '@tavern/engine';
import type { Moment } from './driver.ts';

/** Whether a moment is the one that is looked for. */
export type Is<T extends Types> = (moment: Moment<T>) => boolean;

/** One person against a bot. */
const alone = <T extends Types>({ plan }: Moment<T>): boolean => plan.watched === undefined && plan.people === undefined;

/** Somebody who plays alone is asked this. */
export const asks =
  <T extends Types>(kind: string, ...more: readonly Is<T>[]): Is<T> =>
  (moment) =>
    alone(moment) && moment.asked?.kind === kind && more.every((is) => is(moment));

/** The answer leads to events of all these types. */
export const leads =
  <T extends Types>(...types: readonly T['event']['type'][]): Is<T> =>
  (moment) =>
    types.every((type) => moment.leads.some((event) => event.type === type));

/** It is over for somebody who played alone, and this seat has won; null: nobody has. */
export const endsWith =
  <T extends Types>(winner: number | null): Is<T> =>
  (moment) =>
    alone(moment) && moment.over !== null && (moment.over.winners[0] ?? null) === winner;

/** Two people share the screen, and one of them is asked this. */
export const shares =
  <T extends Types>(kind: string, more: Is<T>): Is<T> =>
  (moment) =>
    moment.plan.people !== undefined && moment.asked?.kind === kind && more(moment);

/** Nobody played, and it is over. */
export const watched = <T extends Types>({ plan, over }: Moment<T>): boolean => plan.watched === true && over !== null;
