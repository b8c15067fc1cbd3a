import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The size of an element; null until it is known. */
export function useRoom(of: RefObject<HTMLElement | null>): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const element = of.current;
    if (element === null) return;
    const measure = (width: number, height: number): void =>
      setRoom((before) => (before?.width === width && before.height === height ? before : { width, height }));
    measure(element.clientWidth, element.clientHeight);
    const watch = new ResizeObserver(() => measure(element.clientWidth, element.clientHeight));
    watch.observe(element);
    return () => watch.disconnect();
  }, [of]);
  return room;
}
