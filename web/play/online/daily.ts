import type { Refusal } from '@tavern/engine';
import type { DailyOwn, DailyTable } from '@tavern/wire';
import { refused } from '../../model/refused.ts';
import type { Session } from './session.ts';

/** A day's run with its scores, and the guest's own attempt. */
export type DailyDay = DailyTable & { readonly own: DailyOwn };

type Found = ({ readonly ok: true } & DailyDay) | Refusal;

/** The scores of a day; left out: today's. Somebody who is no guest on that server asks over HTTP. */
export async function dailyDay(session: Session, game: string, day?: string): Promise<Found> {
  if (session.state().me === null) return lookedUp(session.url, game, day);
  return session.request('daily.table', day === undefined ? { game } : { game, day });
}

async function lookedUp(url: string, game: string, day: string | undefined): Promise<Found> {
  let response: Response;
  try {
    const address = new URL(`/api/daily/${encodeURIComponent(game)}`, url);
    if (day !== undefined) address.searchParams.set('day', day);
    response = await fetch(address);
  } catch {
    return refused(URL.canParse(url) ? 'link.lost' : 'link.none');
  }
  try {
    const found = (await response.json()) as Partial<({ readonly ok: true } & DailyTable) | Refusal>;
    if (typeof found.ok !== 'boolean') return refused('link.none');
    return found.ok ? { ...(found as { readonly ok: true } & DailyTable), own: { state: 'none' } } : (found as Refusal);
  } catch {
    // A file host answers with a page.
    return refused('link.none');
  }
}

/** What is needed to open the table of a day's run. */
type Attempt = { readonly ok: true; readonly day: string; readonly match: string } | Refusal;

/** Asks before the attempt begins: the player must know first that it is the only one. */
export const ASK_FIRST = 'daily.ask';

/** Today's attempt. A running one is continued. A new one counts and cannot be repeated, so it begins only if the player `agreed`. */
export async function todaysAttempt(session: Pick<Session, 'request'>, game: string, agreed: boolean): Promise<Attempt> {
  if (!agreed) {
    const today = await session.request('daily.table', { game });
    if (!today.ok) return today;
    if (today.own.state === 'none') return refused(ASK_FIRST);
  }
  return session.request('daily.start', { game });
}
