import type { Seat } from '@tavern/engine';
import { useEffect, useMemo } from 'react';
import { Foresight } from './foresight.ts';
import { idle, type TimeLeft } from './idle.ts';

/** Milliseconds that one answer takes at most: with less time left, the next idle moment is waited for. */
const ONE = 4;

/**
 * What comes of each option of a question. It is worked out one by one in idle moments, so that the first card that is taken lights up all its
 * places at once. What is asked for earlier is worked out when it is asked for.
 */
export function useForesight<Option extends object, Told>(
  foresee: (option: Option) => Told | null,
  options: readonly Option[],
  { packet, viewer }: { readonly packet: object; readonly viewer: Seat | null },
): Foresight<Option, Told> {
  const foresight = useMemo(() => new Foresight(foresee), [packet, viewer]);
  useEffect(() => {
    let gone = false;
    void foreseeAll(foresight, options, idle, () => gone);
    return () => {
      gone = true;
    };
  }, [foresight]);
  return foresight;
}

/** Until all are foreseen, or nobody needs them any more. */
export async function foreseeAll<Option extends object>(
  foresight: Foresight<Option, unknown>,
  options: readonly Option[],
  whenIdle: () => Promise<TimeLeft>,
  gone: () => boolean,
): Promise<void> {
  const waiting = [...options];
  while (waiting.length > 0) {
    const left = await whenIdle();
    do {
      const next = waiting.shift();
      if (gone() || next === undefined) return;
      foresight.of(next);
    } while (left() > ONE);
  }
}
