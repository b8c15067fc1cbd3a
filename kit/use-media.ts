import { useCallback, useSyncExternalStore } from 'react';

/** Without a screen, nothing matches. */
const nowhere = (): boolean => false;

/** For layouts whose parts differ, not only their styles: side by side, or behind tabs. */
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
