import { readDeckName } from '@tavern/decks';

/** A name that no deck has yet: the wanted one, or the same with a number behind it. */
export function freeName(wanted: string, taken: readonly string[]): string {
  for (let n = 1; n <= taken.length + 1; n++) {
    const name = n === 1 ? wanted : numbered(wanted, n);
    if (!taken.includes(name)) return name;
  }
  return wanted;
}

/** Long names are cut, so that the number has room. */
function numbered(wanted: string, n: number): string {
  const base = wanted.replace(/ \d+$/, '');
  const letters = Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(base), ({ segment }) => segment);
  for (let most = letters.length; most > 0; most--) {
    const name = `${letters.slice(0, most).join('').trimEnd()} ${n}`;
    if (readDeckName(name).ok) return name;
  }
  return String(n);
}
