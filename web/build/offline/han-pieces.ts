const FACE = /@font-face\s*\{([^}]*)\}/g;
const FILE = /url\(["']?[^)"']*?([^/)"']+\.woff2)["']?\)/;
const RANGE = /unicode-range:([^;}]*)/;
const FAMILY = /font-family:\s*["']?([^;"']*)/;
/** Chinese letters. Fonts without any have single signs far beyond them, too. */
const HAN = [0x4e00, 0x9fff] as const;
/** The first sign of Chinese writing. */
const FIRST = 0x2e80;

interface Piece {
  readonly family: string;
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
    const family = FAMILY.exec(face)?.[1] ?? '';
    return file === undefined || range === undefined ? [] : [{ family, file, ranges: range.split(',').map(rangeOf) }];
  });
}

const hasHan = ({ ranges }: Piece): boolean => ranges.some(([from, to]) => from <= HAN[1] && to >= HAN[0]);

/** Letters of our texts, cut out of the font (web/build/han/). */
const OWN = 'Tavern Han';

/** All pieces of Chinese fonts that style sheets name, and those of them that these texts need: our own, and others for what our own have not. */
export function hanPieces(
  css: string,
  texts: string,
): { readonly all: ReadonlySet<string>; readonly needed: ReadonlySet<string> } {
  const named = piecesIn(css);
  // A font of one file is not in pieces.
  const many = (family: string): boolean => named.filter((piece) => piece.family === family).length > 1;
  const families = new Set(named.filter((piece) => hasHan(piece) && many(piece.family)).map(({ family }) => family));
  const pieces = named.filter(({ family }) => families.has(family));
  const letters = [...new Set(texts)].map((letter) => letter.codePointAt(0) ?? 0).filter((letter) => letter >= FIRST);
  const has = ({ ranges }: Piece, letter: number): boolean => ranges.some(([from, to]) => from <= letter && letter <= to);
  const own = pieces.filter(({ family }) => family === OWN);
  const strange = letters.filter((letter) => !own.some((piece) => has(piece, letter)));
  const needed = pieces.filter((piece) => (piece.family === OWN ? letters : strange).some((letter) => has(piece, letter)));
  return { all: new Set(pieces.map(({ file }) => file)), needed: new Set(needed.map(({ file }) => file)) };
}
