import { expect, it } from 'vitest';
import { rows } from '../../../store/sql.ts';
import type { DayRow, FinalScore, Finish, Store } from '../../../store/store.ts';
import type { Home } from '../databases.ts';
import { match, ODD } from '../samples.ts';

const DAY = '2026-11-15';
const at = { game: 'cee-lo', day: DAY };
const NOON = Date.parse(`${DAY}T12:00:00Z`);
const before = NOON + 1000;

const day = (more: Partial<DayRow> = {}): DayRow => ({ ...at, secret: 'secret', commit: 'commit', createdAt: NOON, ...more });
const run = (id: string) => match(id, { room: '', day: DAY, game: 'cee-lo' });
const of = (guest: string, name = guest) => ({ ...at, guest, name });
const over = (score: Omit<FinalScore, 'rounds'>): Finish => ({
  ended: { at: NOON, why: 'over', verdict: {} },
  results: [],
  frames: [],
  score: { rounds: 2, ...score },
});
const lost: Finish = { ended: { at: NOON, why: 'broken', verdict: {} }, results: [], frames: [] };

async function played({ daily, matches }: Store, guest: string, points: number, turns: number, finishedAt = NOON): Promise<void> {
  await daily.begin(of(guest), run(`m-${guest}`));
  await matches.finish(`m-${guest}`, over({ points, turns, finishedAt }));
}

export function dailyTests(home: Home): void {
  it('keeps the first dice of a day, though others draw some, too', async () => {
    const { daily } = (await home.empty()).store;
    expect(await daily.day('cee-lo', DAY)).toBeNull();
    const drawn = Array.from({ length: 20 }, (_, n) => day({ secret: `secret ${n}`, commit: `commit ${n}` }));
    const kept = await Promise.all(drawn.map((each) => daily.addDay(each)));
    const [first] = kept;
    expect(drawn).toContainEqual(first);
    for (const each of kept) expect(each).toEqual(first);
    expect(await daily.day('cee-lo', DAY)).toEqual(first);
    expect(await daily.day('race', DAY)).toBeNull();
  });

  it('finds the day before, of the same game', async () => {
    const { daily } = (await home.empty()).store;
    for (const each of ['2026-11-12', '2026-11-14', '2026-11-16']) await daily.addDay(day({ day: each }));
    await daily.addDay(day({ game: 'race', day: '2026-11-13' }));
    expect(await daily.previous('cee-lo', DAY)).toBe('2026-11-14');
    expect(await daily.previous('cee-lo', '2026-11-14')).toBe('2026-11-12');
    expect(await daily.previous('cee-lo', '2026-11-12')).toBeNull();
  });

  it('lets one of many beginnings win, with its match, and no other', async () => {
    const { store, database } = await home.empty();
    const { daily, matches } = store;
    const ids = Array.from({ length: 12 }, (_, n) => `m${n}`);
    const won = await Promise.all(ids.map((id) => daily.begin(of('ann'), run(id))));
    expect(won.filter(Boolean).length).toBe(1);
    const winner = ids[won.indexOf(true)] ?? '';
    expect(await daily.attempt(of('ann'))).toEqual({ match: winner, state: 'running' });
    expect(await matches.byId(winner)).toEqual(run(winner));
    expect(await rows(database, 'SELECT id FROM matches')).toEqual([{ id: winner }]);
    // Others, and other days and games, are another matter.
    expect(await daily.begin(of('bob'), run('bob'))).toBe(true);
    expect(await daily.begin({ ...of('ann'), day: '2026-11-16' }, run('next'))).toBe(true);
    expect(await daily.attempt(of('cat'))).toBeNull();
  });

  it('writes the score with the end of the match: once', async () => {
    const { daily, matches } = (await home.empty()).store;
    await daily.begin(of('ann', ODD), run('m1'));
    const score = { points: 5690, turns: 9, finishedAt: NOON };
    expect(await matches.finish('m1', over(score))).toBe(true);
    expect(await matches.finish('m1', over({ ...score, points: 9999 }))).toBe(false);
    const row = { match: 'm1', guest: 'ann', name: ODD, rounds: 2, ...score };
    expect(await daily.attempt(of('ann'))).toEqual({ match: 'm1', state: 'done', score: row });
    expect(await daily.scores({ ...at, before, limit: 10 })).toEqual([row]);
    expect(await daily.begin(of('ann'), run('m2'))).toBe(false);
    expect(await matches.byId('m2')).toBeNull();
  });

  it('takes another beginning for an attempt whose match ended without a result, and only one', async () => {
    const { daily, matches } = (await home.empty()).store;
    await daily.begin(of('ann'), run('m1'));
    expect(await daily.begin(of('ann'), run('m2'))).toBe(false);
    await matches.finish('m1', lost);
    expect(await daily.attempt(of('ann'))).toEqual({ match: 'm1', state: 'lost' });
    const won = await Promise.all(['m3', 'm4', 'm5'].map((id) => daily.begin(of('ann'), run(id))));
    expect(won.filter(Boolean).length).toBe(1);
    expect(await daily.attempt(of('ann'))).toEqual({ match: `m${won.indexOf(true) + 3}`, state: 'running' });
  });

  it('puts the best first, and counts those who are better, but none that came too late', async () => {
    const { store } = await home.empty();
    const { daily } = store;
    await played(store, 'ann', 5600, 14);
    await played(store, 'bob', 5700, 20, NOON + 3);
    await played(store, 'cat', 5600, 9);
    await played(store, 'dan', 5700, 20, NOON + 2);
    await played(store, 'late', 9000, 1, before);
    await daily.begin(of('still'), run('still'));
    const found = await daily.scores({ ...at, before, limit: 10 });
    expect(found.map(({ guest }) => guest)).toEqual(['dan', 'bob', 'cat', 'ann']);
    expect((await daily.scores({ ...at, before, limit: 2 })).length).toBe(2);
    expect(await daily.players({ ...at, before })).toBe(4);
    const better = (points: number, turns: number) => daily.better({ ...at, before }, { points, turns });
    expect(await Promise.all([better(5700, 20), better(5600, 9), better(5600, 10), better(0, 0)])).toEqual([0, 2, 3, 4]);
    expect(await daily.scores({ ...at, day: '2026-11-14', before, limit: 10 })).toEqual([]);
  });

  it('finds the runs that have no end, from a day on', async () => {
    const { store } = await home.empty();
    const { daily, matches } = store;
    await played(store, 'ann', 1, 1);
    await daily.begin(of('bob'), run('bob'));
    await daily.begin({ ...of('cat'), day: '2026-11-14' }, run('cat'));
    await daily.begin(of('dan'), run('dan'));
    await matches.finish('dan', lost);
    expect(await daily.running(DAY, 10)).toEqual(['bob']);
    expect(await daily.running('2026-11-14', 10)).toEqual(['bob', 'cat']);
    expect(await daily.running('2026-11-14', 1)).toEqual(['bob']);
  });

  it('names what is damaged', async () => {
    const { store, database } = await home.empty();
    await store.daily.addDay(day());
    await played(store, 'ann', 1, 1);
    await rows(database, 'UPDATE attempts SET turns = NULL');
    await expect(store.daily.attempt(of('ann'))).rejects.toMatchObject({ table: 'attempts', key: `cee-lo ${DAY} ann` });
    await expect(store.daily.scores({ ...at, before, limit: 9 })).rejects.toMatchObject({ table: 'attempts' });
  });
}
