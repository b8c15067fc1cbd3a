import type { LineKind } from '@tavern/engine';
import { useSyncExternalStore } from 'react';

let hidden: ReadonlySet<LineKind> = new Set();
const listeners = new Set<() => void>();

const listen = (heed: () => void): (() => void) => {
  listeners.add(heed);
  return () => void listeners.delete(heed);
};

const hiddenNow = (): ReadonlySet<LineKind> => hidden;

/** Kinds that the reader does not want to see, in every book of this page. */
export const useHiddenKinds = (): ReadonlySet<LineKind> => useSyncExternalStore(listen, hiddenNow, hiddenNow);

export function toggleKind(kind: LineKind): void {
  const next = new Set(hidden);
  if (!next.delete(kind)) next.add(kind);
  hidden = next;
  for (const heed of listeners) heed();
}
