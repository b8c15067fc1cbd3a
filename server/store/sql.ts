type Value = string | number | null;
/** What is written: each column's value. */
export type Columns = { readonly [column: string]: Value };
/** What is read. */
export type Row = { readonly [column: string]: unknown };

export interface Statement {
  /** SQL that both SQLite and PostgreSQL understand, with placeholders $1 to $n. */
  readonly sql: string;
  readonly values: readonly Value[];
  /** Unless this one returns a row, nothing of its transaction is done. */
  readonly must?: true;
  /** Other processes on the same database are told each row that this one returns, if and when it is committed. */
  readonly tell?: true;
}

/** What SQLite and PostgreSQL both do for us. */
export interface Database {
  /** All in one transaction, durable when this resolves: each statement's rows. null: one that `must` returned none. */
  run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[] | null>;
  /** Stores answers (a list of `JournalLine`, as one text) where that costs the least; null: all of them, else which. Absent: no such place. */
  journal?(answers: string): Promise<readonly boolean[] | null>;
  /** Hears the rows that other processes told. */
  watch(heard: (row: unknown) => void): Promise<void>;
  close(): Promise<void>;
  /** Writes a copy into a new file, while others go on. */
  readonly backup?: (file: string) => Promise<void>;
  readonly dialect: Dialect;
  /** Absent where there can be no other process. */
  readonly mail?: Mail;
}

interface Posted {
  readonly to: string | null;
  readonly row: object;
}

/** What processes on one database send each other. It is not kept: a process that does not listen at the moment never hears it. */
export interface Mail {
  /** Of this process. */
  readonly address: string;
  /** Each to one of them, or to all others (null), in this order; `row` comes to them like a row that was told. At most 7,500 bytes each. */
  post(all: readonly Posted[]): Promise<void>;
}

/** The few words in which the two databases differ. */
export interface Dialect {
  /** The column type of a primary key that counts up by itself. */
  readonly counter: string;
  /** Every statement costs a round trip: one with padding is better than several. */
  readonly faraway: boolean;
  /** Makes a transaction wait for every other one that begins with this. */
  readonly alone: readonly Statement[];
}

/** The rows of a statement on its own. */
export async function rows(database: Database, sql: string, ...values: readonly Value[]): Promise<readonly Row[]> {
  return (await database.run([{ sql, values }]))?.[0] ?? [];
}

/** PostgreSQL refuses NUL, both replace half a surrogate pair, SQLite takes fractions for whole numbers: so neither gets any. */
export function isStorable(value: Value): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  return value === null || Number.isSafeInteger(value);
}

export function checkStorable(statements: readonly Statement[]): void {
  for (const { sql, values } of statements) {
    const at = values.findIndex((value) => !isStorable(value));
    if (at >= 0) throw new Error(`$${at + 1} cannot be stored as it is: ${JSON.stringify(values[at])}, in: ${sql}`);
  }
}

const inserts = new Map<string, string>();

/** Inserts rows that all name the same columns in the same order. The text is made once: for answers it would cost more than the rest. */
export function insert(table: string, all: readonly Columns[], then = ''): Statement {
  const columns = Object.keys(all[0] ?? {});
  const key = `${table} ${all.length} ${then}`;
  let sql = inserts.get(key);
  if (sql === undefined) {
    const tuples = all.map((_, row) => columns.map((_, column) => `$${row * columns.length + column + 1}`).join(', '));
    sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${tuples.join('), (')}) ${then}`;
    inserts.set(key, sql);
  }
  return { sql, values: all.flatMap((row) => Object.values(row)) };
}

/**
 * Repeats the last one until there are 1, 2, 4, 8 and so on of them. Both databases keep statements by their text: a text for every
 * number of rows would fill their memory, and a text that they do not keep costs more than the rows too many.
 */
export function padded<Item>(items: readonly Item[]): readonly Item[] {
  const last = items.at(-1);
  if (last === undefined) return items;
  const missing = 2 ** Math.ceil(Math.log2(items.length)) - items.length;
  return missing === 0 ? items : [...items, ...Array.from({ length: missing }, () => last)];
}

/** Groups of at most `most`, for the same reason: padded for a database behind a network, unpadded but more of them for a near one. */
export function grouped<Item>(items: readonly Item[], most: number, { faraway }: Dialect): readonly (readonly Item[])[] {
  const groups: (readonly Item[])[] = [];
  for (let from = 0; from < items.length; ) {
    const left = Math.min(items.length - from, most);
    const size = faraway ? left : 2 ** Math.floor(Math.log2(left));
    groups.push(padded(items.slice(from, from + size)));
    from += size;
  }
  return groups;
}
