import { botTexts } from '@tavern/bots';
import type { Refusal } from '@tavern/engine';
import { becomeGuest } from '@tavern/wire';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../store/admin.ts';
import { MovedClock } from '../daily/runs.ts';
import { postGuest } from '../http/ask.ts';
import { type GuestClient, good, startMatch, until } from '../servers.ts';
import { look, perform, refusedWith, startWithAdmins } from './admins.ts';

const HOUR = 3_600_000;
const why = 'insult';

/** Why this guest is refused when they greet; null: they are not. */
const greeting = (client: GuestClient): Promise<Refusal | null> =>
  client.connected().then(
    () => null,
    (error: unknown) => (error as { readonly refusal: Refusal }).refusal,
  );

/** Closed by the server, and refused when it comes back. */
const turnedOut = (client: GuestClient): Promise<Refusal> => new Promise((refused) => client.line.on('refused', refused));

describe('a ban', () => {
  test('of a guest closes their connections, tells why, lets everybody else be, and ends by itself', async () => {
    const clock = new MovedClock('2026-11-18T10:00:00Z');
    const server = await startWithAdmins({}, undefined, clock);
    const [bob, ann] = [await server.guest('Bob'), await server.guest('Ann')];
    const again = await server.connect(bob.guest);
    const heard = new Promise<Refusal>((refused) => void bob.on('refused', refused));
    const out = Promise.all([turnedOut(bob), turnedOut(again)]);
    await perform(server.url, { do: 'ban', who: bob.guest.id, for: HOUR, why });
    expect(await heard).toMatchObject({ code: 'barred', why: { with: { why: { key: 'reason.insult' } } } });
    for (const refused of await out)
      expect(refused).toMatchObject({ code: 'barred', why: { with: { until: '2026-11-18 11:00 UTC' } } });
    expect(ann.line.connected).toBe(true);
    good(await ann.request('rooms.list', {}));

    clock.moveTo('2026-11-18T11:05:00Z');
    bob.line.connect();
    expect(await greeting(bob)).toBeNull();
  });

  test('of a range closes all connections from there, and HTTP is refused, except for admins; lifted, all can come again', async () => {
    const server = await startWithAdmins();
    const bob = await server.guest('Bob');
    const out = turnedOut(bob);
    await perform(server.url, { do: 'ban', who: '127.0.0.9/24', for: HOUR, why: 'a flood from there' });
    expect(await out).toMatchObject({ code: 'barred', why: { with: { why: 'a flood from there' } } });
    const refused = await postGuest(server.url, '{"nickname":"Mei"}');
    expect([refused.status, (refused.json() as Refusal).code]).toEqual([403, 'barred']);
    expect(await becomeGuest(server.url, 'Mei')).toMatchObject({ ok: false, code: 'barred' });
    expect((await fetch(`${server.url}/api/rooms`)).status).toBe(403);
    expect((await fetch(`${server.url}/%61pi/rooms`)).status).not.toBe(200);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    await perform(server.url, { do: 'unban', who: '127.0.0.0/24' });
    bob.line.connect();
    expect(await greeting(bob)).toBeNull();
    expect((await fetch(`${server.url}/api/rooms`)).status).toBe(200);
  });

  test('is in force after a restart', async () => {
    const server = await startWithAdmins();
    const bob = await server.newGuest('Bob');
    await perform(server.url, { do: 'ban', who: bob.id, for: HOUR, why });
    await server.close();
    await server.open();
    await expect(server.connect(bob)).rejects.toThrow('barred');
  });
});

test('a muted guest can do everything but talk, until the mute ends or is lifted', async () => {
  const clock = new MovedClock('2026-11-18T10:00:00Z');
  const server = await startWithAdmins({}, undefined, clock);
  const bob = await server.guest('Bob');
  const { code } = await bob.create('race');
  const says = (): Promise<{ readonly ok: boolean }> => bob.request('room.say', { code, text: 'hm' });
  const mute = { do: 'mute', guest: bob.guest.id, for: HOUR, why } as const;
  await perform(server.url, mute);
  expect(await says()).toMatchObject({ ok: false, code: 'muted', why: { with: { until: '2026-11-18 11:00 UTC' } } });
  await bob.act(code, { do: 'settings', settings: { public: true } });
  clock.moveTo('2026-11-18T11:05:00Z');
  good(await says());
  await perform(server.url, mute);
  expect(await says()).toMatchObject({ code: 'muted' });
  await perform(server.url, { do: 'unmute', guest: bob.guest.id });
  good(await says());
});

