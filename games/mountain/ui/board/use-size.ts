import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element; null until it is known. */
export function useSize(of: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = of.current;
    if (element === null) return;
    const measure = (width: number, height: number): void =>
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    measure(element.clientWidth, element.clientHeight);
    const watch = new ResizeObserver(() => measure(element.clientWidth, element.clientHeight));
    watch.observe(element);
    return () => watch.disconnect();
  }, [of]);
  return size;
}
