import {
  type Block,
  type Language,
  lineText,
  nameOf,
  optionText,
  render,
  type Say,
  say,
  seat,
  tableText,
  withAside,
  withEngineTexts,
} from '@tavern/engine';
import { describe, expect, test } from 'vitest';

const own = { a: 'A', b: 'B', c: 'C' };
const words = withEngineTexts({ en: own, 'zh-Hant': own });
const read = (what: Say, language: Language = 'en'): string => render(words[language], what, ['Mei', 'Ann']);
const [a, b, c] = [say('a'), say('b'), say('c')];
const [mei, ann] = [seat(0), seat(1)];
const lines = (block: Block, language: Language = 'en'): string[] => tableText([block]).map((line) => read(line.say, language));

describe('a line of the log as text', () => {
  test('is what it says; a heading stands between dashes, details are set in below', () => {
    expect(read(lineText({ say: a }))).toBe('A');
    expect(read(lineText({ say: a, heading: true }))).toBe('— A —');
    expect(read(lineText({ say: a, details: [b, c] }))).toBe('A\n    B\n    C');
  });
});

test('an option as text is the deed and, after a colon, what comes of it; or the line that it has', () => {
  expect(read(optionText({ say: a }))).toBe('A');
  expect(read(optionText({ say: a, sub: b }))).toBe('A: B');
  expect(read(optionText({ say: a, sub: b }), 'zh-Hant')).toBe('A：B');
  expect(read(optionText({ say: a, sub: b, line: withAside(a, b) }))).toBe('A (B)');
});

describe('a table as text', () => {
  test('has its places in rows, each with its number and who stands there', () => {
    const [first, second] = [
      { number: 0, label: a, kind: 'start', seats: [mei, ann] },
      { label: b, kind: 'end', seats: [] },
    ];
    expect(lines({ id: 'board', kind: 'places', legend: [c], rows: [[first, second], [second]] })).toEqual([
      'C',
      '0 A [Mei, Ann] · B',
      'B',
    ]);
  });

  test('has a title before a colon, dots between parts, commas inside one, asides in brackets, as its language writes them', () => {
    const block: Block = { id: 'rows', kind: 'rows', rows: [{ title: nameOf(mei), parts: [a, [b, c]], asides: [a, b] }] };
    expect(lines(block)).toEqual(['Mei: A · B, C (A, B)']);
    expect(lines(block, 'zh-Hant')).toEqual(['Mei：A · B，C（A，B）']);
  });

  test('sets rows in below a head, and where it could be the turn of one of them', () => {
    expect(lines({ id: 'rows', kind: 'rows', head: c, rows: [{ parts: [a] }] })).toEqual(['C', '  A']);
    const rows = [
      { current: true, parts: [a] },
      { current: false, parts: [b] },
    ];
    expect(lines({ id: 'rows', kind: 'rows', rows })).toEqual(['▶ A', '  B']);
  });

  test('has a name for each line, which it keeps when another note comes before it', () => {
    const named = (...notes: Say[]): string[] => tableText([{ id: 'own', kind: 'notes', notes }]).map(({ name }) => name);
    expect(named(a, c)).toEqual([named(a)[0], named(c)[0]]);
    expect(named(a, b, c).at(-1)).toBe(named(c)[0]);
    expect(new Set(named(a, a)).size).toBe(2);
  });

  test('does not take a row without parts', () => {
    expect(() => lines({ id: 'rows', kind: 'rows', rows: [{ title: a, parts: [] }] })).toThrow('empty');
  });
});
