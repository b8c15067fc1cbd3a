import { REPORT_REASONS, type ReportReason } from '@tavern/wire';
import { z } from 'zod';
import { json, read } from './damage.ts';
import { type Database, insert, type Row, rows, type Statement } from './sql.ts';

/** What was done to somebody, and until when. */
export interface Measure {
  readonly id: number;
  /** The id of a reason, or an admin's own words. */
  readonly why: string;
  readonly by: string;
  readonly at: number;
  readonly until: number;
}

export interface Mute extends Measure {
  readonly guest: string;
}

/** Of a guest, or of a range of addresses: the other is null. */
export interface Ban extends Measure {
  readonly guest: string | null;
  readonly addresses: string | null;
}

const chat = z.array(z.object({ guest: z.string(), name: z.string(), text: z.string(), at: z.int() }));

export interface NewReport {
  readonly room: string;
  /** The match that ran there. */
  readonly match: string | null;
  readonly reporter: string;
  readonly reporterName: string;
  readonly about: string;
  readonly aboutName: string;
  readonly reason: ReportReason;
  readonly words: string;
  readonly chat: z.infer<typeof chat>;
  readonly at: number;
}

export interface Report extends NewReport {
  readonly id: number;
  readonly closed: { readonly at: number; readonly by: string } | null;
}

/** Something that an admin did. */
export interface Act {
  readonly id: number;
  readonly at: number;
  readonly by: string;
  readonly deed: string;
  /** A guest, a range of addresses, or the number of a report. */
  readonly about: string;
  readonly why: string;
  readonly details: { readonly [name: string]: string | number };
}

/** What an act changes in here; null: only elsewhere. */
export type Change =
  | { readonly ban: Pick<Ban, 'guest' | 'addresses' | 'until'> }
  | { readonly mute: Pick<Mute, 'guest' | 'until'> }
  | { readonly unban: Pick<Ban, 'guest' | 'addresses'> }
  | { readonly unmute: string }
  | { readonly close: number }
  | null;

export interface KnownGuest {
  readonly id: string;
  readonly nickname: string;
  readonly since: number;
}

/** What admins did, and what guests told them. Acts are only ever added. */
export interface AdminStore {
  /** Those in force at this time. */
  bans(now: number): Promise<readonly Ban[]>;
  mutes(now: number): Promise<readonly Mute[]>;
  /** An act and what it changes, both or neither. null: there was nothing to change. */
  perform(act: Omit<Act, 'id'>, change: Change): Promise<Act | null>;
  /** The newest first; `about`: only those about this. */
  acts(of: { readonly limit: number; readonly about?: string }): Promise<readonly Act[]>;
  /** Its number. null: this reporter has sent `most` of them since then. */
  addReport(report: NewReport, most: number, since: number): Promise<number | null>;
  /** The newest first; `open`: only those that nobody has closed. */
  reports(of: { readonly limit: number; readonly open: boolean; readonly about?: string }): Promise<readonly Report[]>;
  /** By their id or their nickname, the newest first. */
  guests(who: string, limit: number): Promise<readonly KnownGuest[]>;
}

const measure = z.object({ id: z.int(), why: z.string(), made_by: z.string(), made_at: z.int(), ends_at: z.int() });
const common = ({ id, why, made_by, made_at, ends_at }: z.infer<typeof measure>): Measure => ({
  id,
  why,
  by: made_by,
  at: made_at,
  until: ends_at,
});
const mute = measure.extend({ guest: z.string() }).transform((row): Mute => ({ guest: row.guest, ...common(row) }));
const ban = measure
  .extend({ guest: z.string().nullable(), addresses: z.string().nullable() })
  .transform((row): Ban => ({ guest: row.guest, addresses: row.addresses, ...common(row) }));

const report = z
  .object({
    id: z.int(),
    room: z.string(),
    match: z.string().nullable(),
    reporter: z.string(),
    reporter_name: z.string(),
    about: z.string(),
    about_name: z.string(),
    reason: z.enum(REPORT_REASONS),
    words: z.string(),
    chat: json(chat),
    made_at: z.int(),
    closed_at: z.int().nullable(),
    closed_by: z.string().nullable(),
  })
  .transform(
    ({ reporter_name, about_name, made_at, closed_at, closed_by, ...same }): Report => ({
      ...same,
      reporterName: reporter_name,
      aboutName: about_name,
      at: made_at,
      closed: closed_at === null ? null : { at: closed_at, by: closed_by ?? '' },
    }),
  );

const act = z
  .object({
    id: z.int(),
    made_at: z.int(),
    made_by: z.string(),
    deed: z.string(),
    about: z.string(),
    why: z.string(),
    details: json(z.record(z.string(), z.union([z.string(), z.number()]))),
  })
  .transform(({ made_at, made_by, ...same }): Act => ({ ...same, at: made_at, by: made_by }));

