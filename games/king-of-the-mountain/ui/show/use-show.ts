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

const CONTROLS = 'button, a, label, input';

/** The click is for what was pressed, or for what holds it. */
const isFor = (click: Node, pressed: Element): boolean =>
  click.contains(pressed) || (pressed.matches(CONTROLS) && pressed.contains(click));

function useSkipOnPress({ skip, show }: Playback): void {
  useEffect(() => {
    /** What was pressed while something moved. */
    let pressed: Element | null = null;
    const onPress = ({ target }: PointerEvent): void => {
      pressed = show().playing && target instanceof Element ? (target.closest(CONTROLS) ?? target) : null;
      skip();
    };
    // What has risen under the finger since it went down, as a tray does, was not meant.
    const onClick = (event: MouseEvent): void => {
      const { detail, target } = event;
      if (pressed === null || detail === 0) return;
      if (!(target instanceof Node && isFor(target, pressed))) {
        event.preventDefault();
        event.stopPropagation();
      }
      pressed = null;
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (!LOOKING.has(key)) skip();
    };
    // In the capture phase: before whatever is pressed has its effect.
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('click', onClick, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [skip, show]);
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
