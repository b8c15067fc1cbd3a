import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isNowhere, sceneBegins } from '../nowhere.ts';

/**
 * Where the focus goes when the focused element is gone. `first`: to the first one that can be pressed, as for a new question. `next`: to
 * the one that took its place, but only after key presses, because focus opens tips. `row`: to the row around it, where no habitual press
 * answers anything and all keys still work.
 */
export type Keep = 'first' | 'next' | 'row';

interface Lost {
  readonly keep: Keep;
  /** The question is a new one. */
  readonly isNew: boolean;
  /** The place of the element that had the focus and is gone; null: none is gone. */
  readonly gone: number | null;
  readonly byKeys: boolean;
  /** For each element that is there now: whether it can be pressed. */
  readonly open: readonly boolean[];
}

/** The place of the element to focus; null: nothing gets the focus. */
export function keptAt({ keep, isNew, gone, byKeys, open }: Lost): number | 'row' | null {
  if (keep === 'first') return isNew || gone !== null ? Math.max(0, open.indexOf(true)) : null;
  if (gone === null) return null;
  if (keep === 'row') return 'row';
  return byKeys && open.length > 0 ? Math.min(gone, open.length - 1) : null;
}

export const focusableIn = (box: HTMLElement | null, focusable: string): readonly HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>(focusable) ?? []),
];

interface KeptFocus {
  readonly onFocus: () => void;
  readonly onKeyDownCapture: () => void;
  readonly onPointerDownCapture: () => void;
}

/** Never takes the focus from an element that has it. */
export function useKeptFocus(box: RefObject<HTMLElement | null>, asked: unknown, keep: Keep, focusable: string): KeptFocus {
  const last = useRef<{ readonly element: Element; readonly at: number } | null>(null);
  const byKeys = useRef(false);
  const before = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    const isNew = before.current !== asked;
    before.current = asked;
    const gone = last.current === null || last.current.element.isConnected ? null : last.current.at;
    if (gone !== null) last.current = null;
    // Who comes to a scene begins at its heading; what is asked there later has the focus at its first act.
    if (!isNowhere() || sceneBegins()) return;
    const all = focusableIn(box.current, focusable);
    const open = all.map((each) => each.ariaDisabled !== 'true');
    const to = keptAt({ keep, isNew, gone, byKeys: byKeys.current, open });
    (to === 'row' ? box.current : to === null ? undefined : all[to])?.focus({ preventScroll: true });
  });
  return {
    onFocus() {
      const element = document.activeElement;
      const at = focusableIn(box.current, focusable).findIndex((each) => each === element);
      last.current = element === null || at < 0 ? null : { element, at };
    },
    onKeyDownCapture() {
      byKeys.current = true;
    },
    onPointerDownCapture() {
      byKeys.current = false;
    },
  };
}
