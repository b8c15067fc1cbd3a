import type { Seat } from '@tavern/engine';
import type { Times } from '@tavern/host';
import { useEffect, useRef, useState } from 'react';
import { type TableView, timeLeft } from '../../model/use-table.ts';
import { clockInStory, clockName, clockToShow, shownTime, wholeTime } from './host-clock.ts';

export interface ShownClock {
  readonly seat: Seat;
  /** The time left when this was calculated. */
  readonly left: number;
  readonly whole: number;
}

/** The clock to show and the time left on it, calculated again with every status and at the end of a story (`telling`). */
export function useClock({ status, statusAt, front }: TableView, times: Times | null, telling: boolean): ShownClock | null {
  const first = useRef<{ readonly name: string; readonly left: number } | null>(null);
  const [shown, setShown] = useState<ShownClock | null>(null);
  useEffect(() => {
    const running = clockInStory(clockToShow(status, front), telling, front);
    if (running === null) {
      first.current = null;
      return setShown(null);
    }
    const left = shownTime(running, times, timeLeft({ status, statusAt }, running.endsAt));
    const name = clockName(running);
    if (first.current?.name !== name) first.current = { name, left };
    setShown({ seat: running.seat, left, whole: wholeTime(running, times, first.current.left) });
  }, [status, statusAt, front, times, telling]);
  return shown;
}
