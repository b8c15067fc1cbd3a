import type { MatchRecord, Refusal } from '@tavern/engine';
import { refused } from '../../model/refused.ts';

/** A match that has just ended is recomputed before there is a record of it: looked for so often, with such a pause. */
export const JUST_ENDED = 20;
const AFTER = 750;

/** The record of a match on a server. `tries`: how often it is asked for, where the match is said to run. */
export async function serverRecord(url: string, match: string, tries: number): Promise<MatchRecord | Refusal> {
  for (let tried = 1; ; tried++) {
    const found = await fetched(url, match);
    if (!('ok' in found) || found.code !== 'match-runs' || tried >= tries) return found;
    await new Promise((later) => setTimeout(later, AFTER));
  }
}

async function fetched(url: string, match: string): Promise<MatchRecord | Refusal> {
  let response: Response;
  try {
    response = await fetch(new URL(`/api/matches/${encodeURIComponent(match)}/record`, url));
  } catch {
    return refused(URL.canParse(url) ? 'link.lost' : 'link.none');
  }
  try {
    return (await response.json()) as MatchRecord | Refusal;
  } catch {
    // A file host answers with a page.
    return refused('link.none');
  }
}
