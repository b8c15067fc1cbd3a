import { expect, it } from 'vitest';
import { rows } from '../../../store/sql.ts';
import type { Finish, SnapshotRow, Store } from '../../../store/store.ts';
import type { Home } from '../databases.ts';
import { answer, later, match, ODD, room } from '../samples.ts';

const START = match('').startedAt;

const finish: Finish = {
  ended: { at: START + 60_000, why: 'over', verdict: { ok: true, note: ODD } },
  results: [
    { seat: 0, guest: 'ann', name: ODD, rank: 2, won: false },
    { seat: 1, guest: null, name: 'Bot', rank: 1, won: true },
  ],
  frames: [[{ seen: 'by seat 0' }], [{ seen: ODD }], [{ seen: 'by spectators' }]].map((each) => JSON.stringify(each)),
};

const snapshot = (seq: number, more: Partial<SnapshotRow> = {}): SnapshotRow => ({
  match: 'm1',
  seq,
  chain: `chain ${seq}`,
  frames: [3, 4, 5],
  snapshot: {
    game: 'race',
    version: 3,
    contentHash: 'content',
    seq,
    counts: [1, 2],
    gone: [],
    state: { at: [1, { deep: ODD }] },
    todo: [],
    later: [],
  },
  ...more,
});

/** In a room of its own. */
async function begin({ rooms }: Store, id: string, startedAt = START): Promise<void> {
  await rooms.add(room(id));
  await rooms.saveWithMatch(later(room(id)), match(id, { room: id, startedAt }));
}

