import { useEffect, useState } from 'react';

/** Milliseconds between pictures: fine enough for a candle. */
const BEAT = 250;

/** Counts down from `left`, four times a second, only while the page is visible. */
export function useBurning(left: number | null, paused: boolean): number | null {
  const [burnt, setBurnt] = useState({ left, ago: 0 });
  useEffect(() => {
    setBurnt({ left, ago: 0 });
    if (left === null || left <= 0 || paused) return undefined;
    const since = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame: number | undefined;
    const beat = (): void => {
      const ago = performance.now() - since;
      setBurnt({ left, ago });
      if (ago < left) timer = setTimeout(next, BEAT);
    };
    const next = (): void => {
      frame = requestAnimationFrame(beat);
    };
    next();
    return () => {
      clearTimeout(timer);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [left, paused]);
  if (left === null) return null;
  return Math.max(0, left - (burnt.left === left && !paused ? burnt.ago : 0));
}
