import { LONGEST_SEED, makeSeed, normalSeed } from '@tavern/host';
import { useState } from 'react';

export interface Seed {
  /** As it stands in the field. */
  readonly typed: string;
  /** As it counts; null: it is none. */
  readonly normal: string | null;
  readonly longest: number;
  readonly type: (typed: string) => void;
  readonly another: () => void;
}

const fresh = (): string => makeSeed(crypto.getRandomValues(new Uint8Array(8)));

/** The seed of the next run: a fresh one, until somebody types another. */
export function useSeed(): Seed {
  const [typed, type] = useState(fresh);
  return { typed, normal: normalSeed(typed), longest: LONGEST_SEED, type, another: () => type(fresh()) };
}
