import { type ReactNode, useSyncExternalStore } from 'react';
import { TipsBeside } from '../../tips/tips-beside.tsx';

/** As in table.css. */
const SMALL = '(max-width: 760px)';

function watch(heed: () => void): () => void {
  const query = matchMedia(SMALL);
  query.addEventListener('change', heed);
  return () => query.removeEventListener('change', heed);
}

const isSmall = (): boolean => matchMedia(SMALL).matches;

interface SideTipsProps {
  /** Where this side lies. */
  readonly on: 'left' | 'right';
  readonly children: ReactNode;
}

/** Side by side, tips lie over the other side: nothing that can be pressed next is hidden. One above the other, where they always lie. */
export function SideTips({ on, children }: SideTipsProps) {
  const small = useSyncExternalStore(watch, isSmall, () => false);
  if (small) return children;
  return (
    <TipsBeside side={on === 'left' ? 'right' : 'left'} of=".exchange-side">
      {children}
    </TipsBeside>
  );
}
