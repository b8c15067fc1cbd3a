import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { complete, coverageOf, coverageText, runs } from '../checklist/coverage.ts';
import { citedIn, idsOf, namedIn, parseChecklists } from '../checklist/ids.ts';
import { citingFiles, runTests } from '../checklist/tests.ts';

const cited = (name: string): string[] => [...citedIn(name, 'XY')].sort();

describe('what a test cites', () => {
  test.each([
    ['XY-007: the hero rests', ['XY-007']],
    ['XY-101, XY-102 loot and leave', ['XY-101', 'XY-102']],
    ['XY-080..XY-082', ['XY-080', 'XY-081', 'XY-082']],
    ['XY-080..082 the fight', ['XY-080', 'XY-081', 'XY-082']],
    ['XY-098..101, XY-007', ['XY-007', 'XY-098', 'XY-099', 'XY-100', 'XY-101']],
    ['XY-082..XY-080 backwards names only its ends', ['XY-080', 'XY-082']],
    ['XY-7 is XY-007', ['XY-007']],
    ['PXY-007, XY-12th, XY 009 and AB-010 are none', []],
  ])('%s', (name, ids) => expect(cited(name)).toEqual(ids));
});

test('the book must name each id itself: a range there ticks nothing off', () => {
  expect([...namedIn('**XY-001** Rest. (XY-002..XY-005 follow.)', 'XY')]).toEqual(['XY-001', 'XY-002', 'XY-005']);
});

test('a line beyond the range counts like the others, and may wait like them', () => {
  const checklist = { prefix: 'XY', from: 1, to: 2, also: ['XY-009'] };
  expect(idsOf(checklist)).toEqual(['XY-001', 'XY-002', 'XY-009']);
  const tests = [{ fullName: 'XY-001..003', status: 'passed' }];
  expect(coverageOf('heroes', checklist, 'XY-001 XY-002', tests)).toMatchObject({ uncited: ['XY-009'], notInBook: ['XY-009'] });
  expect(() =>
    parseChecklists('{"heroes":{"prefix":"XY","from":1,"to":2,"also":["XY-009"],"later":{"XY-009":"why"}}}'),
  ).not.toThrow();
});

describe('coverage', () => {
  const checklist = { prefix: 'XY', from: 1, to: 5 };
  const book = idsOf(checklist).join('\n');
  const passing = (fullName: string) => ({ fullName, status: 'passed' });

  test('only passing tests count', () => {
    const tests = [
      passing('rest XY-001..003'),
      { fullName: 'XY-004', status: 'failed' },
      { fullName: 'XY-003, XY-005', status: 'skipped' },
    ];
    const coverage = coverageOf('heroes', checklist, book, tests);
    expect(coverage).toEqual({
      game: 'heroes',
      ids: 5,
      notInBook: [],
      uncited: ['XY-004', 'XY-005'],
      notPassing: ['XY-004', 'XY-005'],
      later: {},
      done: [],
    });
    expect(complete(coverage)).toBe(false);
    expect(coverageText(coverage)).toBe(`cited only by tests that do not pass (2):
  XY-004..XY-005
heroes: 3 of 5 cited by passing tests, 2 missing; 5 of 5 in the rule book`);
  });

  test('a line that the book has lost is missing too, and so is the book', () => {
    const tests = [passing('XY-001..005')];
    expect(complete(coverageOf('heroes', checklist, book, tests))).toBe(true);
    const lost = coverageOf('heroes', checklist, book.replace('XY-003', 'XY-033'), tests);
    expect(lost.notInBook).toEqual(['XY-003']);
    expect(complete(lost)).toBe(false);
    const bookless = coverageOf('heroes', checklist, null, tests);
    expect(complete(bookless)).toBe(false);
    expect(coverageText(bookless)).toContain('there is no rule book docs/rules/heroes.md');
  });

  test('lines that may wait are listed apart, with their reasons, and are not missing', () => {
    const later = { 'XY-003': 'nobody rests yet', 'XY-004': 'comes with the inn' };
    const tests = [passing('XY-001, XY-002'), { fullName: 'XY-004', status: 'skipped' }];
    const coverage = coverageOf('heroes', { ...checklist, later }, book, tests);
    expect(coverage).toMatchObject({ uncited: ['XY-005'], notPassing: [], later, done: [] });
    expect(complete(coverage)).toBe(false);
    expect(coverageText(coverage)).toBe(`cited by no test (1):
  XY-005
may wait (2):
  XY-003: nobody rests yet
  XY-004: comes with the inn
heroes: 2 of 5 cited by passing tests, 1 missing, 2 may wait; 5 of 5 in the rule book`);
    expect(complete(coverageOf('heroes', { ...checklist, later }, book, [passing('XY-001, XY-002, XY-005')]))).toBe(true);
  });

  test('a line that a passing test cites may not be listed as waiting any longer', () => {
    const later = { 'XY-003': 'nobody rests yet', 'XY-004': 'comes with the inn' };
    const coverage = coverageOf('heroes', { ...checklist, later }, book, [passing('XY-001..003, XY-005')]);
    expect(coverage).toMatchObject({ uncited: [], later: { 'XY-004': 'comes with the inn' }, done: ['XY-003'] });
    expect(complete(coverage)).toBe(false);
    expect(coverageText(coverage)).toContain('cited by passing tests, and still listed under later (1):\n  XY-003\n');
  });

  test('a line that may wait must still be in the book', () => {
    const later = { 'XY-003': 'nobody rests yet' };
    const lost = coverageOf('heroes', { ...checklist, later }, book.replace('XY-003', ''), [passing('XY-001..002, XY-004..005')]);
    expect(lost).toMatchObject({ notInBook: ['XY-003'], uncited: [] });
    expect(complete(lost)).toBe(false);
  });

  test('neighbours are written as a range', () => {
    expect(runs(['XY-001', 'XY-002', 'XY-004', 'XY-009', 'XY-010'])).toEqual(['XY-001..XY-002', 'XY-004', 'XY-009..XY-010']);
    expect(runs([])).toEqual([]);
  });
});

