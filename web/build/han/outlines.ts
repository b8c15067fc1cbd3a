/** The outline of one letter, as a WOFF2 file keeps it: a share of each stream of the font. */
export interface Outline {
  readonly contours: number;
  readonly points: Buffer;
  readonly flags: Buffer;
  readonly path: Buffer;
  readonly bounds: Buffer;
  readonly instructions: Buffer;
}

const HEAD = 36;
const BOUNDS = 8;
/** How many streams: contours, points, flags, paths, composites, bounds, instructions. */
const STREAMS = 7;
const bitmapOf = (glyphs: number): number => 4 * Math.floor((glyphs + 31) / 32);
const NOTHING = Buffer.alloc(0);

class Stream {
  private at = 0;
  private readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  take(length: number): Buffer {
    if (this.at + length > this.bytes.length) throw new Error('a font ends too early');
    return this.bytes.subarray(this.at, (this.at += length));
  }

  /** A number in one to three bytes, and these. */
  number(): { readonly value: number; readonly bytes: Buffer } {
    const code = this.bytes.readUInt8(this.at);
    const bytes = this.take(code === 253 ? 3 : code >= 254 ? 2 : 1);
    if (code === 253) return { value: bytes.readUInt16BE(1), bytes };
    if (code === 254) return { value: bytes.readUInt8(1) + 506, bytes };
    if (code === 255) return { value: bytes.readUInt8(1) + 253, bytes };
    return { value: code, bytes };
  }
}

/** How many bytes a point takes in the stream of paths, by its flag. */
function lengthOf(flag: number): number {
  const kind = flag & 127;
  if (kind < 84) return 1;
  if (kind < 120) return 2;
  return kind < 124 ? 3 : 4;
}

/** All outlines of a font, in the order of their numbers; null: one that is put together of others. */
export function readOutlines(table: Buffer): readonly (Outline | null)[] {
  const glyphs = table.readUInt16BE(4);
  let at = HEAD;
  const [contours, points, flags, paths, , boxes, code] = Array.from({ length: STREAMS }, (_, n) => {
    const length = table.readUInt32BE(8 + 4 * n);
    return table.subarray(at, (at += length));
  });
  if (!contours || !points || !flags || !paths || !boxes || !code) throw new Error('a font without streams');
  const marked = boxes.subarray(0, bitmapOf(glyphs));
  const [count, flag, path, box, instruction] = [points, flags, paths, boxes.subarray(marked.length), code].map(
    (bytes) => new Stream(bytes),
  );
  if (!count || !flag || !path || !box || !instruction) throw new Error('a font without streams');
  return Array.from({ length: glyphs }, (_, glyph) => {
    const many = contours.readInt16BE(glyph * 2);
    const bounds = ((marked[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) === 0 ? NOTHING : box.take(BOUNDS);
    if (many < 0) return null;
    if (many === 0) return { contours: 0, points: NOTHING, flags: NOTHING, path: NOTHING, bounds, instructions: NOTHING };
    const counts = Array.from({ length: many }, () => count.number());
    const own = flag.take(counts.reduce((sum, { value }) => sum + value, 0));
    const way = path.take(own.reduce((sum, each) => sum + lengthOf(each), 0));
    const asked = path.number();
    return {
      contours: many,
      points: Buffer.concat(counts.map(({ bytes }) => bytes)),
      flags: own,
      path: Buffer.concat([way, asked.bytes]),
      bounds,
      instructions: instruction.take(asked.value),
    };
  });
}

/** A table of these outlines; the places of outlines are to be told in four bytes each. */
export function writeOutlines(outlines: readonly Outline[]): Buffer {
  const contours = Buffer.alloc(outlines.length * 2);
  const marked = Buffer.alloc(bitmapOf(outlines.length));
  outlines.forEach(({ contours: many, bounds }, glyph) => {
    contours.writeInt16BE(many, glyph * 2);
    if (bounds.length > 0) marked.writeUInt8(marked.readUInt8(glyph >> 3) | (0x80 >> (glyph & 7)), glyph >> 3);
  });
  const all = (part: Exclude<keyof Outline, 'contours'>): Buffer => Buffer.concat(outlines.map((each) => each[part]));
  const bounds = Buffer.concat([marked, all('bounds')]);
  const streams = [contours, all('points'), all('flags'), all('path'), NOTHING, bounds, all('instructions')];
  const head = Buffer.alloc(HEAD);
  head.writeUInt16BE(outlines.length, 4);
  head.writeUInt16BE(1, 6);
  streams.forEach((stream, n) => void head.writeUInt32BE(stream.length, 8 + 4 * n));
  return Buffer.concat([head, ...streams]);
}
