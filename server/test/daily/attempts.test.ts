import { render, withEngineTexts } from '@tavern/engine';
import { wireTexts } from '@tavern/wire';
import { describe, expect, test } from 'vitest';
import { packOf } from '../../play/pack.ts';
import { refusalFaults } from '../hostile/words.ts';
import { good, until } from '../servers.ts';
import { begin, eventsOf, GAME, play, playSome, publicTable, serverAt, tableOf } from './runs.ts';

const NOON = '2026-11-15T12:00:00Z';
const words = withEngineTexts(wireTexts);

describe('H-15: the run of the day', () => {
  test('throws the same dice for everybody who gives the same answers', async () => {
    const { server } = await serverAt(NOON);
    const [mei, ann] = await Promise.all([server.guest('Mei'), server.guest('Ann')]);
    const [one, two] = [await begin(mei), await begin(ann)];
    expect(one.match).not.toBe(two.match);
    const [first, second] = [eventsOf(await play(one.table)), eventsOf(await play(two.table))];
    expect(first.length).toBeGreaterThan(4);
    expect(second).toEqual(first);
    expect(JSON.stringify(first)).toMatch(/"dice":\[/);
  });

  test('is played by the rules of the Fair Table, on one seat, without a clock', async () => {
    const { server } = await serverAt(NOON);
    const { table, day } = await begin(await server.guest('Mei'));
    expect(day).toBe('2026-11-15');
    expect(table.newest?.packet.view).toMatchObject({
      rules: { softInstants: true, tougher: '95-210-300-400-500', wildDie: 'cycle', endless: false },
    });
    await playSome(table, 1);
    expect(table).toMatchObject({ seat: 0, names: ['Mei'], newestStatus: { clocks: [], paused: false, mayClaim: false } });
  });

  test('is not tried out by many guests from one address; an attempt that was begun goes on', async () => {
    const { server } = await serverAt(NOON, { LIMIT_DAILY: '3' });
    const guests = await Promise.all(Array.from({ length: 8 }, (_, nth) => server.guest(`Scout ${nth}`)));
    const replies = await Promise.all(guests.map((guest) => guest.request('daily.start', { game: GAME })));
    const begun = guests.filter((_, nth) => replies[nth]?.ok);
    expect(begun).toHaveLength(3);
    const refused = replies.filter(({ ok }) => !ok);
    expect(refused[0]).toMatchObject({ code: 'too-many-attempts' });
    expect(refused.flatMap(refusalFaults)).toEqual([]);
    for (const guest of begun) good(await guest.request('daily.start', { game: GAME }));
  });

  test('gives back the attempt that was begun, at the same dice', async () => {
    const { server } = await serverAt(NOON);
    const mei = await server.guest('Mei');
    const { match, table } = await begin(mei);
    await playSome(table, 1);
    const before = table.newest;
    mei.close();
    const again = await server.connect(mei.guest);
    expect(await tableOf(again)).toMatchObject({ own: { state: 'running', match } });
    const resumed = await begin(again);
    expect(resumed.match).toBe(match);
    expect(resumed.table.newest).toMatchObject({ n: before?.n, packet: before?.packet });
  });

  test('is scored once: a second attempt is refused, with the score and when the next one begins', async () => {
    const { server } = await serverAt(NOON);
    const mei = await server.guest('Mei');
    const { match, table } = await begin(mei);
    await play(table);
    const { own } = await tableOf(mei);
    const { daily } = await packOf(GAME);
    expect(own).toEqual({ state: 'done', match, rank: 1, ...daily?.score(table.newest?.packet.view ?? {}) });
    const refused = await mei.request('daily.start', { game: GAME });
    const points = own.state === 'done' ? own.points : -1;
    expect(refused).toMatchObject({
      ok: false,
      code: 'daily-done',
      why: { with: { points, next: '2026-11-16 00:00 UTC', at: Date.parse('2026-11-16') } },
    });
    expect(refusalFaults(refused)).toEqual([]);
    const why = refused.ok ? { key: '' } : refused.why;
    expect(render(words.en, why)).toContain(`for ${points} points`);
    expect(render(words.en, why)).toContain('begins on 2026-11-16 00:00 UTC');
    expect(render(words['zh-Hant'], why)).toContain('2026-11-16');
    // Nothing of it can be played again either.
    expect(await table.choose({ do: 'fight' }, 1)).toMatchObject({ ok: false, code: 'match-over' });
  });

  test('begins one match, however often and wherever it is asked for at once', async () => {
    const { server } = await serverAt(NOON);
    const mei = await server.guest('Mei');
    const twins = [mei, ...(await Promise.all([1, 2, 3].map(() => server.connect(mei.guest))))];
    const started = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (twins[index % twins.length] ?? mei).request('daily.start', { game: GAME })),
    );
    expect(new Set(started.map((reply) => good(reply).match)).size).toBe(1);
  });

  test('can be given up, and is scored then', async () => {
    const { server } = await serverAt(NOON);
    const mei = await server.guest('Mei');
    const { table } = await begin(mei);
    await playSome(table, 1);
    good(await table.concede());
    const { own, scores } = await tableOf(mei);
    // No round won, and the gold that a run begins with.
    expect(own).toMatchObject({ state: 'done', points: 20, rounds: 0, rank: 1 });
    expect(scores).toEqual([{ rank: 1, name: 'Mei', points: 20, turns: expect.any(Number), rounds: 0, you: true }]);
    expect(await mei.request('daily.start', { game: GAME })).toMatchObject({ code: 'daily-done' });
  });

  test('is in no room, and nobody but its player sees it', async () => {
    const { server } = await serverAt(NOON);
    const [mei, eve] = await Promise.all([server.guest('Mei'), server.guest('Eve')]);
    const { match, table } = await begin(mei);
    expect(good(await mei.request('rooms.mine', {})).rooms).toEqual([]);
    const look = async (): Promise<void> => {
      expect(await eve.request('table.watch', { match })).toMatchObject({ code: 'daily-secret' });
      const history = await eve.request('table.history', { match, from: 0 });
      expect(history).toMatchObject({ code: 'daily-secret', why: { with: { when: '2026-11-16 01:00 UTC' } } });
      expect(refusalFaults(history)).toEqual([]);
    };
    await look();
    await play(table);
    await until(async () => (await tableOf(mei)).own.state === 'done');
    await look();
    good(await mei.request('table.history', { match, from: 0 }));
    expect(JSON.stringify(await publicTable(server.url))).not.toContain(match);
  });
});

