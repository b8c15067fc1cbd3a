import { type LineKind, Listeners } from '@tavern/engine';
import { useSyncExternalStore } from 'react';

let hidden: ReadonlySet<LineKind> = new Set();
const listeners = new Listeners<() => void>();

const hiddenNow = (): ReadonlySet<LineKind> => hidden;

/** Kinds that the reader does not want to see, in every book of this page. */
export const useHiddenKinds = (): ReadonlySet<LineKind> => useSyncExternalStore(listeners.listen, hiddenNow, hiddenNow);

export function toggleKind(kind: LineKind): void {
  const next = new Set(hidden);
  if (!next.delete(kind)) next.add(kind);
  hidden = next;
  listeners.tell((heed) => heed());
}
