import { useEffect } from 'react';

/** Calls `look` at once, then regularly while the page is visible, and whenever it becomes visible again. */
export function useLooking(look: () => void, every: number): void {
  useEffect(() => {
    const lookIfSeen = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    look();
    const timer = setInterval(lookIfSeen, every);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [look, every]);
}
