import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { TooltipProps } from '../tooltip.tsx';

interface Beside {
  readonly side: NonNullable<TooltipProps['side']>;
  /** Selects what a tip may not cover. It would otherwise hide its neighbours and the way to them. */
  readonly of: string;
}

const BesideContext = createContext<Beside | null>(null);

/** Small elements are close together here: their tips open beside the whole group. */
export function TipsBeside({ side, of, children }: Beside & { readonly children: ReactNode }) {
  const beside = useMemo(() => ({ side, of }), [side, of]);
  return <BesideContext value={beside}>{children}</BesideContext>;
}

export const useTipsBeside = (): Beside | null => useContext(BesideContext);

/** How far a tip must move to be beside the whole group. Only one tip is open at a time. */
export function stayClear(trigger: Element, { side, of }: Beside): void {
  const whole = trigger.closest(of)?.getBoundingClientRect();
  if (whole === undefined) return;
  const own = trigger.getBoundingClientRect();
  const far = {
    right: whole.right - own.right,
    left: own.left - whole.left,
    top: own.top - whole.top,
    bottom: whole.bottom - own.bottom,
  };
  document.documentElement.style.setProperty('--tip-clear', `${Math.max(0, far[side])}px`);
}
