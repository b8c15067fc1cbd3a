import { type RefObject, useLayoutEffect, useState } from 'react';
import type { FanSize } from './fan.ts';

type Measured = Omit<FanSize, 'sunk'>;
const UNKNOWN: Measured = { width: 0, card: { width: 0, height: 0 } };

/** The width of a hand and of its cards, measured when it changes and never during an animation. All cards have the same size. */
export function useFanSize(hand: RefObject<HTMLElement | null>, first: string | undefined): Measured {
  const [size, setSize] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const { current } = hand;
    const card = current?.firstElementChild;
    if (!current || !(card instanceof HTMLElement)) return undefined;
    const measure = (): void =>
      setSize((before) => {
        const now = { width: current.clientWidth, card: { width: card.offsetWidth, height: card.offsetHeight } };
        const same = before.width === now.width && before.card.width === now.card.width && before.card.height === now.card.height;
        return same ? before : now;
      });
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(current);
    watching.observe(card);
    return () => watching.disconnect();
  }, [first]);
  return size;
}
