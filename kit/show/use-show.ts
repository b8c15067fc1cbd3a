import type { Types } from '@tavern/engine';
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { GameTableProps } from '../game-table.ts';
import { useMotion } from '../motion/use-motion.ts';
import { comingIn } from './coming.ts';
import { Playback } from './playback.ts';
import type { About, Script } from './script.ts';
import type { Show } from './show.ts';
import { useEndOnPress } from './use-end-on-press.ts';
import { useLookBack } from './use-look-back.ts';

export type TableShow<T extends Types, Left> = Show<T['event'], T['view'], Left> & {
  /** Whom and what the line of the book is about that is pointed at, or else the moment that is looked back at. */
  readonly about: About;
};

type Watched<T extends Types> = Pick<
  GameTableProps<T>,
  'events' | 'view' | 'viewer' | 'foreseen' | 'speed' | 'busy' | 'question' | 'desk'
>;

/**
 * Plays what is new, event by event, as the script says. Whoever presses anything sees at once how things stand; the lines of the book lead to
 * their moments and back; and the book tells of nothing before it has been seen here.
 */
export function useShow<T extends Types, Left>(
  props: Watched<T>,
  script: Script<T['event'], T['view'], Left>,
): TableShow<T, Left> {
  const { events, view, viewer, foreseen, speed, busy, question } = props;
  const queue = useMotion({ speed });
  const [playback] = useState(() => new Playback(queue, script, { events, view, viewer, foreseen }, () => document.hidden));
  useLayoutEffect(() => playback.heed({ events, view, viewer, foreseen }), [playback, events, view, viewer, foreseen]);
  const show = useSyncExternalStore(playback.listen, playback.show);
  useEndOnPress(playback);
  useNowOnAnswer(show, busy, question?.id ?? null);
  useNowInWindow(show, question?.window ? question.id : null);
  useComing(props, show);
  const about = useLookBack(props, show, script);
  return useMemo(() => ({ ...show, about }), [show, about]);
}

type Ends = Pick<Show<never, never, never>, 'rewind' | 'skip'>;

/** Whoever answers wants to see what comes of it: no more of the past, and nothing of what came before. */
function useNowOnAnswer({ rewind, skip }: Ends, busy: boolean, asked: number | null): void {
  const before = useRef(asked);
  useLayoutEffect(() => {
    const answered = before.current !== null && before.current !== asked;
    before.current = asked;
    if (answered) rewind(null);
  }, [asked, rewind]);
  useLayoutEffect(() => {
    if (!busy) return;
    rewind(null);
    skip();
  }, [busy, rewind, skip]);
}

/** What closes by itself cannot wait until somebody has looked their fill. */
function useNowInWindow({ rewind }: Ends, asked: number | null): void {
  useLayoutEffect(() => {
    if (asked !== null) rewind(null);
  }, [asked, rewind]);
}

const NONE: ReadonlySet<string> = new Set();

/** The book tells of nothing before it has been seen on the table. */
function useComing<T extends Types>({ desk, events }: Watched<T>, { now, rewound }: Show<unknown, unknown, unknown>): void {
  useLayoutEffect(() => desk.expect(comingIn(events, { now, rewound })), [desk, events, now, rewound]);
  useLayoutEffect(() => () => desk.expect(NONE), [desk]);
}
