import type { Refusal } from '@tavern/engine';
import { refused } from '../../model/refused.ts';
import type { ShownTable } from '../../model/shown-table.ts';
import { startHere } from '../../play/here/here-source.ts';
import { matchList } from '../../play/here/match-list.ts';
import type { StartSeat } from '../../play/here/messages.ts';
import { playOn } from '../../play/replay/play-on.ts';

/** Another match at this screen with the same people, bots and house rules. A run gets new dice, unless a seed is given. */
export async function startAgain(
  source: ShownTable,
  seed: string | null = null,
): Promise<{ readonly ok: true; readonly id: string } | Refusal> {
  const record = await source.record();
  if ('ok' in record) return record;
  const listing = (await matchList()).find(({ id }) => id === source.match);
  if (listing === undefined || listing.damaged) return refused('here.missing');
  const seats = listing.seats.map(({ name, level, person }, index): StartSeat => {
    const choice = (record.seats[index]?.choice ?? {}) as object;
    return level === null ? { by: 'person', name, choice } : { by: 'bot', level, choice, person };
  });
  const { game, openly = false } = source;
  return startHere({ game, rules: record.rules as object, seats, openly, ...(seed === null ? {} : { seed }) });
}

/** Another branch at the moment that this one began with. */
export async function startThere(source: ShownTable): Promise<{ readonly ok: true; readonly id: string } | Refusal> {
  const record = await source.record();
  if ('ok' in record) return record;
  const [seat] = source.own;
  return seat === undefined ? refused('here.missing') : playOn(record, 0, seat);
}
