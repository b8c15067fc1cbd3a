import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The focus goes to a new question's first choice (in `.tray-acts`), unless the person is busy elsewhere; whoever is in the tray already stays where they are. */
export function useFirstChoice(tray: RefObject<HTMLElement | null>, asked: number | null): void {
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    const isNew = before.current !== asked;
    before.current = asked;
    if (asked === null || !isNew) return;
    const active = document.activeElement;
    if (active !== null && active !== document.body) return;
    tray.current?.querySelector<HTMLElement>('.tray-acts .btn:not([aria-disabled])')?.focus({ preventScroll: true });
  }, [tray, asked]);
}
