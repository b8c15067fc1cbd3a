import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPlainAnswer, requests } from '../index.ts';

const schema = requests['table.answer'];
const usual = { match: '0123456789abcdef', id: 'one-1', question: 3, option: { do: 'roll' } };

/** Much of it right, some of it nearly, the rest anything that JSON can say. */
const nearly = (right: unknown, ...near: unknown[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(right) }, { weight: 2, arbitrary: fc.constantFrom(...near) }, fc.jsonValue());
const values = nearly('roll', null, true, -0, 1.5, Number.POSITIVE_INFINITY, 'x'.repeat(200), 'x'.repeat(201), [], {});
const keys = fc.oneof(fc.constantFrom('do', '__proto__', 'constructor', 'x'.repeat(64), 'x'.repeat(65)), fc.string());
const options = fc.oneof(fc.dictionary(keys, values, { noNullPrototype: true }), nearly(usual.option, null, [], 'roll'));
const answers = fc.record(
  {
    match: nearly(usual.match, `${usual.match}0`, usual.match.toUpperCase(), `${usual.match}\n`),
    id: nearly(usual.id, '', 'x'.repeat(64), 'x'.repeat(65), 'é', 'one\n'),
    question: nearly(usual.question, 0, -0, -1, 0.5, 2 ** 53, Number.MAX_SAFE_INTEGER, '3'),
    option: options,
    by: fc.constantFrom('clock', undefined),
  },
  { requiredKeys: [], noNullPrototype: true },
);

describe('an answer looked at by hand', () => {
  test('the usual ones pass', () => {
    for (const option of [{ do: 'roll' }, { do: 'buy', card: 7, sure: true, to: null }, {}])
      expect(isPlainAnswer({ ...usual, option })).toBe(true);
  });

  test('whatever passes, the schema lets through as it is', () => {
    fc.assert(
      fc.property(fc.oneof(answers, fc.jsonValue()), (given) => {
        if (isPlainAnswer(given)) expect(schema.parse(given)).toStrictEqual(given);
      }),
      { numRuns: 3_000 },
    );
  });

  test.each([
    ['another field', { ...usual, by: 'clock' }],
    ['a field missing', { match: usual.match, id: usual.id, question: 3 }],
    ['a key that is none', { ...usual, option: JSON.parse('{"__proto__":1}') as unknown }],
    ['a number without end', { ...usual, option: { to: Number.POSITIVE_INFINITY } }],
    ['a list', { ...usual, option: [] }],
    ['something nested', { ...usual, option: { to: {} } }],
    ['nothing', undefined],
  ])('%s is for the schema to judge', (_, given) => expect(isPlainAnswer(given)).toBe(false));
});
