const FACE = /@font-face\s*\{([^}]*)\}/g;
const FILE = /url\(["']?[^)"']*?([^/)"']+\.woff2)["']?\)/;
const RANGE = /unicode-range:([^;}]*)/;
/** The first sign of Chinese writing. Pieces that begin before it are of other fonts. */
const HAN = 0x2e80;

interface Piece {
  readonly file: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

function rangeOf(written: string): readonly [number, number] {
  const [from = '', to = from] = written.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)];
}

function piecesIn(css: string): readonly Piece[] {
  return [...css.matchAll(FACE)].flatMap(([, face = '']) => {
    const [file, range] = [FILE.exec(face)?.[1], RANGE.exec(face)?.[1]];
    const ranges = range?.split(',').map(rangeOf) ?? [];
    return file !== undefined && ranges.some(([, to]) => to >= HAN) ? [{ file, ranges }] : [];
  });
}

/** All pieces of the Chinese font that style sheets name, and those of them that have a letter of these texts. */
export function hanPieces(
  css: string,
  texts: string,
): { readonly all: ReadonlySet<string>; readonly needed: ReadonlySet<string> } {
  const pieces = piecesIn(css);
  const letters = [...new Set(texts)].map((letter) => letter.codePointAt(0) ?? 0).filter((letter) => letter >= HAN);
  const needed = pieces.filter(({ ranges }) =>
    letters.some((letter) => ranges.some(([from, to]) => from <= letter && letter <= to)),
  );
  return { all: new Set(pieces.map(({ file }) => file)), needed: new Set(needed.map(({ file }) => file)) };
}
