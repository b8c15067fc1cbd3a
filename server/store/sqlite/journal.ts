import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { JournalLine } from './messages.ts';

/** A row of the journal. */
interface Pending {
  readonly id: number;
  readonly lines: readonly JournalLine[];
}

/** Rows that are on their way to the table: their answers in the table's order, and how many of them are there. */
interface Settling {
  readonly lines: readonly JournalLine[];
  readonly last: number;
  done: number;
}

/** How many matches it knows the newest answer of; then it forgets them all, and looks them up again. */
const KNOWN = 20_000;

/** The places of an answer in its line are the columns, in this order. */
const COLUMNS = ['match', 'seq', 'seat', 'option', 'given_by', 'at', 'client_id', 'frame', 'chain'];

const SETTLE = `INSERT OR IGNORE INTO answers (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map(() => '?').join(', ')})`;

/** A row that a disk has damaged stays where it is, and keeps no other one from being settled. */
const REMOVE = 'DELETE FROM journal WHERE id <= ? AND id NOT IN (SELECT value FROM json_each(?))';

/** Answers of one match are neighbours in the table, and fill its pages one by one. */
const inTable = (a: JournalLine, b: JournalLine): number => (a[0] === b[0] ? a[1] - b[1] : a[0] < b[0] ? -1 : 1);

/**
 * Where answers are stored first: all of one batch as one row at the end of a table, so that the disk gets a page or two instead of one for
 * each match. From there they are settled, many at a time, in the table that is read.
 */
export class Journal {
  private readonly database: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();
  private readonly newest = new Map<string, number>();
  private pending: Pending[] = [];
  private settling: Settling | null = null;
  private damaged: readonly number[] = [];
  /** Answers that wait to be settled. */
  waiting = 0;

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  /** Stores the answers of a batch, but for those whose place is taken. null: all were stored; else which. */
  append(text: string): readonly boolean[] | null {
    const lines = JSON.parse(text) as readonly JournalLine[];
    const fresh: JournalLine[] = [];
    const stored = lines.map((line) => this.isFresh(line, fresh) && fresh.push(line) > 0);
    const all = fresh.length === lines.length;
    if (fresh.length > 0) {
      const { lastInsertRowid } = this.prepared('INSERT INTO journal (answers) VALUES (?)').run(
        all ? text : JSON.stringify(fresh),
      );
      this.add({ id: Number(lastInsertRowid), lines: fresh });
    }
    return all ? null : stored;
  }

  /** Has some of what it began to settle been left for later? */
  get unfinished(): boolean {
    return this.settling !== null;
  }

  /** Settles what is there now: at most this many answers, and the rest with the next calls. Without a number: everything. */
  settle(most = Number.POSITIVE_INFINITY): void {
    if (this.waiting === 0) return;
    this.settling ??= this.begin();
    this.goOn(this.settling, most);
    // What came after it had begun.
    if (most === Number.POSITIVE_INFINITY) this.settle();
  }

  /** After a start, and after a transaction that failed: what is in the journal is what the file says. */
  reread(): void {
    this.newest.clear();
    this.pending = [];
    this.settling = null;
    this.damaged = [];
    this.waiting = 0;
    const [exists] = this.prepared("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'journal'").all();
    if (exists === undefined) return;
    const damaged: number[] = [];
    for (const { id, answers } of this.prepared('SELECT id, answers FROM journal ORDER BY id').all()) {
      const lines = linesIn(String(answers));
      if (lines === null) damaged.push(Number(id));
      else this.add({ id: Number(id), lines });
      for (const [match, seq] of lines ?? []) this.newest.set(match, Math.max(seq, this.newest.get(match) ?? 0));
    }
    this.damaged = damaged;
  }

  private add(row: Pending): void {
    this.pending.push(row);
    this.waiting += row.lines.length;
  }

  private begin(): Settling {
    const lines = this.pending.flatMap((row) => row.lines).sort(inTable);
    const last = this.pending.at(-1)?.id ?? 0;
    this.pending = [];
    return { lines, last, done: 0 };
  }

  /** The rows leave the journal when all their answers are in the table: until then they may be settled twice, which changes nothing. */
  private goOn(settling: Settling, most: number): void {
    const { lines, last, done } = settling;
    const upTo = Math.min(lines.length, done + most);
    const statement = this.prepared(SETTLE);
    for (let index = done; index < upTo; index++) statement.run(...(lines[index] ?? []));
    settling.done = upTo;
    if (upTo < lines.length) return;
    this.prepared(REMOVE).run(last, JSON.stringify(this.damaged));
    this.settling = null;
    this.waiting -= lines.length;
  }

  /** `before`: those of the same batch that are about to be stored. */
  private isFresh([match, seq]: JournalLine, before: readonly JournalLine[]): boolean {
    if (seq > (this.newest.get(match) ?? this.lookUp(match))) {
      this.newest.set(match, seq);
      return true;
    }
    if (before.some((line) => line[0] === match && line[1] === seq)) return false;
    this.settle();
    return this.prepared('SELECT 1 FROM answers WHERE match = ? AND seq = ?').get(match, seq) === undefined;
  }

  /** The number of a match's newest answer. Matches that have answers in the journal are known. */
  private lookUp(match: string): number {
    if (this.newest.size >= KNOWN) {
      this.settle();
      this.newest.clear();
    }
    return Number(this.prepared('SELECT max(seq) AS seq FROM answers WHERE match = ?').get(match)?.['seq'] ?? 0);
  }

  private prepared(sql: string): StatementSync {
    let statement = this.statements.get(sql);
    if (statement === undefined) {
      statement = this.database.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }
}

/** null: a disk has damaged them. */
function linesIn(text: string): readonly JournalLine[] | null {
  try {
    return JSON.parse(text) as readonly JournalLine[];
  } catch {
    return null;
  }
}
