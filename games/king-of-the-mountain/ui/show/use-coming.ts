import { useLayoutEffect, useMemo } from 'react';
import type { SummitProps } from '../props.ts';

const NONE: ReadonlySet<string> = new Set();

/** The book tells of nothing before it has been seen on the mountain. */
export function useComing({ desk, events, show }: Pick<SummitProps, 'desk' | 'events' | 'show'>): void {
  const from = show.rewound === null ? (show.now?.id ?? null) : null;
  const coming = useMemo(() => {
    if (from === null) return NONE;
    const at = events.findLastIndex(({ id }) => id === from);
    return at < 0 ? NONE : new Set(events.slice(at).map(({ id }) => id));
  }, [events, from]);
  useLayoutEffect(() => desk.expect(coming), [desk, coming]);
  useLayoutEffect(() => () => desk.expect(NONE), [desk]);
}
