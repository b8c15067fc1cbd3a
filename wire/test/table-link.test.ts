import { type Packet, type Say, seat, type Types } from '@tavern/engine';
import type { Frame } from '@tavern/host';
import { type PastFrames, TableLink, type TableSource, toPast, toWhole } from '@tavern/wire';
import { expect, test } from 'vitest';

const MEI = seat(0);
const ANN = seat(1);
const why: Say = { key: 'refusal.no-such-match' };

const frameAt = (n: number): Frame => {
  const packet = { view: { nth: n }, question: null, waiting: [], over: null } as unknown as Packet<Types>;
  return { n, at: n, events: [], views: [], packet };
};

/** A server that has these frames, and all that it was asked. */
function server({ seat: own = 0, refuses = false }: { readonly seat?: number | null; readonly refuses?: boolean } = {}) {
  const frames = [0, 1, 2].map(frameAt);
  const asked: [name: string, request: object][] = [];
  const watched = { ok: true, seat: own, names: ['Mei', 'Ann'], update: { match: 'm' } };
  const history = (from = 0): PastFrames & { ok: true } => ({ ok: true, ...toPast(frames.slice(from, from + 2), 2) });
  const link = new TableLink('m', (name, request, heard) => {
    asked.push([name, request]);
    const replies: { readonly [name: string]: object } = {
      'table.watch': refuses ? { ok: false, code: 'no-such-match', why } : watched,
      'table.answer': { ok: true, frame: 1, held: true },
      'table.claim': { ok: false, code: 'rivals-not-away', why },
      'table.history': history((request as { readonly from?: number }).from),
    };
    const reply = (replies[name] ?? { ok: true }) as never;
    heard?.(reply);
    return Promise.resolve(reply);
  });
  return { link, asked, frames, source: link as TableSource };
}

test('a link is a table source: the frames and statuses of its own eyes alone', async () => {
  const { link, source } = server();
  const heard: unknown[] = [];
  source.listen({ frame: (viewer, { n }, whole) => heard.push([viewer, n, whole]) });
  await link.takeUp();
  link.update({ match: 'm', start: toWhole(frameAt(4)) });
  expect(source.own).toEqual([MEI]);
  expect(source.frame(MEI)?.n).toBe(4);
  expect(source.frame(ANN)).toBeNull();
  expect(source.frame(null)).toBeNull();
  expect(source.status(ANN)).toBeNull();
  expect(heard).toEqual([[MEI, 4, true]]);
});

test('a spectator has no seat, and sees through the eyes of all', async () => {
  const { link, source } = server({ seat: null });
  await link.takeUp();
  link.update({ match: 'm', start: toWhole(frameAt(4)) });
  expect(source.own).toEqual([]);
  expect(source.frame(null)?.n).toBe(4);
});

test('it says how it is: lost until the table is watched, there, lost again, or refused', async () => {
  const { link, source } = server();
  const told: string[] = [];
  source.listen({ link: (state) => told.push(state) });
  expect(source.link).toBe('lost');
  await link.takeUp();
  link.lost();
  await link.takeUp();
  expect(told).toEqual(['there', 'lost', 'there']);

  const none = server({ refuses: true });
  const gone: Say[] = [];
  none.source.listen({ gone: (what) => gone.push(what) });
  await expect(none.link.takeUp()).rejects.toThrow('no-such-match');
  expect([none.source.link, gone]).toEqual(['refused', [why]]);
});

test('answers tell whether they are held, and nothing else of the reply; refusals are whole', async () => {
  const { source, asked } = server();
  expect(await source.answer(MEI, 7, { do: 'pass' })).toEqual({ ok: true, held: true });
  expect(asked.at(-1)).toMatchObject(['table.answer', { match: 'm', question: 7, option: { do: 'pass' } }]);
  expect(await source.concede(MEI)).toEqual({ ok: true, held: true });
  expect(asked.at(-1)).toMatchObject(['table.answer', { question: 0, option: { do: 'concede' } }]);
  expect(await source.claim(MEI)).toEqual({ ok: false, code: 'rivals-not-away', why });
  expect(await source.back(MEI)).toEqual({ ok: true });
  expect(await source.lend(MEI, ANN)).toEqual({ ok: true });
  expect(asked.at(-1)).toEqual(['table.lend', { match: 'm', seat: ANN }]);
  expect(await source.more(MEI)).toEqual({ ok: true });
  expect(asked.at(-1)).toEqual(['table.more', { match: 'm' }]);
});

test('history is asked for part by part until the newest frame is there', async () => {
  const { source, asked, frames } = server();
  expect(await source.history(MEI, 0)).toEqual(frames);
  expect(asked.map(([, request]) => (request as { readonly from: number }).from)).toEqual([0, 2]);
});
