import { type Field, fieldKeys, fieldsOf, parseSettings } from '@tavern/engine';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { magpies } from './magpies/magpies.ts';
import { wordless } from './wordless.ts';

const only = (schema: z.ZodType, prefix?: string): Field | undefined => fieldsOf(z.strictObject({ it: schema }), prefix)[0];

test('a boolean is a switch, off unless the schema says otherwise', () => {
  expect(only(z.boolean())).toEqual({
    name: 'it',
    type: 'switch',
    initial: false,
    label: { key: 'options.it.label' },
    help: { key: 'options.it.help' },
  });
  expect(only(z.boolean().default(true))).toMatchObject({ type: 'switch', initial: true });
});

test('an enum is a choice with a label for each value, the first unless the schema says otherwise', () => {
  expect(only(z.enum(['early', 'late']))).toMatchObject({
    type: 'choice',
    initial: 'early',
    values: [
      { value: 'early', label: { key: 'options.it.early' } },
      { value: 'late', label: { key: 'options.it.late' } },
    ],
  });
  expect(only(z.enum(['early', 'late']).default('late'))).toMatchObject({ initial: 'late' });
});

test('a whole number with bounds is a number, its least unless the schema says otherwise', () => {
  expect(only(z.int().min(4).max(9))).toMatchObject({ type: 'number', min: 4, max: 9, initial: 4 });
  expect(only(z.int().min(4).max(9).default(6))).toMatchObject({ type: 'number', min: 4, max: 9, initial: 6 });
});

test('anything else is shown as it is, with its schema', () => {
  expect(only(z.string())).toMatchObject({ type: 'other', initial: null, schema: { type: 'string' } });
  expect(only(z.array(z.string()).default(['ann']))).toMatchObject({
    type: 'other',
    initial: ['ann'],
    schema: { type: 'array' },
  });
  expect(only(z.number().min(0).max(1))).toMatchObject({ type: 'other' });
});

test('fields come in the order of the schema', () => {
  expect(fieldsOf(magpies.rules).map(({ name, type, initial }) => [name, type, initial])).toEqual([
    ['goal', 'number', 6],
    ['barter', 'switch', true],
    ['dusk', 'choice', 'late'],
  ]);
  expect(fieldsOf(z.strictObject({}))).toEqual([]);
});

test('what a seat chooses has texts of its own', () => {
  expect(only(z.boolean(), 'seat')).toMatchObject({ label: { key: 'seat.it.label' }, help: { key: 'seat.it.help' } });
  expect(only(z.enum(['a']), 'seat')).toMatchObject({ values: [{ label: { key: 'seat.it.a' } }] });
});

test('the keys of all that is shown: label, help, and each value of a choice', () => {
  expect(fieldKeys(fieldsOf(magpies.rules))).toEqual([
    'options.goal.label',
    'options.goal.help',
    'options.barter.label',
    'options.barter.help',
    'options.dusk.label',
    'options.dusk.help',
    'options.dusk.early',
    'options.dusk.late',
  ]);
});

const rules = { goal: 6 };
const seats = [{ bird: 'crow' }, {}];
const settings: readonly { what: string; given: { rules: unknown; seats: unknown }; field: string; problem: string }[] = [
  { what: 'no rules', given: { rules: null, seats }, field: 'rules', problem: 'wrong-type' },
  { what: 'a list of rules', given: { rules: [], seats }, field: 'rules', problem: 'wrong-type' },
  { what: 'an unknown rule', given: { rules: { ...rules, wind: 1 }, seats }, field: 'rules.wind', problem: 'unknown-field' },
  { what: 'a number too small', given: { rules: { goal: 3 }, seats }, field: 'rules.goal', problem: 'too-small' },
  { what: 'a number too big', given: { rules: { goal: 10 }, seats }, field: 'rules.goal', problem: 'too-big' },
  { what: 'a fraction', given: { rules: { goal: 4.5 }, seats }, field: 'rules.goal', problem: 'wrong-type' },
  { what: 'a word for a switch', given: { rules: { barter: 'yes' }, seats }, field: 'rules.barter', problem: 'wrong-type' },
  { what: 'no such choice', given: { rules: { dusk: 'noon' }, seats }, field: 'rules.dusk', problem: 'not-allowed' },
  { what: 'no list of seats', given: { rules, seats: { 0: {} } }, field: 'seats', problem: 'not-a-list' },
  { what: 'a seat too few', given: { rules, seats: [{}] }, field: 'seats', problem: 'seat-count' },
  { what: 'a seat too many', given: { rules, seats: [{}, {}, {}, {}, {}] }, field: 'seats', problem: 'seat-count' },
  { what: 'a bad choice', given: { rules, seats: [{}, { bird: 'owl' }] }, field: 'seats.1.bird', problem: 'not-allowed' },
  { what: 'an unknown choice', given: { rules, seats: [{ hat: 1 }, {}] }, field: 'seats.0.hat', problem: 'unknown-field' },
  { what: 'an empty seat', given: { rules, seats: [{}, null] }, field: 'seats.1', problem: 'wrong-type' },
];

test.each(settings)('settings refused: $what', ({ given, field, problem }) => {
  const refusal = parseSettings(magpies, given);
  expect(refusal).toMatchObject({
    ok: false,
    code: 'malformed',
    field,
    why: { with: { problem: { key: `problem.${problem}` } } },
  });
  expect('why' in refusal && wordless(refusal.why)).toEqual([]);
});

test('settings may leave out what has a default', () => {
  expect(parseSettings(magpies, { rules: {}, seats })).toEqual({
    ok: true,
    rules: { goal: 6, barter: true, dusk: 'late' },
    seats: [{ bird: 'crow' }, { bird: 'magpie' }],
  });
});
