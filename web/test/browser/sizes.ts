import { EVERY_SIZE, type Size } from '../../tools/pictures.ts';

/** With SIZES=all in the environment every situation is looked at in every size: it takes three times as long, and is for changes of a layout. */
const ALL = process.env['SIZES'] === 'all';

const sizes = (...widths: readonly number[]): readonly Size[] => EVERY_SIZE.filter(([width]) => widths.includes(width));

/** The width of the narrowest screen, where whatever does not fit shows first. */
export const NARROWEST = 360;
const OTHERS = EVERY_SIZE.filter(([width]) => width !== NARROWEST);

/** One for each layout, the one with the least space: laptop, tablet, a phone upright and on its side. */
export const EVERY_LAYOUT: readonly Size[] = ALL ? EVERY_SIZE : sizes(1366, 1024, NARROWEST, 844);

/** The sizes in which the nth of many situations is looked at: the narrowest, and another one in turn, so that every size has its share. */
const sizesFor = (nth: number): readonly Size[] =>
  EVERY_SIZE.filter((size) => ALL || size[0] === NARROWEST || size === OTHERS[nth % OTHERS.length]);

/**
 * Situations with the sizes in which each is looked at, in an order in which most begin in the size in which the one before has ended: a table
 * that has to follow another size takes nearly as long as one that is laid.
 */
export function inTurns<S>(situations: readonly S[]): readonly { readonly situation: S; readonly sizes: readonly Size[] }[] {
  const turns = situations.map((situation, nth) => ({ situation, sizes: sizesFor(nth), other: nth % OTHERS.length }));
  return turns
    .toSorted((one, next) => one.other - next.other)
    .map(({ situation, sizes }, index) => ({ situation, sizes: index % 2 === 0 ? sizes : sizes.toReversed() }));
}

/** Where the same situations are looked at a second time, in the other language: every third of them; all with SIZES=all. */
export const someOf = <S>(situations: readonly S[]): readonly S[] => situations.filter((_, nth) => ALL || nth % 3 === 0);

/** Of two sizes, where situations of one table have the same parts: the nth is looked at in one of them; in both with SIZES=all. */
export const eitherOf = <S>(sizes: readonly [S, S], nth: number): readonly S[] =>
  sizes.filter((_, index) => ALL || index === nth % 2);
