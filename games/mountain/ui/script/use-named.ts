import './named.css';
import type { About } from '@tavern/kit/show/index.ts';
import { type RefObject, useLayoutEffect } from 'react';

const selectors = ({ seats, places }: About): string =>
  [
    ...seats.flatMap((seat) => [`.standee[data-seat="${seat}"]`, `.climber[data-seat="${seat}"]`]),
    ...places.map((tile) => `.mountain-tile-slab[data-tile="${tile}"]`),
  ].join(', ');

/** Lights up the named seats and tiles, wherever they are, without rendering anything again. */
export function useNamed(table: RefObject<HTMLElement | null>, named: About): void {
  useLayoutEffect(() => {
    const all = selectors(named);
    if (all === '' || table.current === null) return;
    const lit = [...table.current.querySelectorAll<HTMLElement>(all)];
    for (const each of lit) each.dataset['named'] = '';
    return () => {
      for (const each of lit) delete each.dataset['named'];
    };
  }, [table, named]);
}
