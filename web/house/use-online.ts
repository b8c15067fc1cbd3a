import { useSyncExternalStore } from 'react';

function listen(changed: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, changed);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, changed);
  };
}

/** Whether this machine has a network at all. A server may be out of reach all the same. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
