import { useEffect } from 'react';

/** Looks at once, then again and again while the page is in sight, and whenever it comes back into sight. */
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
