import { createHash, timingSafeEqual } from 'node:crypto';
import type { Refusal } from '@tavern/engine';
import { refuseWith } from '../refusal.ts';
import { Buckets } from '../wire/bucket.ts';
import { refuseAdmin } from './refusal.ts';

/** Wrong tokens a minute from one address. Beyond that the right one is not looked at either. */
const WRONG = 10;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Who has the token is an admin. */
export class Token {
  readonly #hash: Buffer;
  readonly #wrong = new Buckets(WRONG);

  constructor(token: string) {
    this.#hash = hashOf(token);
  }

  /** Why a request with this header is refused; null: it is an admin's. It takes as long for any token. */
  refuses(authorization: string | undefined, address: string, now: number): Refusal | null {
    if (!this.#wrong.has(address, now)) return refuseWith('too-fast');
    const [, given] = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(authorization ?? '') ?? [];
    // Nobody guesses who sends none: a page that asks whether there is anything here.
    if (given === undefined) return refuseAdmin('not-admin');
    if (timingSafeEqual(hashOf(given), this.#hash)) return null;
    this.#wrong.owe(address, now);
    return refuseAdmin('not-admin');
  }
}
