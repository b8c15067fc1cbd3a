import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Node } from '../../nodes/node.ts';
import { Ownership } from '../../nodes/ownership.ts';
import type { NodeStore } from '../../store/store.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database that answers when it is told to, or at once. */
class FakeStore implements NodeStore {
  readonly address = 'here';
  readonly names: string[] = [];
  others: readonly string[] = [];
  owners = new Map<string, string>();
  /** Set: renewals wait for it. */
  held: Promise<void> | null = null;

  async renew(name: string): Promise<readonly string[]> {
    this.names.push(name);
    await this.held;
    return [name, ...this.others];
  }

  async take(name: string, matches: readonly string[]): Promise<ReadonlyMap<string, string>> {
    for (const match of matches) if (!this.owners.has(match)) this.owners.set(match, name);
    return new Map(matches.map((match) => [match, this.owners.get(match) ?? '']));
  }

  async release(_name: string, match: string): Promise<void> {
    this.owners.delete(match);
  }

  async end(): Promise<void> {}

  async post(): Promise<void> {}
}

async function started() {
  const store = new FakeStore();
  const heard = { lapsed: 0, joined: 0, gone: [] as string[] };
  const node = new Node(store, {
    lapsed: () => {
      heard.lapsed += 1;
      ownership.lapse();
    },
    joined: () => {
      heard.joined += 1;
    },
    gone: (addresses) => heard.gone.push(...addresses),
    renewed: () => {},
    trouble: () => {},
  });
  const ownership = new Ownership(store, node);
  await node.start();
  return { store, node, ownership, heard };
}

test('a node that renews its lease keeps what it runs', async () => {
  const { node, ownership, heard } = await started();
  await ownership.take(['match']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(node.there).toBe(true);
  expect(ownership.owns('match')).toBe(true);
  expect(heard).toEqual({ lapsed: 0, joined: 1, gone: [] });
});

test('a node that cannot renew stops by its own clock before its lease is over, and owns nothing under its next name', async () => {
  const { store, node, ownership, heard } = await started();
  await ownership.take(['match']);
  let answer = (): void => {};
  store.held = new Promise((done) => {
    answer = done;
  });
  await vi.advanceTimersByTimeAsync(2_400);
  expect(ownership.owns('match')).toBe(true);
  // The lease is over after three seconds.
  await vi.advanceTimersByTimeAsync(500);
  expect(heard.lapsed).toBe(1);
  expect(ownership.owns('match')).toBe(false);
  expect(node.name).toBe('here.2');
  // What was asked for under the first name comes too late to count.
  store.held = null;
  answer();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(node.there).toBe(true);
  expect(ownership.owns('match')).toBe(false);
  expect(store.names.at(-1)).toBe('here.2');
  // The store still says `here.1`, which is nobody any more.
  await ownership.take(['match']);
  expect(ownership.owns('match')).toBe(false);
});

test('a process that was stopped knows at once that it has nothing to run, before any timer tells it', async () => {
  const { ownership, heard } = await started();
  await ownership.take(['match']);
  // Time passes, and nothing runs.
  vi.setSystemTime(Date.now() + 60_000);
  expect(ownership.owns('match')).toBe(false);
  expect(heard.lapsed).toBe(1);
});

test('a match taken under a name that has lapsed meanwhile is not ours', async () => {
  const { store, ownership } = await started();
  const take = store.take.bind(store);
  store.take = async (name, matches) => {
    const taken = await take(name, matches);
    vi.setSystemTime(Date.now() + 60_000);
    return taken;
  };
  await ownership.take(['match']);
  expect(ownership.owns('match')).toBe(false);
});

test('what is let go can be taken again, in this order', async () => {
  const { store, ownership } = await started();
  await ownership.take(['match']);
  const released = ownership.release('match');
  expect(ownership.owns('match')).toBe(false);
  await ownership.take(['match']);
  await released;
  expect(ownership.owns('match')).toBe(true);
  expect(store.owners.get('match')).toBe('here.1');
});

test('a node that is there no more is noticed, and is no owner', async () => {
  const { store, ownership, heard } = await started();
  store.others = ['there.1'];
  store.owners.set('match', 'there.1');
  await vi.advanceTimersByTimeAsync(1_000);
  await ownership.take(['match']);
  expect(ownership.ownerOf('match')).toBe('there.1');
  store.others = [];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard.gone).toEqual(['there']);
  expect(ownership.ownerOf('match')).toBeNull();
});
