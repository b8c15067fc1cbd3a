import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** The tables that a font of letters needs: a WOFF2 file names each by its number in the format's list. */
const NUMBERS: { readonly [tag: string]: number } = {
  cmap: 0,
  head: 1,
  hhea: 2,
  hmtx: 3,
  maxp: 4,
  name: 5,
  'OS/2': 6,
  post: 7,
  prep: 12,
  glyf: 10,
  loca: 11,
  gasp: 17,
  vhea: 23,
  vmtx: 24,
};
const TAGS = new Map(Object.entries(NUMBERS).map(([tag, number]) => [number, tag]));
const OWN_TAG = 63;
const HEADER = 48;
/** Outlines are kept in streams of their own in a WOFF2 file, and the list of their places is left out. */
const KEPT_APART: ReadonlySet<string> = new Set(['glyf', 'loca']);

export type Tables = ReadonlyMap<string, Buffer>;

/** The tables of a font; `glyf` as it is in the file. */
export function readWoff2(file: Buffer): Tables {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a WOFF2 file');
  let at = HEADER;
  const number = (): number => {
    let read = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      read = read * 128 + (byte & 127);
      if (byte < 128) return read;
    }
  };
  const entries: { readonly tag: string; readonly length: number }[] = [];
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file.readUInt8(at++);
    const known = flags & OWN_TAG;
    if (known === OWN_TAG) at += 4;
    const tag = known === OWN_TAG ? file.toString('latin1', at - 4, at) : (TAGS.get(known) ?? `#${known}`);
    const plain = number();
    const version = flags >> 6;
    const packed = KEPT_APART.has(tag) ? version === 0 : version !== 0;
    if (KEPT_APART.has(tag) && !packed) throw new Error('outlines are not packed');
    entries.push({ tag, length: packed ? number() : plain });
  }
  const content = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let from = 0;
  return new Map(entries.map(({ tag, length }) => [tag, content.subarray(from, (from += length))]));
}

function inBase128(value: number): readonly number[] {
  const bytes = [value & 127];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift((rest & 127) | 128);
  return bytes;
}

/** A font of these tables. `places`: how many bytes the list of its outlines' places takes, unpacked. */
export function writeWoff2(tables: Tables, places: number): Buffer {
  const directory: number[] = [];
  const contents: Buffer[] = [];
  let unpacked = 12;
  for (const [tag, content] of tables) {
    const known = NUMBERS[tag];
    if (known === undefined) throw new Error(`no number for ${tag}`);
    // Readers take the size of unpacked outlines for a hint.
    const plain = tag === 'glyf' ? content.length * 2 : tag === 'loca' ? places : content.length;
    directory.push(known, ...inBase128(plain), ...(KEPT_APART.has(tag) ? inBase128(content.length) : []));
    contents.push(content);
    unpacked += 16 + Math.ceil(plain / 4) * 4;
  }
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT, [constants.BROTLI_PARAM_QUALITY]: 11 };
  const packed = brotliCompressSync(Buffer.concat(contents), { params });
  const header = Buffer.alloc(HEADER);
  // Browsers refuse a file that ends in the middle of four bytes.
  const rest = Buffer.alloc(3 - ((HEADER + directory.length + packed.length + 3) % 4));
  header.write('wOF2', 'latin1');
  header.writeUInt32BE(0x00010000, 4);
  header.writeUInt32BE(HEADER + directory.length + packed.length + rest.length, 8);
  header.writeUInt16BE(tables.size, 12);
  header.writeUInt32BE(unpacked, 16);
  header.writeUInt32BE(packed.length, 20);
  header.writeUInt16BE(1, 24);
  return Buffer.concat([header, Buffer.from(directory), packed, rest]);
}
