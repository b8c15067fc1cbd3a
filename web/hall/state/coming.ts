/**
 * Games that are not built yet, and their places on the table, counted from 0. The built games leave these places free. Their words are
 * among the hall's own and their drawings in objects.ts, until the games bring them.
 */
export const COMING = [
  { id: 'revolution', place: 1 },
  { id: 'skirmish', place: 3 },
] as const;