describe('an admin sends somebody out of a room', () => {
  test('for good, also its host: another one is the host then', async () => {
    const server = await startWithAdmins();
    const [bob, ann] = [await server.guest('Bob'), await server.guest('Ann')];
    const { code } = await bob.create('race', { seats: 3 });
    await ann.enter(code);
    const gone = new Promise((heard) => void bob.on('room.gone', heard));
    await perform(server.url, { do: 'kick', guest: bob.guest.id, room: code.toLowerCase(), why });
    expect(await gone).toEqual({ code, forGood: true });
    expect(await bob.request('room.enter', { code, sit: true })).toMatchObject({ code: 'banned' });
    expect(await ann.enter(code)).toMatchObject({ host: ann.guest.id, seats: [{ by: 'open' }, {}, { by: 'open' }] });
  });

  test('in the middle of a match the seat stays part of it, and they cannot talk there any more', async () => {
    const server = await startWithAdmins();
    const { code, people } = await startMatch(server, 'race', 2, { settings: { pace: 'unhurried' } });
    const [ann, bob] = people;
    if (ann === undefined || bob === undefined) throw new Error('nobody came');
    await perform(server.url, { do: 'kick', guest: bob.guest.id, room: code, why });
    expect(await bob.request('room.say', { code, text: 'hm' })).toMatchObject({ code: 'banned' });
    expect((await ann.enter(code, false)).seats).toMatchObject([{ guest: ann.guest.id }, { guest: bob.guest.id }]);
  });
});

describe('a report', () => {
  test('comes with the last 50 lines of chat, who, whom and why; an admin closes it', async () => {
    const server = await startWithAdmins();
    const [bob, ann] = [await server.guest('Bob'), await server.guest('Ann')];
    const { code } = await bob.create('race');
    await ann.enter(code);
    for (const text of ['You play like a spoon', 'a wet spoon']) good(await bob.request('room.say', { code, text }));
    await bob.request('room.leave', { code });
    const about = { code, guest: bob.guest.id, reason: 'insult' } as const;
    good(await ann.request('room.report', { ...about, words: '  He  started it ' }));
    const { reports } = (await look(server.url, 'reports')).json() as { reports: readonly Report[] };
    expect(reports).toMatchObject([
      {
        room: code,
        match: null,
        reporter: ann.guest.id,
        reporterName: 'Ann',
        about: bob.guest.id,
        aboutName: 'Bob',
        reason: 'insult',
        words: 'He started it',
        chat: [{ guest: bob.guest.id, name: 'Bob', text: 'You play like a spoon' }, { text: 'a wet spoon' }],
        closed: null,
      },
    ]);
    const [{ id } = { id: 0 }] = reports;
    await perform(server.url, { do: 'close-report', report: id, by: 'Mei', why: 'talked to him' });
    expect((await look(server.url, 'reports')).json()).toMatchObject({ reports: [] });
    expect((await look(server.url, 'reports?all=true')).json()).toMatchObject({ reports: [{ id, closed: { by: 'Mei' } }] });
    expect(await refusedWith(server.url, { do: 'close-report', report: id })).toEqual([409, 'report-closed']);
  });

  test('is refused of oneself, of strangers, from outside, and beyond ten an hour', async () => {
    const clock = new MovedClock('2026-11-18T10:00:00Z');
    const server = await startWithAdmins({}, undefined, clock);
    const [bob, ann, cid] = [await server.guest('Bob'), await server.guest('Ann'), await server.guest('Cid')];
    const { code } = await bob.create('race');
    await ann.enter(code);
    const reports = (who: GuestClient, guest: string, words = '') =>
      who.request('room.report', { code, guest, reason: 'other', words });
    expect(await reports(ann, ann.guest.id)).toMatchObject({ code: 'report-yourself' });
    expect(await reports(ann, cid.guest.id)).toMatchObject({ code: 'guest-not-here' });
    expect(await reports(cid, bob.guest.id)).toMatchObject({ code: 'not-in-room' });
    expect(await reports(ann, bob.guest.id, 'x'.repeat(301))).toMatchObject({ code: 'chat-too-long', field: 'words' });
    // All at once: they are counted one by one.
    const sent = await Promise.all(Array.from({ length: 12 }, () => reports(ann, bob.guest.id)));
    expect(sent.filter(({ ok }) => ok)).toHaveLength(10);
    expect(sent.find(({ ok }) => !ok)).toMatchObject({ code: 'too-many-reports', why: { with: { most: 10 } } });
    clock.moveTo('2026-11-18T11:05:00Z');
    good(await reports(ann, bob.guest.id));
  });
});

