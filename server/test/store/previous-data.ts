import { createHash } from 'node:crypto';
import { placesOf, seat } from '@tavern/engine';
import { entryOf as gameOf } from '@tavern/games';
import { relive } from '@tavern/host';
import { type NewGuest, toPast } from '@tavern/wire';
import { entryOf, matchOfRow } from '../../play/rebuild.ts';
import { migrate } from '../../store/migrations.ts';
import { MIGRATIONS } from '../../store/schema.ts';
import type { Database, Statement } from '../../store/sql.ts';
import { openSqlite } from '../../store/sqlite/sqlite.ts';
import { CODE, guests, type Played, played, SECRET, STARTED } from './played.ts';

/** As the release before seals left them: its schema, and its columns by name. */
const PREVIOUS = 2;

type Cells = { readonly [column: string]: string | number | null };

function put(table: string, cells: Cells): Statement {
  const names = Object.keys(cells);
  const places = names.map((_, index) => `$${index + 1}`).join(', ');
  return { sql: `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`, values: Object.values(cells) };
}

const answersOf = ({ log }: Played): readonly Statement[] =>
  log.map(({ match, seq, seat: who, option, at, clientId = null, frame, chain }) =>
    put('answers', { match, seq, seat: who, option: JSON.stringify(option), at, client_id: clientId, frame, chain }),
  );

const matchCells = ({ row }: Played): Cells => ({
  id: row.id,
  room: row.room,
  game: row.game,
  version: row.version,
  content_hash: row.contentHash,
  rules: JSON.stringify(row.rules),
  pace: row.pace,
  speed: row.speed,
  seats: JSON.stringify(row.seats),
  secret: row.secret,
  commitment: row.commit,
  nonces: JSON.stringify(row.nonces),
  started_at: row.startedAt,
});

async function finished(over: Played): Promise<readonly Statement[]> {
  const { row, log, match } = over;
  const pack = await gameOf('race')?.load();
  if (pack === undefined || match.over === null) throw new Error('it is not over');
  const places = placesOf(match.over);
  const seen = relive(matchOfRow(pack, row), log.map(entryOf), { people: [seat(0), seat(1)] });
  const verdict = JSON.stringify({ ok: true, hash: match.hash(), answers: log.length, hashes: { [log.length]: match.hash() } });
  return [
    put('matches', { ...matchCells(over), ended_at: STARTED + 30_000, ended_why: 'over', verdict }),
    ...answersOf(over),
    ...[0, 1, -1].map((viewer) => {
      const frames = seen(viewer < 0 ? null : seat(viewer));
      return put('frames', { match: row.id, viewer, frames: JSON.stringify(toPast(frames, frames.length - 1)) });
    }),
    ...row.seats.map(({ guest, name }, nth) => {
      const came = places.find((each) => each.seat === nth);
      return put('results', {
        match: row.id,
        seat: nth,
        guest,
        name,
        rank: came?.place ?? 1,
        won: Number(came?.winner ?? false),
      });
    }),
  ];
}

/** A folder of the previous release: two guests in a room, a match that runs there, and one that is over. */
export async function previousData(folder: string): Promise<{
  readonly guests: readonly NewGuest[];
  readonly code: string;
  readonly running: Played;
  readonly over: Played;
}> {
  const database: Database = await openSqlite(folder);
  await migrate(database, MIGRATIONS.slice(0, PREVIOUS));
  const [running, over] = [await played(100, 6), await played(5, 100)];
  const { row, log, match } = running;
  const common = { game: 'race', version: 3, rules: '{"tiles":100}', pace: 'unhurried', speed: 'off', banned: '[]' };
  const dice = { secret: SECRET, commitment: row.commit };
  const times = { created_at: STARTED, touched_at: STARTED };
  await database.run([
    ...guests.map(({ id, nickname, secret }) =>
      put('guests', { id, nickname, secret_hash: createHash('sha256').update(secret).digest('hex'), created_at: STARTED }),
    ),
    // Who has not come back since the upgrade yet.
    put('guests', { id: 'old', nickname: 'Old', secret_hash: 'none', created_at: 1 }),
    put('rooms', {
      ...common,
      ...dice,
      ...times,
      code: CODE,
      host: guests[0]?.id ?? '',
      public: 0,
      match: row.id,
      playing: 1,
      open_seats: 0,
    }),
    ...guests.map(({ id }, nth) =>
      put('room_seats', { room: CODE, seat: nth, held_by: 'person', guest: id, choice: '{}', nonce: row.nonces[nth] ?? '' }),
    ),
    put('matches', matchCells(running)),
    ...answersOf(running),
    put('snapshots', {
      match: row.id,
      seq: log.length,
      chain: log.at(-1)?.chain ?? '',
      frames: '[7,7,7]',
      snapshot: JSON.stringify(match.toJSON()),
    }),
    ...(await finished(over)),
  ]);
  await database.close();
  return { guests, code: CODE, running, over };
}
