import { type Refusal, type Seat, seatsOf } from '@tavern/engine';
import { MATCH_ID } from '@tavern/wire';
import { botNameOf } from '../../model/bot-names.ts';
import { justEnded } from '../../model/just-ended.ts';
import { refused } from '../../model/refused.ts';
import { openHere } from '../../play/here/here-source.ts';
import { matchList } from '../../play/here/match-list.ts';
import { JUST_ENDED, serverRecord } from '../../play/online/server-record.ts';
import { sizeFault } from '../../play/replay/read-given.ts';
import { recordFrom } from '../link.ts';
import { addressOf, type Whereabouts } from './whereabouts.ts';

/** A record that somebody wants to watch, not read yet. */
export interface Fetched {
  readonly ok: true;
  /** The record, as an object or as JSON text. */
  readonly given: unknown;
  readonly kept: Whereabouts;
  /** The viewer's own seat; null: they had none, or several. */
  readonly seat: Seat | null;
}

/** What an address leads to. `server`: the address of the server to ask. */
export async function fetchRecord(what: string, server: string): Promise<Fetched | Refusal> {
  const address = addressOf(what);
  switch (address.is) {
    case 'here':
      return fromHere(address.match);
    case 'whole': {
      const read = await recordFrom(address.code);
      return read.ok ? { ok: true, given: read.record, kept: { at: 'file' }, seat: null } : read;
    }
    case 'server':
      return fromServer(address.match, server);
  }
}

export async function readFile(file: File): Promise<Fetched | Refusal> {
  const fault = sizeFault(file.size);
  if (fault !== null) return fault;
  return { ok: true, given: await file.text(), kept: { at: 'file' }, seat: null };
}

async function fromHere(match: string): Promise<Fetched | Refusal> {
  const listing = (await matchList()).find(({ id }) => id === match);
  if (listing === undefined) return refused('here.missing');
  if (!listing.damaged && listing.endedAt === null) return refused('here.running');
  const opened = await openHere(
    match,
    botNameOf(() => ''),
  );
  if (!opened.ok) return opened;
  const { source } = opened;
  const record = await source.record();
  source.leave();
  if ('ok' in record) return record;
  const people = listing.damaged ? [] : seatsOf(listing.seats.length).filter((seat) => listing.seats[seat]?.level === null);
  const [only] = people;
  return { ok: true, given: record, kept: { at: 'here', match }, seat: people.length === 1 && only !== undefined ? only : null };
}

/** How often a server is asked for a match that it says still runs, where nobody here has seen its end. */
const TRIES = 2;

async function fromServer(match: string, server: string): Promise<Fetched | Refusal> {
  // No server has ever given such an id: the link was cut.
  if (!MATCH_ID.test(match)) return refused('replay.unknown', { match });
  const ended = justEnded(match);
  const given = await serverRecord(server, match, ended === null ? TRIES : JUST_ENDED);
  if ('ok' in given) return WAYS_OUT[given.code]?.(match) ?? given;
  return { ok: true, given, kept: { at: 'server', match }, seat: ended?.seat ?? null };
}

/** What is refused for other reasons than the record: there may also be a file. */
const WAYS_OUT: { readonly [code: string]: (match: string) => Refusal } = {
  'no-such-match': (match) => refused('replay.unknown', { match }),
  'link.lost': () => refused('replay.server.lost'),
  'link.none': () => refused('replay.server.none'),
};
