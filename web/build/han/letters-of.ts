/** Which outline a font draws each letter with. */
export function readLetters(table: Buffer): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (let n = 0; n < table.readUInt16BE(2); n++) {
    const at = table.readUInt32BE(8 + 8 * n);
    const format = table.readUInt16BE(at);
    if (format === 12) readGroups(table.subarray(at), found);
    else if (format === 4) readSegments(table.subarray(at), found);
  }
  return found;
}

function readGroups(table: Buffer, found: Map<number, number>): void {
  for (let n = 0; n < table.readUInt32BE(12); n++) {
    const [first, last, glyph] = [0, 4, 8].map((offset) => table.readUInt32BE(16 + 12 * n + offset)) as [number, number, number];
    for (let letter = first; letter <= last; letter++) found.set(letter, glyph + letter - first);
  }
}

function readSegments(table: Buffer, found: Map<number, number>): void {
  const double = table.readUInt16BE(6);
  for (let n = 0; n < double; n += 2) {
    const last = table.readUInt16BE(14 + n);
    const first = table.readUInt16BE(16 + double + n);
    const delta = table.readUInt16BE(16 + 2 * double + n);
    const offset = table.readUInt16BE(16 + 3 * double + n);
    for (let letter = first; letter <= last && letter < 0xffff; letter++) {
      const listed = offset === 0 ? letter : table.readUInt16BE(16 + 3 * double + n + offset + 2 * (letter - first));
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) % 0x10000;
      if (glyph !== 0) found.set(letter, glyph);
    }
  }
}

/** The first letter has the first outline after the one for letters that are missing, and so on. */
export function writeLetters(letters: readonly number[]): Buffer {
  const groups: [first: number, last: number, glyph: number][] = [];
  letters.forEach((letter, n) => {
    const before = groups.at(-1);
    if (before !== undefined && before[1] === letter - 1) before[1] = letter;
    else groups.push([letter, letter, n + 1]);
  });
  const table = Buffer.alloc(12 + 16 + 12 * groups.length);
  table.writeUInt16BE(1, 2);
  // For Windows, all of Unicode: every browser reads it.
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(16 + 12 * groups.length, 16);
  table.writeUInt32BE(groups.length, 24);
  groups.flat().forEach((value, n) => void table.writeUInt32BE(value, 28 + 4 * n));
  return table;
}