test('every act is recorded, with who, whom, why and until when; what was refused is not', async () => {
  const clock = new MovedClock('2026-11-18T10:00:00Z');
  const server = await startWithAdmins({}, undefined, clock);
  const { url } = server;
  const bob = await server.guest('Bob');
  const { id } = bob.guest;
  const { code } = await bob.create('race');
  const ann = await server.guest('Ann');
  await ann.enter(code);
  good(await ann.request('room.report', { code, guest: id, reason: 'name' }));
  await perform(url, { do: 'mute', guest: id, for: HOUR, why, by: 'Mei' });
  await perform(url, { do: 'unmute', guest: id, by: 'Mei' });
  await perform(url, { do: 'kick', guest: id, room: code, why, by: 'Mei' });
  await perform(url, { do: 'ban', who: id, for: HOUR, why, by: 'Mei' });
  await perform(url, { do: 'unban', who: id, why: 'a mistake', by: 'Mei' });
  await perform(url, { do: 'ban', who: '203.0.113.7', for: HOUR, why });
  await perform(url, { do: 'close-report', report: 1, by: 'Mei' });
  expect(await refusedWith(url, { do: 'unmute', guest: id })).toEqual([409, 'not-muted']);
  expect(await refusedWith(url, { do: 'unban', who: id })).toEqual([409, 'not-barred']);
  expect(await refusedWith(url, { do: 'mute', guest: 'nobody000000', for: HOUR, why })).toEqual([404, 'no-such-guest']);
  expect(await refusedWith(url, { do: 'ban', who: 'everybody', for: HOUR, why })).toEqual([400, 'bad-addresses']);
  expect(await refusedWith(url, { do: 'ban', who: '10.0.0.0/1', for: HOUR, why })).toEqual([400, 'addresses-too-wide']);
  expect(await refusedWith(url, { do: 'kick', guest: id, room: 'AAAAAA', why })).toEqual([404, 'no-such-room']);
  const until = Date.parse('2026-11-18T11:00:00Z');
  const { acts } = (await look(url, 'acts')).json() as { acts: readonly { details: { until?: number } }[] };
  expect(acts.toReversed()).toMatchObject([
    { by: 'Mei', deed: 'mute', about: id, why, details: { name: 'Bob' } },
    { by: 'Mei', deed: 'unmute', about: id },
    { by: 'Mei', deed: 'kick', about: id, why, details: { room: code } },
    { by: 'Mei', deed: 'ban', about: id, why },
    { by: 'Mei', deed: 'unban', about: id, why: 'a mistake' },
    { by: 'admin', deed: 'ban', about: '203.0.113.7/32', why },
    { by: 'Mei', deed: 'close-report', about: '1' },
  ]);
  for (const { details } of acts) if (details.until !== undefined) expect(Math.abs(details.until - until)).toBeLessThan(60_000);
});

test('in the log of a match bots have their names', async () => {
  const server = await startWithAdmins();
  const { match, tables } = await startMatch(server, 'race', 1, {
    bots: ['random'],
    settings: { speed: 'off', pace: 'unhurried' },
  });
  good((await tables[0]?.choose({ do: 'roll' })) as { ok: boolean });
  const names = Object.entries(botTexts.en).flatMap(([key, name]) => (key.startsWith('person.') ? [name] : []));
  await until(async () => {
    const { lines } = (await look(server.url, `matches/${match}`)).json() as { lines: readonly { text: string }[] };
    return lines.some(({ text }) => names.some((name) => text.includes(name)));
  });
});

test('admins see rooms, matches, a match in words, and who a guest is and where from', async () => {
  const server = await startWithAdmins();
  const { url } = server;
  const { code, match, people, tables } = await startMatch(server, 'race', 2, { settings: { pace: 'unhurried' } });
  good((await tables[0]?.choose({ do: 'roll' })) as { ok: boolean });
  const watcher = await server.guest('Watcher');
  await watcher.enter(code, false);
  const [ann, bob] = people.map(({ guest }) => guest.id);
  expect((await look(url, 'rooms')).json()).toMatchObject({
    rooms: [
      {
        code,
        match,
        host: { id: ann, name: 'Guest 1' },
        guests: [
          { id: ann, seat: 0, here: true },
          { id: bob, seat: 1 },
          { id: watcher.guest.id, name: 'Watcher', seat: null },
        ],
      },
    ],
  });
  expect((await look(url, 'matches')).json()).toMatchObject({ matches: [{ id: match, room: code, ended: null }] });
  for (const language of ['en', 'zh-Hant']) {
    const { lines } = (await look(url, `matches/${match}?language=${language}`)).json() as { lines: { text: string }[] };
    const text = lines.map((line) => line.text).join('\n');
    expect(text).toContain('Guest 1');
    expect(text).not.toMatch(/\[|\{/);
  }
  good((await tables[1]?.concede()) as { ok: boolean });
  await until(async () => (await fetch(`${url}/api/matches/${match}/record`)).status === 200);
  expect((await look(url, 'matches')).json()).toMatchObject({ matches: [] });
  expect((await look(url, `matches/${match}`)).json()).toMatchObject({ match: { ended: { why: 'over' } } });
  expect((await look(url, 'guests/watcher')).json()).toMatchObject({
    guests: [{ id: watcher.guest.id, nickname: 'Watcher', mute: null, ban: null, seen: [{ address: '127.0.0.1', here: true }] }],
  });
  expect((await look(url, 'guests/nobody')).status).toBe(404);
});
