import { PHONE } from '@tavern/kit/breakpoints.ts';
import { TipsBeside } from '@tavern/kit/tips/index.ts';
import { useMedia } from '@tavern/kit/use-media.ts';
import type { ReactNode } from 'react';

interface SideTipsProps {
  /** The side it is on. */
  readonly on: 'left' | 'right';
  readonly children: ReactNode;
}

/**
 * Side by side, tips open over the other side, so that nothing that can be pressed next is hidden. One above the other, they open where
 * they always do.
 */
export function SideTips({ on, children }: SideTipsProps) {
  if (useMedia(PHONE)) return children;
  return (
    <TipsBeside side={on === 'left' ? 'right' : 'left'} of=".exchange-side">
      {children}
    </TipsBeside>
  );
}
