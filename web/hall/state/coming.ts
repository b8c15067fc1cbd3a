/**
 * Games that are announced and not built yet, and their places on the table, counted from 0. The built games leave these places free. Their
 * words are among the hall's own and their drawings in objects.ts, until the games bring them. None is announced now.
 */
export const COMING: readonly { readonly id: string; readonly place: number }[] = [];
