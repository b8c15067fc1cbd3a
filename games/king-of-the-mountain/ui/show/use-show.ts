import { type GameTableProps, useMotion } from '@tavern/kit';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Mountain } from '../../rules/types.ts';
import { Playback } from './playback.ts';
import type { Show } from './show.ts';

export type { Show, Showing } from './show.ts';

type Seen = Pick<GameTableProps<Mountain>, 'events' | 'view' | 'viewer' | 'speed' | 'busy' | 'question'>;

/** Keys that only look around. */
const LOOKING: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

/** Plays what is new, step by step. Whoever presses anything sees at once how things stand. */
export function useShow({ events, view, viewer, speed, busy, question }: Seen): Show {
  const queue = useMotion({ speed });
  const [playback] = useState(() => new Playback(queue, { events, view, viewer }, () => document.hidden));
  useLayoutEffect(() => playback.heed({ events, view, viewer }), [playback, events, view, viewer]);
  useSkipOnPress(playback);
  useNowOnAnswer(playback, busy, question?.id ?? null);
  useNowInWindow(playback, question?.window ? question.id : null);
  return useSyncExternalStore(playback.listen, playback.show);
}

function useSkipOnPress({ skip }: Playback): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (!LOOKING.has(key)) skip();
    };
    // In the capture phase: before whatever is pressed has its effect.
    document.addEventListener('pointerdown', skip, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', skip, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [skip]);
}

/** Whoever answers wants to see what comes of it: no more of the past, and nothing of what came before. */
function useNowOnAnswer({ rewind, skip }: Playback, busy: boolean, asked: number | null): void {
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
function useNowInWindow({ rewind }: Playback, asked: number | null): void {
  useLayoutEffect(() => {
    if (asked !== null) rewind(null);
  }, [asked, rewind]);
}
