import type { Frame } from '@tavern/host';
import type { MotionSpeed } from '@tavern/kit';
import { PACE } from '@tavern/kit/motion/motion-queue.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Replay, ReplayState } from '../../play/replay/replay.ts';
import { lastShown, type Step, stepTo, waitAfter } from './steps.ts';
import { viewerOf } from './viewer-of.ts';

export const SPEEDS = ['0.5x', '1x', '2x', '4x'] as const satisfies readonly MotionSpeed[];
type Speed = (typeof SPEEDS)[number];

export interface Player {
  readonly state: ReplayState;
  /** The last moment that can be shown. */
  readonly last: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly toggle: () => void;
  readonly pause: () => void;
  /** Shows that moment, and stays there. */
  readonly goTo: (answer: number) => void;
  readonly step: (step: Step) => void;
  /** The table has shown all that this frame brought. */
  readonly onTold: (frame: Frame) => void;
}

/** Goes through a replay: by itself at the recorded pace, or to wherever somebody wants. */
export function usePlayer(replay: Replay): Player {
  const state = useSyncExternalStore(replay.listen, replay.state);
  const { at, eyes, moments, verdict } = state;
  const last = lastShown(replay.answers, verdict);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1x');
  const [told, setTold] = useState<Frame | null>(null);
  const go = useGo(replay);
  const since = useSince(at);
  const isTold = told !== null && told === replay.table.frame(viewerOf(eyes));
  useEffect(() => {
    if (!playing || !isTold || at >= last) return undefined;
    const due = since.current + waitAfter(moments, at, PACE[speed]);
    const timer = setTimeout(() => go(at + 1), Math.max(0, due - performance.now()));
    return () => clearTimeout(timer);
  }, [playing, isTold, at, last, moments, speed, since, go]);
  // Also where the record turns out to end earlier.
  if (playing && at >= last) setPlaying(false);
  const leave = useEffectEvent(() => setPlaying(false));
  useEffect(() => {
    // A hidden page shows nothing: playing on would skip it.
    const onHide = (): void => void (document.hidden && leave());
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, []);
  const pause = useCallback(() => setPlaying(false), []);
  const goTo = useCallback(
    (answer: number) => {
      setPlaying(false);
      go(Math.max(0, Math.min(last, answer)));
    },
    [go, last],
  );
  const toggle = (): void => {
    // From the end it begins anew, once it is there: at the end, playing stops.
    if (!playing && at >= last) void replay.go(0).then(() => setPlaying(true));
    else setPlaying(!playing);
  };
  const step = (wanted: Step): void => {
    const to = stepTo(moments, at, wanted, last);
    setPlaying(false);
    // What mattered is shown as it happened, and not only what came of it.
    if (moments[to]?.matters && to > 0 && wanted.startsWith('matter')) go(to - 1, to);
    else go(to);
  };
  return { state, last, playing, speed, setSpeed, toggle, pause, goTo, step, onTold: setTold };
}

/** Goes to one moment after the other. While that goes on, only the last wish counts. */
function useGo(replay: Replay): (...moments: readonly number[]) => void {
  const going = useRef(false);
  const wanted = useRef<readonly number[]>([]);
  return useCallback(
    (...moments) => {
      wanted.current = moments;
      if (going.current) return;
      going.current = true;
      const work = async (): Promise<void> => {
        for (let [next, ...later] = wanted.current; next !== undefined; [next, ...later] = wanted.current) {
          wanted.current = later;
          await replay.go(next);
        }
      };
      void work().finally(() => {
        going.current = false;
      });
    },
    [replay],
  );
}

/** Since when this moment is shown. */
function useSince(at: number): { readonly current: number } {
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, [at]);
  return since;
}
