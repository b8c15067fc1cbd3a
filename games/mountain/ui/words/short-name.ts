/** The widths of letters, in heights of a letter, in the font of names. */
const NARROW = 0.34;
const LATIN = 0.55;
const WIDE = 0.86;
const HAN = 1;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const split = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment);
const isLatin = (letter: string): boolean => letter !== '…' && /^[\p{Script=Latin}\p{Script=Common}]/u.test(letter);
const widthOfLetter = (letter: string): number =>
  /^[filjrtI.,'’ ]/.test(letter) ? NARROW : /^[mwMW]/.test(letter) ? WIDE : isLatin(letter) ? LATIN : HAN;
const widthOf = (text: string): number => split(text).reduce((sum, letter) => sum + widthOfLetter(letter), 0);

/** The first letter, and the number that tells it from others of the same name. */
export function initialOf(name: string): string {
  const [initial = ''] = split(name);
  return `${initial}${/\s(\d{1,2})$/.exec(name)?.[1] ?? ''}`;
}

/** Initials that differ, if two letters are enough for that. */
export function initialsOf(names: readonly string[]): readonly string[] {
  const initials = names.map(initialOf);
  return initials.map((initial, index) => {
    const alone = initials.indexOf(initial) === initials.lastIndexOf(initial);
    return alone
      ? initial
      : split(names[index] ?? '')
          .slice(0, 2)
          .join('')
          .trim();
  });
}

/** A name for this width, in heights of a letter. Of several words the last is kept, because names often differ only there: "S. bot 2". */
export function shortName(name: string, width: number): string {
  const words = name.split(/\s+/);
  const [first = '', ...rest] = words;
  if (widthOf(name) <= width || rest.length === 0) return name;
  const [initial = ''] = split(first);
  if (isLatin(initial)) return [`${initial}.`, ...rest].join(' ');
  const tail = `…${words.at(-1)}`;
  const head = split(first);
  while (head.length > 1 && widthOf(`${head.join('')}${tail}`) > width) head.pop();
  return `${head.join('')}${tail}`;
}

/** In widths of letters: what is left of a name with less is not readable. */
const READABLE = 4.5;

/** A name on a plate of this width: whole, shortened, or as much as can be read; otherwise its initial, or `you` for the viewer. */
export function plateName(name: string, width: number, you: string | null): string {
  const short = shortName(name, width);
  if (widthOf(short) <= width) return short;
  if (width < READABLE) return you ?? initialOf(name);
  const head = split(short);
  while (head.length > 1 && widthOf(`${head.join('')}…`) > width) head.pop();
  return `${head.join('')}…`;
}
