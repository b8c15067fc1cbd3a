import { useMotion } from '@tavern/kit';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { AlleyProps } from '../index.tsx';
import { Director, type Shown } from './director.ts';

export interface Show extends Shown {
  /** Whoever has seen enough. */
  readonly finish: () => void;
}

/** What is to be seen of the fight at this moment, beat by beat. */
export function useShow({ view, events, over, speed }: Pick<AlleyProps, 'view' | 'events' | 'over' | 'speed'>): Show {
  const queue = useMotion({ speed });
  const [director] = useState(() => new Director(queue, view, events, over !== null));
  useLayoutEffect(() => director.see(view, events, over !== null), [director, view, events, over]);
  const shown = useSyncExternalStore(director.listen, director.shown);
  return { ...shown, finish: director.finish };
}
