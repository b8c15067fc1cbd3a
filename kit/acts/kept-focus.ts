import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when what had it is gone. `first`: to the first thing that can be pressed, as with every new question. `next`: to what took
 * its place; only for whoever goes by keys, because things say more about themselves when they are focused. `row`: to the row around it, where
 * nothing is pressed by habit and all keys are in reach.
 */
export type Keep = 'first' | 'next' | 'row';

interface Lost {
  readonly keep: Keep;
  /** Nobody has been asked this before. */
  readonly isNew: boolean;
  /** Which one had the focus and is gone; null: none. */
  readonly gone: number | null;
  readonly byKeys: boolean;
  /** Of the things that are there now: can they be pressed? */
  readonly open: readonly boolean[];
}

/** The place of the thing to focus; null: nothing is focused. */
export function keptAt({ keep, isNew, gone, byKeys, open }: Lost): number | 'row' | null {
  if (keep === 'first') return isNew || gone !== null ? Math.max(0, open.indexOf(true)) : null;
  if (gone === null) return null;
  if (keep === 'row') return 'row';
  return byKeys && open.length > 0 ? Math.min(gone, open.length - 1) : null;
}

export const thingsIn = (box: HTMLElement | null, things: string): readonly HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>(things) ?? []),
];

interface KeptFocus {
  readonly onFocus: () => void;
  readonly onKeyDownCapture: () => void;
  readonly onPointerDownCapture: () => void;
}

/** Nobody who is busy elsewhere loses the focus to this. */
export function useKeptFocus(box: RefObject<HTMLElement | null>, asked: unknown, keep: Keep, things: string): KeptFocus {
  const last = useRef<{ readonly element: Element; readonly at: number } | null>(null);
  const byKeys = useRef(false);
  const before = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    const isNew = before.current !== asked;
    before.current = asked;
    const gone = last.current === null || last.current.element.isConnected ? null : last.current.at;
    if (gone !== null) last.current = null;
    const active = document.activeElement;
    if (active !== null && active !== document.body) return;
    const all = thingsIn(box.current, things);
    const open = all.map((each) => each.ariaDisabled !== 'true');
    const to = keptAt({ keep, isNew, gone, byKeys: byKeys.current, open });
    (to === 'row' ? box.current : to === null ? undefined : all[to])?.focus({ preventScroll: true });
  });
  return {
    onFocus() {
      const element = document.activeElement;
      const at = thingsIn(box.current, things).findIndex((each) => each === element);
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
