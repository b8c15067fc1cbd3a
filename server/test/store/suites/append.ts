import { expect, it } from 'vitest';
import { AppendQueue } from '../../../store/append-queue.ts';
import { rows } from '../../../store/sql.ts';
import type { Home } from '../databases.ts';
import { answer } from '../samples.ts';

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

export function appendTests(home: Home): void {
  it('keeps answers as they were, in order', async () => {
    const { matches } = (await home.empty()).store;
    const given = [
      answer('m1', 1, { clientId: 'c1' }),
      answer('m1', 2, { by: 'clock' }),
      answer('m1', 3, { by: 'bot', seat: 1, option: {} }),
      answer('m1', 10, { at: 90_000_000_000 }),
    ];
    for (const row of given.toReversed()) expect(await matches.append([row])).toEqual([true]);
    expect(await matches.answers('m1')).toEqual(given);
    expect(await matches.answers('m1', 2)).toEqual(given.slice(2));
    expect(await matches.answers('m1', 10)).toEqual([]);
    expect(await matches.answers('none')).toEqual([]);
  });

  it('says of each row whether it was stored, in the order they were given', async () => {
    const { matches } = (await home.empty()).store;
    expect(await matches.append([])).toEqual([]);
    expect(await matches.append([answer('m2', 1), answer('m1', 1), answer('m3', 1)])).toEqual([true, true, true]);
    const mixed = [answer('m4', 1), answer('m0', 1), answer('m2', 2), answer('m1', 1, { chain: 'another' }), answer('m3', 1)];
    expect(await matches.append(mixed)).toEqual([true, true, true, false, false]);
    expect(await matches.answers('m1')).toEqual([answer('m1', 1)]);
    expect(await matches.answers('m2')).toEqual([answer('m2', 1), answer('m2', 2)]);
    expect(await matches.answers('m4')).toEqual([answer('m4', 1)]);
  });

  it('stores nothing of a batch that fails', async () => {
    const { matches } = (await home.empty()).store;
    const batch = [...numbers(200).map((number) => answer(`m${number}`, 1)), answer('zz', 1, { chain: 'nul \0' })];
    await expect(matches.append(batch)).rejects.toThrow('cannot be stored');
    await expect(matches.append([answer('m1', 1), answer('m2', 1.5)])).rejects.toThrow('cannot be stored');
    expect(await matches.answers('m1')).toEqual([]);
  });

  it('stores what a queue of many tables gathers, each answer once', async () => {
    const { store, database } = await home.empty();
    const queue = new AppendQueue((batch) => store.matches.append(batch));
    const table = async (match: string): Promise<boolean[]> => {
      const stored: boolean[] = [];
      for (const seq of numbers(10)) stored.push(await queue.append(answer(match, seq)));
      return stored;
    };
    const tables = await Promise.all(numbers(40).map((number) => table(`m${number}`)));
    expect(tables.flat().every(Boolean)).toBe(true);
    expect(await rows(database, 'SELECT count(*) AS count FROM answers')).toEqual([{ count: 400 }]);
    expect(await store.matches.answers('m7')).toEqual(numbers(10).map((seq) => answer('m7', seq)));
  });
}