describe('there is none', () => {
  test.each([
    ['of a game for many', 'king-of-the-mountain', 'no-daily'],
    ['of a game that there is not', 'poker', 'unknown-game'],
    ['of an inherited name', '__proto__', 'unknown-game'],
    ['of nothing', '\u0000', 'unknown-game'],
  ])('%s', async (_, game, code) => {
    const { server } = await serverAt(NOON);
    const mei = await server.guest('Mei');
    for (const reply of [await mei.request('daily.start', { game }), await mei.request('daily.table', { game })]) {
      expect(reply).toMatchObject({ ok: false, code, field: 'game' });
      expect(refusalFaults(reply)).toEqual([]);
    }
    const answer = await fetch(`${server.url}/api/daily/${encodeURIComponent(game)}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ ok: false, code });
  });

  test.each([
    ['2026-11-16', 404, 'no-such-day'],
    ['2026-11-14', 404, 'no-such-day'],
    ['yesterday', 400, 'malformed'],
    ['2026-02-30', 400, 'malformed'],
  ])('on %s', async (day, status, code) => {
    const { server } = await serverAt(NOON);
    const mei = await server.guest('Mei');
    const reply = await mei.request('daily.table', { game: GAME, day });
    expect(reply).toMatchObject({ ok: false, code, field: 'day' });
    expect(refusalFaults(reply)).toEqual([]);
    const answer = await fetch(`${server.url}/api/daily/${GAME}?day=${day}`);
    expect([answer.status, (await answer.json()) as object]).toEqual([status, reply]);
  });
});
