import { chacha20 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { Draws, type Rng, type RngSource } from './rng.ts';

/**
 * The source of a live match. The server commits to `sha256(secret)` before seats are taken, every seat adds a nonce, and the
 * key is `HMAC(secret, nonces)`: neither side alone can choose the dice, and after the reveal anyone can recompute them.
 */
export function fair(secret: Uint8Array, nonces: readonly string[]): RngSource {
  const key = hmac(sha256, secret, utf8ToBytes(JSON.stringify(nonces)));
  return { stream: (name) => new ChaChaStream(key, typeof name === 'number' ? answerNonce(name) : namedNonce(name)) };
}

/** What is published before the match: it fixes the secret without telling it. */
export const commitTo = (secret: Uint8Array): string => bytesToHex(sha256(secret));

/** The nonce of a seat that the server itself plays. Derived, so that the server cannot try nonces until the dice suit it. */
export const derivedNonce = (commit: string, seat: number): string => bytesToHex(sha256(utf8ToBytes(`${commit}:seat:${seat}`)));

/** 0, three zero bytes, then the answer's number in eight bytes, little end first. */
function answerNonce(answer: number): Uint8Array {
  const nonce = new Uint8Array(12);
  const view = new DataView(nonce.buffer);
  view.setUint32(4, answer % 2 ** 32, true);
  view.setUint32(8, Math.floor(answer / 2 ** 32), true);
  return nonce;
}

/** 1, then eleven bytes of the name's hash: never equal to an answer's nonce. */
function namedNonce(name: string): Uint8Array {
  const nonce = sha256(utf8ToBytes(name)).slice(0, 12);
  nonce[0] = 1;
  return nonce;
}

const ZEROS = new Uint8Array(64);

class ChaChaStream extends Draws implements Rng {
  private readonly key: Uint8Array;
  private readonly nonce: Uint8Array;
  private block: DataView | null = null;
  private counter = 0;
  private at = 64;

  constructor(key: Uint8Array, nonce: Uint8Array) {
    super();
    this.key = key;
    this.nonce = nonce;
  }

  /** Blocks are made when first needed: most answers draw nothing. Words are read little end first on every machine. */
  protected word(): number {
    if (this.block === null || this.at === 64) {
      this.block = new DataView(chacha20(this.key, this.nonce, ZEROS, undefined, this.counter++).buffer);
      this.at = 0;
    }
    const word = this.block.getUint32(this.at, true);
    this.at += 4;
    return word;
  }
}
