import { because, fieldKeys, fieldsOf, offers, openChoice, readWith, say } from '@tavern/engine';
import { sampleSettings } from '@tavern/engine/conformance';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fast } from '../rng/fast.ts';
import { magpies } from './magpies/magpies.ts';

/** A flag is ready by name, or any three colours: they are kept in their one order. */
const flag = openChoice(['plain', 'striped'], (given) =>
  /^[a-z]{3}$/.test(given)
    ? { ok: true, value: given.split('').sort().join('') }
    : { ok: false, why: say('flag.colours', { given, colours: 3 }) },
);
const choice = z.strictObject({ flag });
const field = fieldsOf(choice, 'seat')[0];

test('an open choice lists what it has ready, and says that it is open', () => {
  expect(field).toEqual({
    name: 'flag',
    type: 'choice',
    open: true,
    initial: 'plain',
    values: [
      { value: 'plain', label: { key: 'seat.flag.plain' } },
      { value: 'striped', label: { key: 'seat.flag.striped' } },
    ],
    label: { key: 'seat.flag.label' },
    help: { key: 'seat.flag.help' },
  });
  expect(fieldKeys(field === undefined ? [] : [field])).toContain('seat.flag.striped');
});

test('a closed choice does not say that it is open', () => {
  expect(fieldsOf(z.strictObject({ it: z.enum(['a', 'b']) }))[0]).not.toHaveProperty('open');
});

test('a listed value is taken as it is, and the first one is the default', () => {
  expect(choice.parse({})).toEqual({ flag: 'plain' });
  expect(choice.parse({ flag: 'striped' })).toEqual({ flag: 'striped' });
});

test('another value is kept as the check gives it, and parsing that again changes nothing', () => {
  const once = choice.parse({ flag: 'rgb' });
  expect(once).toEqual({ flag: 'bgr' });
  expect(choice.parse(once)).toEqual(once);
});

test('what the check refuses has words of its own, with the field at fault', () => {
  expect(readWith(choice, { flag: 'green' }, 'seats.1')).toEqual({
    ok: false,
    code: 'malformed',
    field: 'seats.1.flag',
    why: { key: 'flag.colours', with: { given: 'green', colours: 3 } },
  });
  expect(readWith(choice, { flag: 7 })).toMatchObject({
    field: 'flag',
    why: { with: { problem: { key: 'problem.wrong-type' } } },
  });
});

test('any check of a schema can name its problem; one that does not has the words it brings', () => {
  const even = z.strictObject({
    n: z.int().superRefine((n, context) => {
      if (n % 2 !== 0) context.addIssue(because(say('number.odd', { n })));
    }),
  });
  expect(readWith(even, { n: 3 })).toMatchObject({ code: 'malformed', field: 'n', why: { key: 'number.odd', with: { n: 3 } } });
  const odd = z.strictObject({ n: z.int().refine((n) => n % 2 !== 0, 'it is even') });
  expect(readWith(odd, { n: 2 })).toMatchObject({
    why: { with: { problem: { key: 'problem.refused', with: { message: 'it is even' } } } },
  });
});

test('an open field may have any text; a closed one only what it lists', () => {
  const [closed] = fieldsOf(z.strictObject({ it: z.enum(['a', 'b']) }));
  if (field === undefined || closed === undefined) throw new Error('no field');
  expect([offers(field, 'plain'), offers(field, 'bgr'), offers(field, 7)]).toEqual([true, true, false]);
  expect([offers(closed, 'a'), offers(closed, 'bgr')]).toEqual([true, false]);
});

test('matches are made up with the listed values', () => {
  const game = { ...magpies, seatChoice: () => choice as unknown as ReturnType<typeof magpies.seatChoice> };
  const flags = Array.from({ length: 20 }, (_, seed) => sampleSettings(game, fast(seed).stream('open'), 2).seats).flat();
  expect(new Set(flags.map((each) => JSON.stringify(each)))).toEqual(new Set(['{"flag":"plain"}', '{"flag":"striped"}']));
});
