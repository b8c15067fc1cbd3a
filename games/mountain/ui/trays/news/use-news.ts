import { useMemo, useState } from 'react';
import type { MountainProps } from '../../show/props.ts';
import { toldSoFar } from '../common/told-so-far.ts';
import { type News, newsIn } from './news.ts';

interface Shown {
  readonly news: News | null;
  /** Call it when the news was seen. */
  readonly close: () => void;
}

/** The news to show, until it is closed or the next answer is given. */
export function useNews({ events, show, viewer, open: asked }: MountainProps): Shown {
  const last = events.at(-1)?.id ?? null;
  const [seen, setSeen] = useState({ viewer, asked, last, done: null as string | null });
  if (seen.viewer !== viewer) setSeen({ viewer, asked, last, done: last });
  else if (seen.asked !== asked || seen.last !== last) {
    // An answer was given: everything shown before it has been seen.
    const answered = seen.asked !== null && seen.asked !== asked;
    setSeen({ viewer, asked, last, done: answered ? seen.last : seen.done });
  }
  const told = toldSoFar(events, show);
  const news = useMemo(() => newsIn(told, viewer, seen.done), [told, viewer, seen.done]);
  return {
    news: show.rewound === null ? news : null,
    close: () => setSeen({ ...seen, done: told.at(-1)?.id ?? null }),
  };
}