const known = z
  .object({ id: z.string(), nickname: z.string(), created_at: z.int() })
  .transform(({ created_at, ...same }): KnownGuest => ({ ...same, since: created_at }));

const IN_FORCE = 'WHERE lifted_at IS NULL AND ends_at > $1 ORDER BY id DESC';
const LIFT = {
  bans: 'UPDATE bans SET lifted_at = $1 WHERE lifted_at IS NULL AND ends_at > $1 AND (guest = $2 OR addresses = $3) RETURNING id',
  mutes: 'UPDATE mutes SET lifted_at = $1 WHERE lifted_at IS NULL AND ends_at > $1 AND guest = $2 RETURNING id',
} as const;
const CLOSE = 'UPDATE reports SET closed_at = $2, closed_by = $3 WHERE id = $1 AND closed_at IS NULL RETURNING id';

/** A new measure takes the place of one that is in force: its end may be an earlier one. */
function changed({ at, by, why }: Omit<Act, 'id'>, change: Change): readonly Statement[] {
  if (change === null) return [];
  if ('close' in change) return [{ sql: CLOSE, values: [change.close, at, by], must: true }];
  if ('unmute' in change) return [{ sql: LIFT.mutes, values: [at, change.unmute], must: true }];
  if ('unban' in change) {
    const { guest, addresses } = change.unban;
    return [{ sql: LIFT.bans, values: [at, guest ?? '', addresses ?? ''], must: true }];
  }
  const made = { why, made_by: by, made_at: at };
  if ('mute' in change) {
    const { guest, until } = change.mute;
    return [{ sql: LIFT.mutes, values: [at, guest] }, insert('mutes', [{ guest, ...made, ends_at: until }])];
  }
  const { guest, addresses, until } = change.ban;
  return [
    { sql: LIFT.bans, values: [at, guest ?? '', addresses ?? ''] },
    insert('bans', [{ guest, addresses, ...made, ends_at: until }]),
  ];
}

/** In one statement, so that many at once are counted, too. */
const ADD_REPORT = `
  INSERT INTO reports (room, match, reporter, reporter_name, about, about_name, reason, words, chat, made_at)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
  WHERE (SELECT count(*) FROM reports WHERE reporter = $3 AND made_at > $11) < $12 RETURNING id`;

export function adminStore(database: Database): AdminStore {
  const all = async <X>(table: string, as: z.ZodType<X>, sql: string, ...values: readonly (string | number)[]): Promise<X[]> =>
    (await rows(database, sql, ...values)).map((row: Row) => read(row, as, table, String(row['id'])));
  return {
    bans: (now) => all('bans', ban, `SELECT * FROM bans ${IN_FORCE}`, now),
    mutes: (now) => all('mutes', mute, `SELECT * FROM mutes ${IN_FORCE}`, now),

    async perform(done, change) {
      const { at, by, deed, about, why, details } = done;
      const columns = { made_at: at, made_by: by, deed, about, why, details: JSON.stringify(details) };
      const recorded: Statement = { ...insert('admin_acts', [columns], 'RETURNING id AS act'), tell: true };
      const results = await database.run([...changed(done, change), recorded]);
      return results === null ? null : { ...done, id: Number(results.at(-1)?.[0]?.['act']) };
    },

    acts: ({ limit, about }) =>
      about === undefined
        ? all('admin_acts', act, 'SELECT * FROM admin_acts ORDER BY id DESC LIMIT $1', limit)
        : all('admin_acts', act, 'SELECT * FROM admin_acts WHERE about = $2 ORDER BY id DESC LIMIT $1', limit, about),

    async addReport({ room, match, reporter, reporterName, about, aboutName, reason, words, chat, at }, most, since) {
      const who = [reporter, reporterName, about, aboutName] as const;
      const values = [room, match, ...who, reason, words, JSON.stringify(chat), at, since, most];
      const [added] = await rows(database, ADD_REPORT, ...values);
      return added === undefined ? null : Number(added['id']);
    },

    reports({ limit, open, about }) {
      const which = [...(open ? ['closed_at IS NULL'] : []), ...(about === undefined ? [] : ['about = $2'])];
      const where = which.length === 0 ? '' : `WHERE ${which.join(' AND ')}`;
      const values = about === undefined ? [limit] : [limit, about];
      return all('reports', report, `SELECT * FROM reports ${where} ORDER BY id DESC LIMIT $1`, ...values);
    },

    guests: (who, limit) =>
      all(
        'guests',
        known,
        `SELECT id, nickname, created_at FROM guests WHERE id = $1 OR lower(nickname) = lower($2)
         ORDER BY created_at DESC, id LIMIT $3`,
        who,
        who,
        limit,
      ),
  };
}
