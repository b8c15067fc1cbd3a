import { type Checklist, citedIn, idsOf, namedIn } from './ids.ts';

/** A test as vitest's JSON reporter has it. */
export interface Test {
  readonly fullName: string;
  readonly status: string;
}

export interface Coverage {
  readonly game: string;
  readonly ids: number;
  /** The rule book says nothing under these ids; null: there is no rule book. */
  readonly notInBook: readonly string[] | null;
  /** No passing test cites these, and they may not wait. */
  readonly uncited: readonly string[];
  /** Of them, those that only a failed or skipped test cites. */
  readonly notPassing: readonly string[];
  /** These may wait, and why; no passing test cites them. */
  readonly later: { readonly [id: string]: string };
  /** Listed among those that may wait, although a passing test cites them: the list is out of date. */
  readonly done: readonly string[];
}

/** Which lines of a checklist the rule book and the passing tests leave out. */
export function coverageOf(game: string, checklist: Checklist, book: string | null, tests: readonly Test[]): Coverage {
  const ids = idsOf(checklist);
  // A range does not count in the book: one sentence about "KM-063..KM-166" would tick off everything.
  const named = book === null ? null : namedIn(book, checklist.prefix);
  const cited = citedBy(
    tests.filter(({ status }) => status === 'passed'),
    checklist.prefix,
  );
  const tried = citedBy(tests, checklist.prefix);
  const { later = {} } = checklist;
  const uncited = ids.filter((id) => !cited.has(id) && later[id] === undefined);
  return {
    game,
    ids: ids.length,
    notInBook: named === null ? null : ids.filter((id) => !named.has(id)),
    uncited,
    notPassing: uncited.filter((id) => tried.has(id)),
    later: Object.fromEntries(Object.entries(later).filter(([id]) => !cited.has(id))),
    done: Object.keys(later).filter((id) => cited.has(id)),
  };
}

const citedBy = (tests: readonly Test[], prefix: string): Set<string> =>
  new Set(tests.flatMap(({ fullName }) => [...citedIn(fullName, prefix)]));

export const complete = ({ notInBook, uncited, done }: Coverage): boolean =>
  notInBook?.length === 0 && uncited.length === 0 && done.length === 0;

/** The coverage in lines of text; ids that follow one another are written as a range. */
export function coverageText({ game, ids, notInBook, uncited, notPassing, later, done }: Coverage): string {
  const waiting = Object.entries(later);
  const untested = uncited.filter((id) => !notPassing.includes(id));
  return [
    ...(notInBook === null ? [`${game}: there is no rule book docs/rules/${game}.md`] : []),
    ...listed(`not in docs/rules/${game}.md`, notInBook ?? []),
    ...listed('cited by no test', untested),
    ...listed('cited only by tests that do not pass', notPassing),
    ...listed('cited by passing tests, and still listed under later', done),
    ...(waiting.length === 0 ? [] : [`may wait (${waiting.length}):`, ...waiting.map(([id, why]) => `  ${id}: ${why}`)]),
    `${game}: ${ids - uncited.length - waiting.length} of ${ids} cited by passing tests, ${uncited.length} missing` +
      (waiting.length === 0 ? '' : `, ${waiting.length} may wait`) +
      (notInBook === null ? '' : `; ${ids - notInBook.length} of ${ids} in the rule book`),
  ].join('\n');
}

const listed = (title: string, ids: readonly string[]): string[] =>
  ids.length === 0 ? [] : [`${title} (${ids.length}):`, ...runs(ids).map((run) => `  ${run}`)];

/** `KM-063, KM-064, KM-070` as `KM-063..KM-064`, `KM-070`. */
export function runs(ids: readonly string[]): string[] {
  const found: { first: string; last: string }[] = [];
  const number = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));
  for (const id of ids) {
    const open = found.at(-1);
    if (open !== undefined && number(open.last) + 1 === number(id)) open.last = id;
    else found.push({ first: id, last: id });
  }
  return found.map(({ first, last }) => (first === last ? first : `${first}..${last}`));
}
