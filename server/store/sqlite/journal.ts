import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { JournalLine } from './messages.ts';

/** A row of the journal, and how many answers are in it. */
interface Pending {
  readonly id: number;
  readonly answers: number;
}

/** How many matches it knows the newest answer of; then it forgets them all, and looks them up again. */
const KNOWN = 20_000;

/** The places of an answer in its line are the columns, in this order. */
const COLUMNS = ['match', 'seq', 'seat', 'option', 'given_by', 'at', 'client_id', 'frame', 'chain'];

/** `ORDER BY`: answers of one match are neighbours in the table, and fill its pages one by one. */
const SETTLE = `
  INSERT OR IGNORE INTO answers (${COLUMNS.join(', ')})
  SELECT ${COLUMNS.map((_, index) => `line.value ->> ${index}`).join(', ')}
  FROM journal, json_each(journal.answers) AS line WHERE journal.id <= ? AND json_valid(journal.answers) ORDER BY 1, 2`;

/** The newest answer of each match that has some in the journal. */
const NEWEST = `
  SELECT line.value ->> 0 AS match, max(line.value ->> 1) AS seq
  FROM journal, json_each(journal.answers) AS line WHERE json_valid(journal.answers) GROUP BY 1`;

/** A row that a disk has damaged stays where it is, and keeps no other one from being settled. */
const REMOVE = 'DELETE FROM journal WHERE id <= ? AND json_valid(answers)';
const WAITING = 'SELECT id, json_array_length(answers) AS answers FROM journal WHERE json_valid(answers) ORDER BY id';

/**
 * Where answers are stored first: all of one batch as one row at the end of a table, so that the disk gets a page or two instead of one for
 * each match. From there they are settled, many at a time, in the table that is read.
 */
export class Journal {
  private readonly database: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();
  private readonly newest = new Map<string, number>();
  private pending: Pending[] = [];
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
      this.add({ id: Number(lastInsertRowid), answers: fresh.length });
    }
    return all ? null : stored;
  }

  /** Settles the oldest rows until there are at least so many answers; all without a number. */
  settle(most = Number.POSITIVE_INFINITY): void {
    if (this.waiting === 0) return;
    let [answers, rows] = [0, 0];
    for (; rows < this.pending.length && answers < most; rows++) answers += this.pending[rows]?.answers ?? 0;
    const last = this.pending[rows - 1]?.id ?? 0;
    this.prepared(SETTLE).run(last);
    this.prepared(REMOVE).run(last);
    this.pending = this.pending.slice(rows);
    this.waiting -= answers;
  }

  /** After a start, and after a transaction that failed: what is in the journal is what the file says. */
  reread(): void {
    this.newest.clear();
    this.pending = [];
    this.waiting = 0;
    const [exists] = this.prepared("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'journal'").all();
    if (exists === undefined) return;
    for (const { id, answers } of this.prepared(WAITING).all()) this.add({ id: Number(id), answers: Number(answers) });
    for (const { match, seq } of this.prepared(NEWEST).all()) this.newest.set(String(match), Number(seq));
  }

  private add(row: Pending): void {
    this.pending.push(row);
    this.waiting += row.answers;
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
