import type { Say } from '@tavern/engine';
import { useCallback, useState } from 'react';
import { useLooking } from '../../house/use-looking.ts';
import { type DailyDay, dailyDay } from '../../play/online/daily.ts';
import { useSession } from '../../play/online/the-session.ts';

/** `none`: no server answers at that address. `at`: when it came, by this page's own clock. */
export type DailyState =
  | { readonly state: 'asked' }
  | { readonly state: 'none' }
  | { readonly state: 'refused'; readonly why: Say }
  | { readonly state: 'there'; readonly day: DailyDay; readonly at: number };

/** Milliseconds between two looks at the server, while the page is visible. */
const LOOK_AGAIN = 30_000;

const NO_SERVER: ReadonlySet<string> = new Set(['link.none', 'link.lost']);

/** The scores of a day and the guest's own attempt; without a day, today's. Known scores stay until newer ones come. */
export function useDaily(game: string, day: string | null): { readonly daily: DailyState; readonly look: () => void } {
  const { session, me } = useSession();
  const [daily, setDaily] = useState<DailyState & { readonly of?: string }>({ state: 'asked' });
  const of = `${session.url} ${me?.id} ${game} ${day}`;
  const look = useCallback(() => {
    void dailyDay(session, game, day ?? undefined).then((found) => {
      if (found.ok) setDaily({ state: 'there', day: found, at: performance.now(), of });
      else setDaily(NO_SERVER.has(found.code) ? { state: 'none', of } : { state: 'refused', why: found.why, of });
    });
  }, [session, game, day, of]);
  useLooking(look, LOOK_AGAIN);
  return { daily: daily.of === of ? daily : { state: 'asked' }, look };
}
