import { useEffect, useState } from 'react';

/** The visible share at which a line can be read. */
const ENOUGH = 0.4;

/** Whether a good part of the element is on the screen, and not scrolled away. */
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
