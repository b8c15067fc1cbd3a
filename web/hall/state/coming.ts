/**
 * Games that are not built yet, and their places on the table, counted from 0: where the built ones make room for them. What is said of them stands
 * among the hall's own words, and what stands for them in objects.ts, until they bring their own.
 */
export const COMING = [
  { id: 'revolution', place: 1 },
  { id: 'skirmish', place: 3 },
] as const;
