import { LONGEST_SEED, makeSeed, normalSeed } from '@tavern/host';
import { useState } from 'react';

export interface Seed {
  /** The text in the field. */
  readonly typed: string;
  /** The seed in its normal form; null: the text is not a seed. */
  readonly normal: string | null;
  readonly longest: number;
  readonly type: (typed: string) => void;
  readonly another: () => void;
}

const fresh = (): string => makeSeed(crypto.getRandomValues(new Uint8Array(8)));

/** The seed of the next run: a fresh one, until the player types another. */
export function useSeed(): Seed {
  const [typed, type] = useState(fresh);
  return { typed, normal: normalSeed(typed), longest: LONGEST_SEED, type, another: () => type(fresh()) };
}
