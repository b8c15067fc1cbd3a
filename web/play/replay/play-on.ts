import type { MatchRecord, Refusal, Seat } from '@tavern/engine';
import { useSettings } from '../../settings/settings.ts';
import type { HereLink } from '../here/here-link.ts';
import { theWorker } from '../here/the-worker.ts';

/** Starts a match here with the state of that moment: you in `seat`, bots in the others, fresh dice. It is a branch of the record's match. */
export const playOn = (
  record: MatchRecord,
  answer: number,
  seat: Seat,
  link: HereLink = theWorker(),
): Promise<{ readonly ok: true; readonly id: string } | Refusal> =>
  link.request('branch', { record, answer, seat, name: useSettings.getState().nickname });
