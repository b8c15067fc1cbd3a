import { expect, test } from 'vitest';
import { companyAt } from '../../play/names.ts';

const table = { people: 1, seats: 6, language: 'en' } as const;

test('bots at the terminal are persons, nobody twice, and the same ones come for the same seed', () => {
  const { names, bots } = companyAt('7', table);
  expect(bots).toHaveLength(5);
  expect(new Set(names).size).toBe(6);
  expect(companyAt('7', table).names).toEqual(names);
  expect(companyAt('8', table).names).not.toEqual(names);
});

test('a bot with the name of a person is replaced', () => {
  const [, taken = ''] = companyAt('7', table).names;
  const { names } = companyAt('7', table, taken);
  expect(names[0]).toBe(taken);
  expect(names.slice(1)).not.toContain(taken);
});
