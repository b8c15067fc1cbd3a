/**
 * One block of ChaCha20 (RFC 8439) as sixteen words, from a key of eight, a counter and a nonce of three. Words
 * have a sign here: those without do not all fit where V8 keeps small numbers. By hand, and only this: a library's
 * cipher looks at everything anew and encrypts zeros, which takes ten times as long, and every answer that rolls a die needs a block.
 */
export function chachaBlock(key: Int32Array, counter: number, nonce: Int32Array): Int32Array {
  SEED.set(CONSTANTS);
  SEED.set(key, 4);
  SEED[12] = counter;
  SEED.set(nonce, 13);
  const x = SEED.slice();
  for (let round = 0; round < 10; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) x[i] = (x[i] as number) + (SEED[i] as number);
  return x;
}

/** Bytes as words, little end first on every machine. */
export function wordsOf(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Int32Array.from({ length: bytes.length / 4 }, (_, index) => view.getInt32(index * 4, true));
}

/** "expand 32-byte k" */
const CONSTANTS = Int32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574);
/** Where a block begins; nothing of it is kept from one to the next. */
const SEED = new Int32Array(16);

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let p = x[a] as number;
  let q = x[b] as number;
  let r = x[c] as number;
  let s = x[d] as number;
  p = (p + q) | 0;
  s = turned(s ^ p, 16);
  r = (r + s) | 0;
  q = turned(q ^ r, 12);
  p = (p + q) | 0;
  s = turned(s ^ p, 8);
  r = (r + s) | 0;
  q = turned(q ^ r, 7);
  x[a] = p;
  x[b] = q;
  x[c] = r;
  x[d] = s;
}

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
