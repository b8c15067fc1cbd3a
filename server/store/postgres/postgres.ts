import { randomBytes } from 'node:crypto';
import { type ClientBase, type ClientConfig, type CustomTypesConfig, Pool, types as parsers, type QueryConfig } from 'pg';
import { checkStorable, type Database, type Dialect, type Mail, type Row, type Statement } from '../sql.ts';
import { CHANNEL, channelOf, Listener } from './listener.ts';
import { isOutage, Outage } from './outage.ts';

/** Any number, as long as it is always the same one. */
const MIGRATING = 8_284_637;

/** Our whole numbers are all safe ones: `pg` would give them as text. */
const types: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === parsers.builtins.INT8 ? Number : parsers.getTypeParser(oid, format)),
};

/** Milliseconds. All together they are less than the ten seconds that nobody should wait for longer than. */
const CONNECT_WITHIN = 2_000;
/** PostgreSQL itself gives up before we do: then the connection is still good. */
const RUN_WITHIN = 3_500;
const ANSWER_WITHIN = 4_000;
/** For migrations, which wait for each other and may have much to do. */
const HOURS = 6 * 3_600_000;

export class PostgresDatabase implements Database {
  readonly dialect: Dialect = {
    counter: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    faraway: true,
    alone: [
      { sql: 'SET LOCAL statement_timeout = 0', values: [] },
      { sql: `SELECT pg_advisory_xact_lock(${MIGRATING})`, values: [] },
    ],
  };
  private readonly self = randomBytes(8).toString('hex');
  readonly mail: Mail = {
    address: this.self,
    post: async (all) => {
      const messages = all.map(({ to, row }) => ({
        channel: to === null ? CHANNEL : channelOf(to),
        message: JSON.stringify({ from: this.self, row }),
      }));
      const text = 'SELECT pg_notify(channel, message) FROM json_to_recordset($1) AS mail (channel text, message text)';
      await this.pool.query({ name: 'tavern-mail', text, values: [JSON.stringify(messages)] });
    },
  };
  private readonly config: ClientConfig;
  private pool: Pool;
  private readonly outage = new Outage(() => this.pool.query('SELECT 1'));
  private readonly listeners: Listener[] = [];
  /** What is sent for a statement: prepared once per connection under its name. */
  private readonly queries = new Map<string, { readonly text: string; readonly name?: string }>();

  constructor(databaseUrl: string) {
    this.config = {
      connectionString: databaseUrl,
      types,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: CONNECT_WITHIN,
      statement_timeout: RUN_WITHIN,
      query_timeout: ANSWER_WITHIN,
    };
    this.pool = this.newPool();
  }

  async run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[] | null> {
    checkStorable(statements);
    const [only] = statements;
    if (only === undefined) return [];
    await this.outage.ended();
    const { pool } = this;
    try {
      if (statements.length > 1) return await this.transaction(pool, statements);
      // On its own a statement is a transaction, in one round trip.
      const { rows } = await pool.query<Row>(this.query(only));
      return only.must === true && rows.length === 0 ? null : [rows];
    } catch (error) {
      if (isOutage(error)) this.lost(pool, error);
      throw error;
    }
  }

  async watch(heard: (row: unknown) => void): Promise<void> {
    const listener = new Listener(this.config, this.self, heard);
    this.listeners.push(listener);
    await listener.listen();
  }

  async close(): Promise<void> {
    if (this.pool.ending) return;
    this.outage.close();
    await Promise.all([this.pool.end(), ...this.listeners.map((listener) => listener.close())]);
  }

  private newPool(): Pool {
    const pool = new Pool({ ...this.config, idleTimeoutMillis: 60_000, onConnect: (client) => this.prepare(client) });
    // A connection that is lost while idle is replaced when it is needed; without a listener the process would end.
    pool.on('error', () => {});
    return pool;
  }

  /** Where one connection is half open the others are too, and each would cost somebody a time-out: all are made anew. */
  private lost(pool: Pool, why: unknown): void {
    if (pool !== this.pool || pool.ending) return;
    this.pool = this.newPool();
    this.outage.noticed(why);
    pool.end().catch(() => {});
  }

  /** Before a connection is used for the first time. The pool waits for the promise, though its type does not say so. */
  private prepare(client: ClientBase): unknown {
    // A pending query rejects when the connection is lost. Without a listener here the process would end, too.
    client.on('error', () => {});
    // Whatever the server, the role or the address say: a commit that returns is on the disk.
    return client.query('SET synchronous_commit = on');
  }

  private async transaction(pool: Pool, statements: readonly Statement[]): Promise<readonly (readonly Row[])[] | null> {
    const within = statements[0] === this.dialect.alone[0] ? { query_timeout: HOURS } : {};
    const client = await pool.connect();
    let lost = false;
    try {
      await client.query('BEGIN');
      const done: (readonly Row[])[] = [];
      for (const statement of statements) {
        const { rows } = await client.query<Row>({ ...this.query(statement), ...within });
        if (statement.must === true && rows.length === 0) {
          await client.query('ROLLBACK');
          return null;
        }
        done.push(rows);
      }
      await client.query('COMMIT');
      return done;
    } catch (error) {
      lost = isOutage(error);
      if (!lost)
        await client.query('ROLLBACK').catch(() => {
          lost = true;
        });
      throw error;
    } finally {
      client.release(lost);
    }
  }

  private query({ sql, values, tell }: Statement): QueryConfig {
    let query = this.queries.get(sql);
    if (query === undefined) {
      const text = tell === true ? this.telling(sql) : sql;
      // A statement without values runs about once, as in a migration.
      query = values.length === 0 ? { text } : { text, name: `tavern${this.queries.size}` };
      this.queries.set(sql, query);
    }
    return { ...query, values: [...values] };
  }

  /** The rows and the notice of them in one statement: no round trip more, and no notice of what was not committed. */
  private telling(sql: string): string {
    const message = `json_build_object('from', '${this.self}', 'row', row_to_json(done))::text`;
    return `WITH done AS (${sql}) SELECT done.*, pg_notify('${CHANNEL}', ${message}) AS told FROM done`;
  }
}
