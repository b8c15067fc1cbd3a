import { fast, same } from '@tavern/engine';
import { expect, test } from 'vitest';
import { matchAt, newMatch } from '../magpies/recorded.ts';

test.each(['toString', 'constructor', '__proto__', 'valueOf'])(
  'an option with a field too many is refused, also if it is called %s',
  (field) => {
    const match = matchAt('turn');
    const [who] = match.asked;
    const id = who === undefined ? 0 : (match.question(who)?.id ?? 0);
    const option: unknown = JSON.parse(`{ "do": "pass", "${field}": 1 }`);
    expect(match.answer(who ?? 0, id, option)).toMatchObject({ code: 'not-an-option', field: `option.${field}` });
  },
);

test('a list or an instance with the right fields is no option', () => {
  const match = newMatch(fast(1));
  expect(match.answer(0, 1, Object.assign([], { do: 'bid', n: 1 }))).toMatchObject({ code: 'malformed', field: 'option' });
  expect(match.answer(0, 1, Object.create({ do: 'bid', n: 1 }))).toMatchObject({ code: 'malformed', field: 'option' });
});

test('seat -0, which JSON can write, is seat 0 everywhere', () => {
  const match = newMatch(fast(1));
  const result = match.answer(JSON.parse('-0') as number, 0, { do: 'concede' });
  expect(same(result, { ok: true, events: [{ event: { type: 'left', seat: 0 }, to: null }] })).toBe(true);
  expect(Object.is(match.gone[0], 0)).toBe(true);
});
