import { type RefObject, useLayoutEffect, useRef } from 'react';

export const thingsIn = (root: HTMLElement | null): readonly HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('.lot .thing') ?? []),
];

interface LotFocus {
  readonly onFocus: () => void;
  readonly onKeyDownCapture: () => void;
  readonly onPointerDownCapture: () => void;
}

/** Whoever plays by keys goes on at what takes the place of a thing that was moved. */
export function useLotFocus(root: RefObject<HTMLElement | null>): LotFocus {
  const last = useRef<number | null>(null);
  const byKeys = useRef(false);
  useLayoutEffect(() => {
    const active = document.activeElement;
    const lost = active === null || active === document.body;
    if (!lost || !byKeys.current || last.current === null) return;
    const things = thingsIn(root.current);
    (things[last.current] ?? things.at(-1))?.focus({ preventScroll: true });
  });
  return {
    onFocus() {
      const at = thingsIn(root.current).indexOf(document.activeElement as HTMLElement);
      if (at >= 0) last.current = at;
    },
    onKeyDownCapture() {
      byKeys.current = true;
    },
    onPointerDownCapture() {
      byKeys.current = false;
    },
  };
}
