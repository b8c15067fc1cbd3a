import { useEffect, useState } from 'react';

/** Of this much, seen, somebody can read a line. */
const ENOUGH = 0.4;

/** Whether a good part of it is on the screen, and not scrolled away. */
export function useInSight(place: Element | null): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (place === null) return undefined;
    const look = ([entry]: readonly IntersectionObserverEntry[]): void => setSeen((entry?.intersectionRatio ?? 0) >= ENOUGH);
    const observer = new IntersectionObserver(look, { threshold: ENOUGH });
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);
  return seen && place !== null;
}