test('only files that can cite are run: the game’s own tests, and those that mention the prefix', () => {
  const root = mkdtempSync(join(tmpdir(), 'tavern-citing-'));
  const put = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  put('games/heroes/test/cards.test.ts', 'names come from the cards');
  put('engine/test/rest.test.ts', 'XY-001');
  put('engine/test/other.test.ts', 'AB-001');
  put('engine/rest.ts', 'XY-001');
  put('games/node_modules/peer/test/a.test.ts', 'XY-001');
  expect(citingFiles(root, { heroes: { prefix: 'XY', from: 1, to: 2 } })).toEqual([
    'engine/test/rest.test.ts',
    'games/heroes/test/cards.test.ts',
  ]);
  rmSync(root, { recursive: true });
});

test('tests are run and told by their full names; a file that does not load is named', async () => {
  const root = mkdtempSync(join(tmpdir(), 'tavern-running-'));
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(root, 'node_modules'), 'junction');
  const suite = `import { describe, expect, test } from 'vitest';
    describe('XY-001..002 rest', () => {
      test('heals', () => expect(1).toBe(1));
      test('XY-003 ends', () => expect(1).toBe(2));
      test.skip('XY-004 later', () => {});
    });`;
  writeFileSync(join(root, 'rest.test.ts'), suite);
  writeFileSync(join(root, 'broken.test.ts'), "import './nowhere.ts';");
  const { tests, broken } = await runTests(root, ['rest.test.ts', 'broken.test.ts']);
  const passed = tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
  expect(passed).toEqual(['XY-001..002 rest heals']);
  expect(tests.map(({ status }) => status).sort()).toEqual(['failed', 'passed', 'skipped']);
  expect(broken).toHaveLength(1);
  expect(broken[0]).toContain('broken.test.ts');
  rmSync(root, { recursive: true });
});

test.each([
  ['{', 'JSON'],
  ['[]', 'it should be an object with a field per game'],
  ['{"heroes":{"from":1,"to":2}}', 'heroes.prefix should be capital letters'],
  ['{"heroes":{"prefix":"XY","from":-1,"to":2}}', 'heroes.from should be a whole number'],
  ['{"heroes":{"prefix":"XY","from":3,"to":2}}', 'heroes.to should be a whole number, not below from'],
  ['{"heroes":{"prefix":"XY","from":1,"to":2,"also":"XY-009"}}', 'heroes.also should be a list of ids'],
  ['{"heroes":{"prefix":"XY","from":1,"to":2,"also":["XY-9"]}}', 'heroes.also.0 should be an id such as XY-003'],
  ['{"heroes":{"prefix":"XY","from":1,"to":2,"also":[9]}}', 'heroes.also.0 should be an id such as XY-003'],
  ['{"heroes":{"prefix":"XY","from":1,"to":2,"also":["XY-002"]}}', 'heroes.also.0: XY-002 is in the checklist already'],
  ['{"heroes":{"prefix":"XY","from":1,"to":2,"also":["XY-009","XY-009"]}}', 'heroes.also.1: XY-009 is in the checklist already'],
  ['{"heroes":{"prefix":"XY","from":1,"to":2,"later":["XY-001"]}}', 'heroes.later should be an object with a reason per id'],
  ['{"heroes":{"prefix":"XY","from":1,"to":2,"later":{"XY-003":"why"}}}', 'heroes.later.XY-003 is not in the checklist'],
  ['{"heroes":{"prefix":"XY","from":1,"to":2,"later":{"XY-001":" "}}}', 'heroes.later.XY-001 should say why'],
])('checklists written as %s are refused', (text, problem) => {
  expect(() => parseChecklists(text)).toThrow(problem);
});
