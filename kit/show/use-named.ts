import './named.css';
import { type RefObject, useLayoutEffect } from 'react';
import type { About } from './script.ts';

/** Marks the elements that a line of the book names with `data-named`, wherever they are, without rendering anything again. Their look is in named.css. */
export function useNamed(
  table: RefObject<HTMLElement | null>,
  named: About,
  selectorsOf: (named: About) => readonly string[],
): void {
  useLayoutEffect(() => {
    const all = selectorsOf(named).join(', ');
    if (all === '' || table.current === null) return;
    const lit = [...table.current.querySelectorAll<HTMLElement>(all)];
    for (const each of lit) each.dataset['named'] = '';
    return () => {
      for (const each of lit) delete each.dataset['named'];
    };
  }, [table, named, selectorsOf]);
}