export function matchTests(home: Home): void {
  it('gives a match back as it was, ended or not', async () => {
    const { store } = await home.empty();
    await begin(store, 'm1');
    expect(await store.matches.byId('m1')).toEqual(match('m1', { room: 'm1' }));
    expect(await store.matches.byId('none')).toBeNull();
    await store.rooms.add(room('EFGH'));
    const ended = match('m2', { ended: { at: 5, why: 'rules-changed', verdict: null } });
    await store.rooms.saveWithMatch(later(room('EFGH')), ended);
    expect(await store.matches.byId('m2')).toEqual(ended);
  });

  it('keeps what a match of a test begins with', async () => {
    const { store } = await home.empty();
    const { snapshot: injected } = snapshot(0);
    await store.rooms.add(room('EFGH'));
    await store.rooms.saveWithMatch(later(room('EFGH')), match('m1', { injected }));
    expect(await store.matches.byId('m1')).toEqual(match('m1', { injected }));
  });

  it('finishes a match once, with results and what everybody saw', async () => {
    const { store } = await home.empty();
    const { matches } = store;
    await begin(store, 'm1');
    expect(await matches.finish('m1', finish)).toBe(true);
    const again = { ...finish, ended: { at: 1, why: 'broken', verdict: null }, results: [], frames: [] } as const;
    expect(await matches.finish('m1', again)).toBe(false);
    expect(await matches.byId('m1')).toEqual(match('m1', { room: 'm1', ended: finish.ended }));
    expect(await matches.results('m1')).toEqual(finish.results);
    expect(await matches.frames('m1', 0)).toEqual(JSON.parse(finish.frames[0] ?? ''));
    expect(await matches.frames('m1', 1)).toEqual(JSON.parse(finish.frames[1] ?? ''));
    expect(await matches.frames('m1', null)).toEqual(JSON.parse(finish.frames[2] ?? ''));
    expect(await matches.frames('m1', 2)).toBeNull();
    expect(await matches.finish('none', finish)).toBe(false);
    expect(await matches.results('none')).toEqual([]);
  });

  it('finishes a match that has no results and no frames', async () => {
    const { store } = await home.empty();
    await begin(store, 'm1');
    const ended = { at: 9, why: 'damaged', verdict: 'found: nothing' } as const;
    expect(await store.matches.finish('m1', { ended, results: [], frames: [] })).toBe(true);
    expect((await store.matches.byId('m1'))?.ended).toEqual(ended);
    expect(await store.matches.frames('m1', null)).toBeNull();
  });

  it('lets one of many finishers win', async () => {
    const { store } = await home.empty();
    await begin(store, 'm1');
    const wins = await Promise.all(Array.from({ length: 8 }, () => store.matches.finish('m1', finish)));
    expect(wins.filter(Boolean).length).toBe(1);
    expect(await store.matches.results('m1')).toEqual(finish.results);
  });

  it('keeps the newest snapshot', async () => {
    const { matches } = (await home.empty()).store;
    expect(await matches.snapshot('m1')).toBeNull();
    await matches.saveSnapshot(snapshot(5));
    expect(await matches.snapshot('m1')).toEqual(snapshot(5));
    await matches.saveSnapshot(snapshot(9));
    await matches.saveSnapshot(snapshot(7));
    expect(await matches.snapshot('m1')).toEqual(snapshot(9));
    await matches.saveSnapshot(snapshot(9, { chain: 'anew' }));
    expect(await matches.snapshot('m1')).toEqual(snapshot(9, { chain: 'anew' }));
  });

  it('finds matches whose last answer, or start, was before then', async () => {
    const { store } = await home.empty();
    const { matches } = store;
    await begin(store, 'never', START);
    await begin(store, 'once', START + 1);
    await begin(store, 'often', START + 2);
    await begin(store, 'over', START + 3);
    await begin(store, 'young', START + 50_000);
    await matches.append([answer('once', 1, { at: 100 })]);
    await matches.append([answer('often', 1, { at: 100 })]);
    await matches.append([answer('often', 2, { at: 90_000_000_000 })]);
    await matches.finish('over', finish);
    expect(await matches.untouched(START, 10)).toEqual([]);
    expect(await matches.untouched(START + 1, 10)).toEqual(['never']);
    expect(await matches.untouched(START + 101, 10)).toEqual(['never']);
    expect(await matches.untouched(START + 102, 10)).toEqual(['never', 'once']);
    expect(await matches.untouched(START + 102, 1)).toEqual(['never']);
    expect(await matches.untouched(START + 50_001, 10)).toEqual(['never', 'once', 'young']);
    expect(await matches.untouched(START + 90_000_000_003, 10)).toEqual(['never', 'once', 'often', 'young']);
  });

  it('names what is damaged, and goes on', async () => {
    const { store, database } = await home.empty();
    const { matches } = store;
    await begin(store, 'm1');
    await begin(store, 'm2');
    await matches.append([answer('m1', 1)]);
    await matches.append([answer('m1', 2)]);
    await matches.finish('m1', finish);
    await matches.saveSnapshot(snapshot(2));
    await rows(database, "UPDATE matches SET seats = substr(seats, 1, 9) WHERE id = 'm1'");
    await rows(database, 'UPDATE answers SET option = $1 WHERE seq = 2', '{"do":{}}');
    await rows(database, "UPDATE snapshots SET snapshot = 'null'");
    await rows(database, "UPDATE frames SET frames = '' WHERE viewer = -1");
    await rows(database, 'UPDATE results SET won = 7 WHERE seat = 1');
    await expect(matches.byId('m1')).rejects.toMatchObject({ table: 'matches', key: 'm1' });
    await expect(matches.answers('m1')).rejects.toMatchObject({ table: 'answers', key: 'm1 2' });
    await expect(matches.answers('m1', 1)).rejects.toMatchObject({ table: 'answers', key: 'm1 2' });
    await expect(matches.snapshot('m1')).rejects.toMatchObject({ table: 'snapshots', key: 'm1' });
    await expect(matches.frames('m1', null)).rejects.toMatchObject({ table: 'frames', key: 'm1 spectators' });
    await expect(matches.results('m1')).rejects.toMatchObject({ table: 'results', key: 'm1 1' });
    expect(await matches.byId('m2')).toEqual(match('m2', { room: 'm2' }));
    expect(await matches.frames('m1', 0)).toEqual(JSON.parse(finish.frames[0] ?? ''));
  });

  it.each([
    ['seq', 'seq = seq + 1'],
    ['chain', "chain = 'another'"],
    ['counts of frames', "frames = '[3,4,6]'"],
    ['state', 'snapshot = replace(snapshot, \'"seq":2\', \'"seq":3\')'],
    ['checksum', "checksum = 'another'"],
  ])('finds that the %s of a snapshot was changed, though it can be read', async (_, change) => {
    const { store, database } = await home.empty();
    await store.matches.saveSnapshot(snapshot(2));
    await rows(database, `UPDATE snapshots SET ${change}`);
    await expect(store.matches.snapshot('m1')).rejects.toMatchObject({ table: 'snapshots', key: 'm1' });
    // From before there were checksums.
    await rows(database, 'UPDATE snapshots SET checksum = NULL');
    expect(await store.matches.snapshot('m1')).toMatchObject({ match: 'm1' });
  });

  it('finds that what somebody saw was changed, though it can be read', async () => {
    const { store, database } = await home.empty();
    await begin(store, 'm1');
    await store.matches.finish('m1', finish);
    await rows(database, 'UPDATE frames SET frames = $1 WHERE viewer = 0', '[{"seen":"by seat 1"}]');
    await expect(store.matches.frames('m1', 0)).rejects.toMatchObject({ table: 'frames', key: 'm1 0' });
    expect(await store.matches.frames('m1', null)).toEqual(JSON.parse(finish.frames[2] ?? ''));
  });

  it('drops the frames of matches that ended long ago, a few at a time, and nothing else', async () => {
    const { store } = await home.empty();
    const { matches } = store;
    for (const [nth, id] of ['m1', 'm2', 'm3', 'm4'].entries()) {
      await begin(store, id);
      await matches.append([answer(id, 1)]);
      if (nth < 3) await matches.finish(id, { ...finish, ended: { ...finish.ended, at: START + nth } });
    }
    expect([await matches.dropFrames(START + 2, 1), await matches.dropFrames(START + 2, 10)]).toEqual([1, 1]);
    expect(await matches.dropFrames(START + 2, 10)).toBe(0);
    const left = await Promise.all(['m1', 'm2', 'm3'].map((id) => matches.frames(id, 0)));
    expect(left.map((frames) => frames !== null)).toEqual([false, false, true]);
    expect(await matches.byId('m1')).toMatchObject({ secret: 'the secret', ended: { why: 'over' } });
    expect([(await matches.answers('m1')).length, (await matches.results('m1')).length]).toEqual([1, 2]);
  });

  it('lists what runs, in the order of names, after one of them', async () => {
    const { store } = await home.empty();
    for (const id of ['b', 'a', 'd', 'c']) await begin(store, id);
    await store.matches.finish('b', finish);
    expect(await store.matches.running('', 10)).toEqual(['a', 'c', 'd']);
    expect(await store.matches.running('a', 1)).toEqual(['c']);
    expect(await store.matches.running('d', 10)).toEqual([]);
  });

  it('is in doubt about a match that has half an end', async () => {
    const { store, database } = await home.empty();
    await begin(store, 'm1');
    await rows(database, "UPDATE matches SET ended_at = 5 WHERE id = 'm1'");
    await expect(store.matches.byId('m1')).rejects.toMatchObject({ table: 'matches', key: 'm1' });
  });
}
