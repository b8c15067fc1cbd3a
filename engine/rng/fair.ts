import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { chachaBlock, wordsOf } from './chacha.ts';
import { Draws, type Rng, type RngSource } from './rng.ts';

/**
 * The source of a live match. The server commits to `sha256(secret)` before seats are taken, every seat adds a nonce, and the
 * key is `HMAC(secret, nonces)`: neither side alone can choose the dice, and after the reveal anyone can recompute them.
 */
export function fair(secret: Uint8Array, nonces: readonly string[]): RngSource {
  const key = wordsOf(hmac(sha256, secret, utf8ToBytes(JSON.stringify(nonces))));
  return { stream: (name) => new ChaChaStream(key, typeof name === 'number' ? answerNonce(name) : namedNonce(name)) };
}

/** The commitment that is published before the match: it fixes the secret without telling it. */
export const commitTo = (secret: Uint8Array): string => bytesToHex(sha256(secret));

/** The nonce of a seat that the server itself plays. Derived, so that the server cannot try nonces until the dice suit it. */
export const derivedNonce = (commit: string, seat: number): string => bytesToHex(sha256(utf8ToBytes(`${commit}:seat:${seat}`)));

/** 0, three zero bytes, then the answer's number in eight bytes, little end first. */
const answerNonce = (answer: number): Int32Array => Int32Array.of(0, answer % 2 ** 32, Math.floor(answer / 2 ** 32));

/** 1, then eleven bytes of the name's hash: never equal to an answer's nonce. */
function namedNonce(name: string): Int32Array {
  const nonce = sha256(utf8ToBytes(name)).slice(0, 12);
  nonce[0] = 1;
  return wordsOf(nonce);
}

class ChaChaStream extends Draws implements Rng {
  private readonly key: Int32Array;
  private readonly nonce: Int32Array;
  private block: Int32Array | null = null;
  private counter = 0;
  private at = 0;

  constructor(key: Int32Array, nonce: Int32Array) {
    super();
    this.key = key;
    this.nonce = nonce;
  }

  /** Blocks are made when first needed: most answers draw nothing. */
  protected word(): number {
    if (this.block === null || this.at === this.block.length) {
      this.block = chachaBlock(this.key, this.counter++, this.nonce);
      this.at = 0;
    }
    return (this.block[this.at++] as number) >>> 0;
  }
}
