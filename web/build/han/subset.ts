import { readLetters, writeLetters } from './letters-of.ts';
import { type Outline, readOutlines, writeOutlines } from './outlines.ts';
import { readWoff2, type Tables, writeWoff2 } from './woff2.ts';

const table = (tables: Tables, tag: string): Buffer => {
  const found = tables.get(tag);
  if (found === undefined) throw new Error(`a font without ${tag}`);
  return found;
};

/** A piece of a font that is published in many. */
export class Piece {
  private readonly tables: Tables;
  private readonly outlines: readonly (Outline | null)[];
  readonly letters: ReadonlyMap<number, number>;

  constructor(file: Buffer) {
    this.tables = readWoff2(file);
    this.outlines = readOutlines(this.table('glyf'));
    this.letters = readLetters(this.table('cmap'));
  }

  table(tag: string): Buffer {
    return table(this.tables, tag);
  }

  outline(glyph: number): Outline {
    const found = this.outlines[glyph];
    if (!found) throw new Error(`outline ${glyph} is put together of others`);
    return found;
  }

  /** How wide it is, and where it begins; or how high, where lines run downwards. */
  measure(glyph: number, head: 'hhea' | 'vhea' = 'hhea'): Buffer {
    const [wide, measures] = [this.table(head).readUInt16BE(34), this.table(head === 'hhea' ? 'hmtx' : 'vmtx')];
    if (glyph < wide) return measures.subarray(4 * glyph, 4 * glyph + 4);
    const begins = 4 * wide + 2 * (glyph - wide);
    return Buffer.concat([measures.subarray(4 * wide - 4, 4 * wide - 2), measures.subarray(begins, begins + 2)]);
  }
}

/** The largest of each number in these tables: what a reader makes room for. */
function largest(tables: readonly Buffer[], from: number, read: (table: Buffer, at: number) => number): number {
  return Math.max(...tables.map((each) => read(each, from)));
}

const unsigned = (of: Buffer, at: number): number => of.readUInt16BE(at);
const signed = (of: Buffer, at: number): number => of.readInt16BE(at);

/** One font with these letters alone, out of the pieces that have them. Letters that no piece has are left out. */
export function subset(
  pieces: readonly Piece[],
  wanted: Iterable<number>,
): { readonly font: Buffer; readonly letters: readonly number[] } {
  const found = [...new Set(wanted)]
    .toSorted((a, b) => a - b)
    .flatMap((letter) => {
      const piece = pieces.find(({ letters }) => letters.has(letter));
      return piece === undefined ? [] : [{ letter, piece, glyph: piece.letters.get(letter) ?? 0 }];
    });
  const [first] = found;
  if (first === undefined) throw new Error('no piece of the font has any of these letters');
  const used = [...new Set(found.map(({ piece }) => piece))];
  // A letter that is missing is drawn with the first outline.
  const drawn = [{ piece: first.piece, glyph: 0 }, ...found];
  const letters = found.map(({ letter }) => letter);

  const maxp = Buffer.from(first.piece.table('maxp'));
  for (let at = 6; at < maxp.length; at += 2)
    maxp.writeUInt16BE(
      largest(
        used.map((piece) => piece.table('maxp')),
        at,
        unsigned,
      ),
      at,
    );
  maxp.writeUInt16BE(drawn.length, 4);
  const head = Buffer.from(first.piece.table('head'));
  const heads = used.map((piece) => piece.table('head'));
  for (const at of [36, 38]) head.writeInt16BE(-largest(heads, at, (of, from) => -signed(of, from)), at);
  for (const at of [40, 42]) head.writeInt16BE(largest(heads, at, signed), at);
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(first.piece.table('hhea'));
  hhea.writeUInt16BE(drawn.length, 34);
  const vhea = Buffer.from(first.piece.table('vhea'));
  vhea.writeUInt16BE(drawn.length, 34);

  const tables = new Map<string, Buffer>([
    ['OS/2', first.piece.table('OS/2')],
    ['cmap', writeLetters(letters)],
    ['gasp', first.piece.table('gasp')],
    ['glyf', writeOutlines(drawn.map(({ piece, glyph }) => piece.outline(glyph)))],
    ['loca', Buffer.alloc(0)],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', Buffer.concat(drawn.map(({ piece, glyph }) => piece.measure(glyph)))],
    ['maxp', maxp],
    ['name', first.piece.table('name')],
    ['post', first.piece.table('post')],
    ['prep', first.piece.table('prep')],
    ['vhea', vhea],
    ['vmtx', Buffer.concat(drawn.map(({ piece, glyph }) => piece.measure(glyph, 'vhea')))],
  ]);
  return { font: writeWoff2(tables, 4 * (drawn.length + 1)), letters };
}
