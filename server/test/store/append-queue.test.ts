import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { AppendQueue } from '../../store/append-queue.ts';
import type { AnswerRow } from '../../store/store.ts';
import { answer } from './samples.ts';

/** A store that waits to be told what comes of each batch. */
function slowStore() {
  const batches: string[] = [];
  const ends: { resolve: (stored: readonly boolean[]) => void; reject: (error: unknown) => void }[] = [];
  const queue = new AppendQueue((rows: readonly AnswerRow[]) => {
    batches.push(rows.map(({ match, seq }) => `${match}${seq}`).join(' '));
    return new Promise((resolve, reject) => ends.push({ resolve, reject }));
  });
  const end = async (how: readonly boolean[] | Error): Promise<void> => {
    const next = ends.shift();
    if (next === undefined) throw new Error('no batch is under way');
    if (how instanceof Error) next.reject(how);
    else next.resolve(how);
    await turn();
    await turn();
  };
  return { queue, batches, end };
}

it('stores in one batch what is given in one turn of the event loop', async () => {
  const { queue, batches, end } = slowStore();
  const given = [queue.append(answer('a', 1)), queue.append(answer('b', 1))];
  await Promise.resolve();
  given.push(queue.append(answer('c', 1)));
  expect(batches).toEqual([]);
  await turn();
  expect(batches).toEqual(['a1 b1 c1']);
  await end([true, false, true]);
  expect(await Promise.all(given)).toEqual([true, false, true]);
});

it('gathers the next batch while one is under way', async () => {
  const { queue, batches, end } = slowStore();
  const first = queue.append(answer('a', 1));
  await turn();
  const second = [queue.append(answer('b', 1))];
  await turn();
  second.push(queue.append(answer('c', 1)));
  await turn();
  expect(batches).toEqual(['a1']);
  await end([true]);
  expect(batches).toEqual(['a1', 'b1 c1']);
  expect(await first).toBe(true);
  await end([true, true]);
  expect(await Promise.all(second)).toEqual([true, true]);
});

it('takes what nobody waits for along with the next batch, and does not keep it where there is none', async () => {
  const { queue, batches, end } = slowStore();
  const beside: string[] = [];
  const note = (what: string) => queue.beside(() => beside.push(`${what} with ${batches.length}`));
  note('idle');
  expect(beside).toEqual(['idle with 0']);
  const given = [queue.append(answer('a', 1))];
  note('waiting');
  expect(beside).toHaveLength(1);
  await turn();
  expect(beside[1]).toBe('waiting with 1');
  note('under way');
  expect(beside).toHaveLength(2);
  await end([true]);
  expect(beside[2]).toBe('under way with 1');
  expect(await Promise.all(given)).toEqual([true]);
});

it('stores the answers of one match one after another', async () => {
  const { queue, batches, end } = slowStore();
  const given = [1, 2, 3].map((seq) => queue.append(answer('a', seq)));
  given.push(queue.append(answer('b', 1)));
  await turn();
  for (let left = 3; left > 0; left -= 1) await end([true, true]);
  expect(await Promise.all(given)).toEqual([true, true, true, true]);
  expect(batches).toEqual(['a1 b1', 'a2', 'a3']);
});

it('cuts what is too much for one batch', async () => {
  const sizes: number[] = [];
  const queue = new AppendQueue(async (rows) => {
    sizes.push(rows.length);
    return rows.map(() => true);
  });
  await Promise.all(Array.from({ length: 300 }, (_, index) => queue.append(answer(`m${index}`, 1))));
  expect(sizes).toEqual([128, 128, 44]);
});

it('rejects the answers of a batch that fails, and only those', async () => {
  const { queue, end } = slowStore();
  const failing = Promise.allSettled([queue.append(answer('a', 1)), queue.append(answer('b', 1))]);
  await turn();
  const next = queue.append(answer('a', 2));
  const full = new Error('the disk is full');
  await end(full);
  expect(await failing).toEqual([
    { status: 'rejected', reason: full },
    { status: 'rejected', reason: full },
  ]);
  await end([true]);
  expect(await next).toBe(true);
});

it('goes on after a store that throws at once', async () => {
  let calls = 0;
  const queue = new AppendQueue((rows) => {
    calls += 1;
    if (calls === 1) throw new Error('at once');
    return Promise.resolve(rows.map(() => true));
  });
  await expect(queue.append(answer('a', 1))).rejects.toThrow('at once');
  expect(await queue.append(answer('a', 1))).toBe(true);
});

it('refuses an answer that no database takes, before it can spoil the others', async () => {
  const { queue, batches, end } = slowStore();
  const good = queue.append(answer('a', 1));
  await expect(queue.append(answer('b', 1, { clientId: 'nul \0' }))).rejects.toThrow('clientId');
  await expect(queue.append(answer('b', 1, { at: 0.5 }))).rejects.toThrow('at');
  await turn();
  await end([true]);
  expect(await good).toBe(true);
  expect(batches).toEqual(['a1']);
});

it('is flushed when nothing waits to be stored', async () => {
  const { queue, end } = slowStore();
  await queue.flushed();
  const order: string[] = [];
  const settled = [queue.append(answer('a', 1)), queue.append(answer('a', 2))].map((one, index) =>
    one.then(
      () => order.push(`stored ${index}`),
      () => order.push(`failed ${index}`),
    ),
  );
  const flushed = queue.flushed().then(() => order.push('flushed'));
  await turn();
  await end([true]);
  expect(order).toEqual(['stored 0']);
  await end(new Error('full'));
  await Promise.all([...settled, flushed]);
  expect(order).toEqual(['stored 0', 'failed 1', 'flushed']);
});
