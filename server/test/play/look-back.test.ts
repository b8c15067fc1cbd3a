import type { Packet, Types } from '@tavern/engine';
import type { Frame } from '@tavern/host';
import { fromPast, HISTORY_LIMIT, type PastFrames, toPast } from '@tavern/wire';
import { describe, expect, test } from 'vitest';
import { FinishedMatch } from '../../play/finished-match.ts';
import { Kept } from '../../play/kept.ts';
import { LookBack } from '../../play/look-back.ts';
import type { MatchStore } from '../../store/store.ts';
import { roll } from '../play.ts';
import { good, startMatch, TestServer, until } from '../servers.ts';
import { match as rowOf } from '../store/samples.ts';

const frameAt = (n: number): Frame => {
  const packet = { view: { nth: n }, question: null, waiting: [], over: null } as unknown as Packet<Types>;
  return { n, at: n, events: [], views: [], packet };
};

/** A finished match of this many frames, and how often they were read from the store. */
function finished(count: number): { readonly match: FinishedMatch; readonly reads: () => number } {
  let reads = 0;
  const frames = Array.from({ length: count }, (_, n) => frameAt(n));
  const store = {
    frames: async () => {
      reads += 1;
      return count === 0 ? null : JSON.parse(JSON.stringify(toPast(frames, count - 1)));
    },
  } as unknown as MatchStore;
  const setup = { matches: store, damaged: () => {} };
  return { match: new FinishedMatch({ ...rowOf('m1'), game: 'gone' }, [], setup), reads: () => reads };
}

const read = (text: string | undefined): PastFrames => JSON.parse(text ?? 'null') as PastFrames;

describe('a finished match', () => {
  test('is read once, and each of its pages is made once, for all who look through the same eyes', async () => {
    const { match, reads } = finished(120);
    const back = new LookBack();
    const [first, second] = await Promise.all([back.page(match, null, 0), back.page(match, null, 0)]);
    expect(reads()).toBe(1);
    expect(first?.text).toBe(second?.text);
    const again = await back.page(match, null, 0);
    expect([again?.text, again?.cost]).toEqual([first?.text, 5]);
    expect(first?.cost).toBe(120 + HISTORY_LIMIT);
    expect((await back.last(match, null)).cost).toBe(1);
    expect(reads()).toBe(1);
  });

  test('comes in pages that follow on each other, up to the newest', async () => {
    const { match } = finished(120);
    const back = new LookBack();
    const seen: number[] = [];
    for (let next = 0; next < 120; next = seen.length) {
      const page = read((await back.page(match, null, next))?.text);
      expect(page).toMatchObject({ ok: true, newest: 119 });
      seen.push(...fromPast(page).map(({ n }) => n));
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => n));
    expect(fromPast(read((await back.page(match, null, 5_000))?.text)).map(({ n }) => n)).toEqual([119]);
  });

  test('of which nothing was kept has no page', async () => {
    const { match } = finished(0);
    expect(await new LookBack().page(match, null, 0)).toBeNull();
  });
});

test('a page of a running match is the same text until there is more to see on it', async () => {
  const server = await TestServer.start();
  const started = await startMatch(server, 'race', 2, { settings: { rules: { tiles: 100 } } });
  const [mei] = started.people;
  const look = async (): Promise<PastFrames> =>
    good(await (mei as NonNullable<typeof mei>).request('table.history', { match: started.match, from: 0 }));
  await roll(started, 2);
  expect(fromPast(await look()).map(({ n }) => n)).toEqual([0, 1, 2]);
  expect(await look()).toMatchObject({ newest: 2 });
  good((await started.tables[0]?.choose({ do: 'roll' })) as { ok: boolean });
  await until(() => started.tables[0]?.newest?.n === 3);
  expect(fromPast(await look()).map(({ n }) => n)).toEqual([0, 1, 2, 3]);
});

test('who was away for more than a page of frames gets the newest whole, and looks back at the others page by page', async () => {
  const server = await TestServer.start();
  const started = await startMatch(server, 'race', 2, { settings: { rules: { tiles: 100 } } });
  await roll(started, HISTORY_LIMIT + 2);
  const { match } = started;
  const watcher = await server.guest('Watcher');
  const watch = async (since: number) => good(await watcher.request('table.watch', { match, since })).update;
  expect(await watch(1)).toMatchObject({ start: { n: HISTORY_LIMIT + 2 } });
  const { start, frames = [] } = await watch(2);
  expect([start, frames.length]).toEqual([undefined, HISTORY_LIMIT]);
});

test('what was used last is kept, up to a weight', () => {
  const kept = new Kept<string>(10);
  kept.put('a', 'A', 4);
  kept.put('b', 'B', 4);
  expect(kept.get('a')).toBe('A');
  kept.put('c', 'C', 4);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['A', undefined, 'C']);
  kept.put('a', 'A2', 6);
  expect([kept.get('a'), kept.get('c')]).toEqual(['A2', 'C']);
  kept.put('d', 'D', 11);
  expect([kept.get('a'), kept.get('c'), kept.get('d')]).toEqual([undefined, undefined, undefined]);
});
