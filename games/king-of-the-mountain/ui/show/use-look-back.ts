import type { LogUse } from '@tavern/kit';
import { useEffect, useMemo, useState } from 'react';
import type { SummitProps } from '../props.ts';
import { type Named, NOTHING_NAMED, namesIn } from './names-in.ts';
import type { Show } from './show.ts';

/** What a line of the book does: it leads to its moment, and from there back to now. Null: it is only read. */
export function lookBack({ rewind, rewound, rewindable }: Show, point: (id: string | null) => void): LogUse | null {
  if (!rewindable) return null;
  return {
    current: rewound,
    press(id) {
      // In a dialog the line is gone with it, and nobody says that it is no longer pointed at.
      point(null);
      rewind(id === rewound ? null : String(id));
    },
    point: (id) => point(id === null ? null : String(id)),
  };
}

/** Lays that on the desk. Returns what the line pointed at names, or else the one looked back at. */
export function useLookBack({ desk, events, show }: Pick<SummitProps, 'desk' | 'events' | 'show'>): Named {
  const [pointed, setPointed] = useState<string | null>(null);
  const use = useMemo(() => lookBack(show, setPointed), [show.rewind, show.rewound, show.rewindable]);
  useEffect(() => desk.lay(use), [desk, use]);
  useEffect(() => () => desk.lay(null), [desk]);
  const id = pointed ?? show.rewound;
  return useMemo(() => {
    const told = id === null ? undefined : events.find((each) => each.id === id);
    return told === undefined ? NOTHING_NAMED : namesIn(told.event);
  }, [events, id]);
}
