import { randomBytes } from 'node:crypto';
import { commitTo, derivedNonce, fair, fast, type RecordHead, type RngSource } from '@tavern/engine';

/** The dice of a match in the terminal: sealed and revealed like a live one, or made from a seed for practice. */
export interface Luck {
  readonly source: RngSource;
  readonly head: RecordHead['luck'];
  readonly secret?: string;
}

export const seeded = (seed: number): Luck => ({ source: fast(seed), head: { seed } });

export function sealed(people: number, seats: number): Luck {
  const secret = randomBytes(32);
  const commit = commitTo(secret);
  const nonces = Array.from({ length: seats }, (_, index) =>
    index < people ? randomBytes(16).toString('hex') : derivedNonce(commit, index),
  );
  return { source: fair(secret, nonces), head: { commit, nonces }, secret: secret.toString('hex') };
}
