import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { MIGRATIONS } from '../../store/schema.ts';
import { Journal } from '../../store/sqlite/journal.ts';

const dialect = { counter: 'INTEGER PRIMARY KEY', faraway: false, alone: [] };

let database: DatabaseSync;
let journal: Journal;
beforeEach(() => {
  database = new DatabaseSync(':memory:');
  for (const { sql } of MIGRATIONS) for (const each of sql(dialect)) database.exec(each);
  journal = new Journal(database);
});

const line = (match: string, seq: number, option = '{"do":"roll"}') => [
  match,
  seq,
  0,
  option,
  null,
  seq * 10,
  `c${seq}`,
  seq,
  'ab',
];
const append = (...lines: readonly unknown[][]) => journal.append(JSON.stringify(lines));
const settled = (): unknown[] => database.prepare('SELECT match, seq, at FROM answers ORDER BY match, seq').all();
const rows = (): number => database.prepare('SELECT id FROM journal').all().length;

it('keeps the answers of a batch as one row, and settles a few at a time, match by match', () => {
  expect(append(line('a', 1), line('b', 1))).toBeNull();
  expect(append(line('a', 2), line('b', 2))).toBeNull();
  expect([rows(), journal.waiting, settled()]).toEqual([2, 4, []]);
  journal.settle(3);
  expect([rows(), journal.waiting, journal.unfinished]).toEqual([2, 4, true]);
  expect(settled()).toEqual([
    { match: 'a', seq: 1, at: 10 },
    { match: 'a', seq: 2, at: 20 },
    { match: 'b', seq: 1, at: 10 },
  ]);
  append(line('a', 3));
  journal.settle(3);
  // What came after it had begun waits for the next time.
  expect([rows(), journal.waiting, journal.unfinished, settled().length]).toEqual([1, 1, false, 4]);
  journal.settle();
  expect([rows(), journal.waiting, settled().length]).toEqual([0, 0, 5]);
});

it('settles the rest at once when everything must be there, and twice where a process was killed half-way', () => {
  append(line('a', 1), line('b', 1), line('c', 1));
  journal.settle(1);
  append(line('a', 2));
  const next = new Journal(database);
  next.reread();
  expect([next.waiting, settled().length]).toEqual([4, 1]);
  next.settle();
  journal.settle();
  expect([rows(), journal.waiting, settled().length]).toEqual([0, 0, 4]);
});

it('stores no answer whose place is taken, in the journal, in the table or in the same batch', () => {
  append(line('a', 1), line('b', 1));
  expect(append(line('a', 1), line('b', 2))).toEqual([false, true]);
  journal.settle();
  expect(append(line('a', 1), line('a', 2), line('a', 2), line('b', 1))).toEqual([false, true, false, false]);
  journal.settle();
  expect(settled().length).toBe(4);
});

it('knows after a start what a process that was killed left in it', () => {
  append(line('a', 1), line('b', 1));
  append(line('a', 2));
  const next = new Journal(database);
  next.reread();
  expect(next.waiting).toBe(3);
  expect(next.append(JSON.stringify([line('a', 2), line('a', 3)]))).toEqual([false, true]);
  next.settle();
  expect(settled().length).toBe(4);
});

it('leaves a row that a disk has damaged where it is, and settles all others', () => {
  append(line('a', 1));
  append(line('b', 1));
  database.exec('UPDATE journal SET answers = \'[["a",1,\' WHERE id = 1');
  journal.reread();
  journal.settle();
  expect([rows(), settled()]).toEqual([1, [{ match: 'b', seq: 1, at: 10 }]]);
});

it('keeps an option to the letter, whatever is in it', () => {
  const option = JSON.stringify({ say: '“ \\ " \n 山 😀', n: 1.5, none: null });
  append(line('a', 1, option));
  journal.settle();
  expect(database.prepare('SELECT option FROM answers').get()).toEqual({ option });
});
