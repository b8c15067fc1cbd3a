import { type Flat, type Refusal, sameOption } from '@tavern/engine';
import type { Hall } from '../hall/hall.ts';
import { refuseWith } from '../refusal.ts';
import { FinishedMatch } from './finished-match.ts';
import { LiveMatch } from './live-match.ts';
import type { Matches } from './matches.ts';

interface AccessSetup {
  readonly matches: Matches;
  readonly hall: Pick<Hall, 'bannedFrom'>;
}

/** A match that this guest may see, to play or to look back at; or why there is none. */
export async function matchFor(
  { matches, hall }: AccessSetup,
  id: string,
  guest: string,
): Promise<LiveMatch | FinishedMatch | Refusal> {
  const found = await matches.find(id);
  if ('ok' in found || found.seatOf(guest) !== null) return found;
  const refused = found instanceof LiveMatch ? await hall.bannedFrom(found.row.room, guest) : null;
  return refused ?? matches.whySecret(found.row) ?? found;
}

/** A repeat of what this guest had answered before the match was over; null: it is none. */
export function answeredBefore(
  found: FinishedMatch,
  guest: string,
  { id, option }: { readonly id: string; readonly option: Flat },
): { readonly ok: true; readonly frame: number } | Refusal | null {
  const stored = found.answered(guest, id);
  if (stored === null) return null;
  return sameOption(stored.option, option) ? { ok: true, frame: stored.frame } : refuseWith('id-reused', { id }, 'id');
}

export const namesIn = ({ row }: LiveMatch | FinishedMatch): string[] => row.seats.map(({ name }) => name);
