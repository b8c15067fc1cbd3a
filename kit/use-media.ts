import { useCallback, useSyncExternalStore } from 'react';

/** Where there is no screen, nothing matches. */
const nowhere = (): boolean => false;

/** Where a layout is not only drawn but built otherwise: side by side, or behind tabs. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => matchMedia(query).matches, nowhere);
}
