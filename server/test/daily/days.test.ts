import { derivedNonce, LANGUAGES, render, type Say, verify } from '@tavern/engine';
import { wireTexts } from '@tavern/wire';
import { describe, expect, test } from 'vitest';
import { packOf } from '../../play/pack.ts';
import { refusalFaults } from '../hostile/words.ts';
import { ask } from '../http/ask.ts';
import { recordOf } from '../play.ts';
import { good, until } from '../servers.ts';
import { begin, commitOf, GAME, HOUR, play, playSome, publicTable, serverAt, tableOf } from './runs.ts';

const MIDNIGHT = Date.parse('2026-11-16');

describe('H-15: a day’s dice', () => {
  test('are committed to from the first look on, and revealed an hour after midnight', async () => {
    const { server, clock } = await serverAt('2026-11-15T23:00:00Z');
    const { commit, secret, ...first } = await publicTable(server.url);
    expect(first).toMatchObject({ day: '2026-11-15', previous: null, endsAt: MIDNIGHT, revealsAt: MIDNIGHT + HOUR });
    expect([commit, secret]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), null]);
    expect((await publicTable(server.url)).commit).toBe(commit);

    clock.moveTo('2026-11-16T00:00:01Z');
    const next = await publicTable(server.url);
    expect(next).toMatchObject({ day: '2026-11-16', previous: '2026-11-15', secret: null, endsAt: MIDNIGHT + 24 * HOUR });
    expect(next.commit).not.toBe(commit);
    expect(await publicTable(server.url, '2026-11-15')).toMatchObject({ commit, secret: null });

    clock.moveTo('2026-11-16T00:59:58Z');
    expect((await publicTable(server.url, '2026-11-15')).secret).toBeNull();
    clock.moveTo('2026-11-16T01:00:00Z');
    const revealed = await publicTable(server.url, '2026-11-15');
    expect(revealed.commit).toBe(commit);
    expect(commitOf(revealed.secret)).toBe(commit);
    expect((await publicTable(server.url)).secret).toBeNull();
  });

  test('are no other game’s or day’s', async () => {
    const { server, clock } = await serverAt('2026-11-15T12:00:00Z');
    const commits = [(await publicTable(server.url)).commit];
    for (const day of ['16', '17', '19']) {
      clock.moveTo(`2026-11-${day}T12:00:00Z`);
      commits.push((await publicTable(server.url)).commit);
    }
    expect(new Set(commits).size).toBe(4);
    // Nobody looked at the 18th, so there was none.
    expect((await publicTable(server.url)).previous).toBe('2026-11-17');
  });

  test('are in the record of an attempt, which is kept back until then, and verifies', async () => {
    const { server, clock } = await serverAt('2026-11-15T12:00:00Z');
    const [mei, eve] = await Promise.all([server.guest('Mei'), server.guest('Eve')]);
    const { commit } = await publicTable(server.url);
    const { match, table } = await begin(mei);
    const path = `/api/matches/${match}/record`;
    expect((await ask(server.url, path)).json()).toMatchObject({ code: 'match-runs' });
    await play(table);
    expect(await tableOf(mei)).toMatchObject({ own: { state: 'done' } });

    for (const time of ['2026-11-15T12:10:00Z', '2026-11-15T23:59:58Z', '2026-11-16T00:59:58Z']) {
      clock.moveTo(time);
      const early = await ask(server.url, path);
      expect([early.status, early.json()]).toMatchObject([
        409,
        { code: 'daily-secret', why: { with: { when: '2026-11-16 01:00 UTC', at: MIDNIGHT + HOUR } } },
      ]);
      expect(refusalFaults(early.json())).toEqual([]);
      expect(early.text).not.toMatch(/nonce|[0-9a-f]{64}/);
      const { why } = early.json() as { why: Say };
      for (const language of LANGUAGES) expect(render(wireTexts[language], why)).toContain('2026-11-16 01:00');
      expect(await eve.request('table.watch', { match })).toMatchObject({ code: 'daily-secret' });
    }

    clock.moveTo('2026-11-16T01:00:00Z');
    const record = await recordOf(server.url, match);
    const { secret, scores } = await publicTable(server.url, '2026-11-15');
    expect(record).toMatchObject({ commit, secret, nonces: [derivedNonce(commit, 0)] });
    const { game } = await packOf(GAME);
    expect(verify(game, record)).toMatchObject({ ok: true, answers: record.answers.length });
    expect(verify(game, { ...record, secret: '00'.repeat(32) }).ok).toBe(false);
    // And everybody may look back at it.
    expect(scores).toMatchObject([{ name: 'Mei', match }]);
    expect(good(await eve.request('table.watch', { match })).seat).toBeNull();
  });
});

describe('an attempt over midnight', () => {
  test('counts for the day it was begun on, and today’s is another', async () => {
    const { server, clock } = await serverAt('2026-11-15T23:50:00Z');
    const mei = await server.guest('Mei');
    const { match, table } = await begin(mei);
    await playSome(table, 1);
    clock.moveTo('2026-11-16T00:30:00Z');
    const today = await begin(mei);
    expect(today).toMatchObject({ day: '2026-11-16' });
    expect(today.match).not.toBe(match);
    expect(await tableOf(mei, '2026-11-15')).toMatchObject({ own: { state: 'running', match }, players: 0 });
    await play(table);
    expect(await tableOf(mei, '2026-11-15')).toMatchObject({
      own: { state: 'done', match, rank: 1 },
      players: 1,
      scores: [{ rank: 1, you: true }],
    });
    expect(await tableOf(mei)).toMatchObject({ own: { state: 'running', match: today.match }, scores: [] });
  });

  test('that is finished when everybody knows the dice has points, and no rank', async () => {
    const { server, clock } = await serverAt('2026-11-15T23:50:00Z');
    const [mei, ann] = await Promise.all([server.guest('Mei'), server.guest('Ann')]);
    const late = await begin(mei);
    const inTime = await begin(ann);
    await playSome(late.table, 1);
    good(await inTime.table.concede());
    await until(async () => (await tableOf(ann)).own.state === 'done');
    clock.moveTo('2026-11-16T01:00:01Z');
    await play(late.table);
    const { own, scores, players } = await tableOf(mei, '2026-11-15');
    expect(own).toMatchObject({ state: 'done', rank: null, points: expect.any(Number) });
    expect(scores.map(({ name, rank }) => [name, rank])).toEqual([['Ann', 1]]);
    expect(players).toBe(1);
  });
});
