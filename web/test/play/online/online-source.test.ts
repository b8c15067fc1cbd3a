import type { SeatedBot } from '@tavern/bots';
import { seat, verify } from '@tavern/engine';
import { becomeGuest, Client } from '@tavern/wire';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { arrive, doorOf } from '../../../lobby/door/arrive.ts';
import { packOf } from '../../../model/pack.ts';
import type { RoomSource } from '../../../model/room-source.ts';
import type { ShownTable } from '../../../model/shown-table.ts';
import { guestAt } from '../../../play/online/guest.ts';
import { enterRoom } from '../../../play/online/online-room.ts';
import { openOnline } from '../../../play/online/online-source.ts';
import { createRoom, newNonce, ownRooms, publicRooms, roomBehind } from '../../../play/online/rooms.ts';
import { Session, type SessionSetup } from '../../../play/online/session.ts';
import { ServerProcess } from '../../server-process.ts';
import { isOver, playOn } from '../here/here.ts';

/** One server for all tests. None looks at what another leaves behind. */
let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
});
afterAll(() => server.stop());

class MemoryGuests {
  private readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
}

const speaker: SessionSetup['speaker'] = async () => ({
  becomeGuest,
  connect: (url, secret) => new Client(url, secret, { soonest: 50, latest: 100 }),
});

function sessionAt(url: string, nickname = 'Mei', more: Partial<SessionSetup> = {}): Session {
  const session = new Session(url, {
    guests: new MemoryGuests(),
    nickname: () => nickname,
    speaker,
    again: 50,
    patience: 30_000,
    ...more,
  });
  onTestFinished(() => session.close());
  return session;
}

/** A session to which a reply may come late: after what the server has said since. */
function slowSession(nickname: string) {
  let held: { readonly name: string; readonly came: (letGo: () => void) => void } | null = null;
  const connect = (url: string, secret: string): Client => {
    const client = new Client(url, secret, { soonest: 50, latest: 100 });
    const request = client.request.bind(client);
    client.request = async (name, what) => {
      const reply = await request(name, what);
      if (held?.name !== name) return reply;
      const { came } = held;
      held = null;
      await new Promise<void>((letGo) => came(letGo));
      return reply;
    };
    return client;
  };
  const session = sessionAt(server.url, nickname, { speaker: async () => ({ becomeGuest, connect }) });
  /** The result is there when the next reply of that name is; it lets the reply through. */
  const holdNext = (name: string) => new Promise<() => void>((came) => (held = { name, came }));
  return { session, holdNext };
}

function good<X extends { readonly ok: boolean }>(reply: X): Extract<X, { readonly ok: true }> {
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  return reply as Extract<X, { readonly ok: true }>;
}

const nameOf = (bot: SeatedBot | null, n: number): string => `${bot?.level}/${n}`;

async function until(what: () => boolean): Promise<void> {
  while (!what()) await new Promise((later) => setTimeout(later, 5));
}

async function entered(session: Session, code: string, sit = true): Promise<RoomSource> {
  const { room } = good(await enterRoom(session, code, sit));
  onTestFinished(
    room.listen(
      () => {},
      () => {},
    ),
  );
  return room;
}

async function roomOf(session: Session, game = 'race', rules: object = { tiles: 60 }): Promise<RoomSource> {
  const { code } = good(await createRoom(session, game, { seats: 2, rules: rules as never }));
  return entered(session, code);
}

const tableOf = async (session: Session, room: RoomSource): Promise<ShownTable> => {
  await until(() => room.state.room.match !== null);
  const { match, game } = room.state.room;
  return good(await openOnline({ session, match: match ?? '', game, nameOf })).source;
};

describe('a session', () => {
  it('becomes a guest when the server is first needed, and is the same one after a reload', async () => {
    const { url } = server;
    const guests = new MemoryGuests();
    const session = sessionAt(url, 'Mei', { guests });
    expect(session.state()).toMatchObject({ link: 'idle', me: null });
    expect(await ownRooms(session)).toEqual({ ok: true, rooms: [] });
    expect(session.state().link).toBe('idle');

    expect(await session.request('rooms.mine', {})).toEqual({ ok: true, rooms: [] });
    expect(session.state()).toMatchObject({ link: 'there', me: { nickname: 'Mei' } });
    const { me } = session.state();
    const again = sessionAt(url, 'Mei', { guests });
    expect(again.state().me).toEqual(me);
    good(await again.request('rooms.mine', {}));
    expect(again.state().me).toEqual(me);
  });

  it('needs a nickname, and takes another one when it is changed', async () => {
    const { url } = server;
    let nickname = ' ';
    const session = sessionAt(url, '', { nickname: () => nickname });
    expect(await session.request('rooms.list', {})).toMatchObject({ ok: false, code: 'link.nickname' });
    nickname = 'Mei';
    const room = await roomOf(session);
    expect(await session.rename('Lan')).toEqual({ ok: true });
    expect(session.state().me?.nickname).toBe('Lan');
    await until(() => room.state.room.hostName === 'Lan');
    expect(await session.rename('x'.repeat(30))).toMatchObject({ ok: false, code: 'nickname-too-long' });
  });

  it('says in time that nobody answers, and that what answers is not our server', async () => {
    const session = sessionAt('http://127.0.0.1:9', 'Mei', { patience: 120 });
    expect(await session.request('rooms.list', {})).toMatchObject({ ok: false, code: 'link.lost' });
    expect(await publicRooms('http://127.0.0.1:9')).toMatchObject({ ok: false, code: 'link.lost' });
    expect(await publicRooms('null')).toMatchObject({ ok: false, code: 'link.none' });
    expect(await sessionAt('null').request('rooms.list', {})).toMatchObject({ ok: false, code: 'link.none' });
  });

  it('becomes a new guest with the same name if the server has forgotten everybody', async () => {
    const guests = new MemoryGuests();
    const session = sessionAt(server.url, 'Mei', { guests });
    good(await session.request('rooms.list', {}));
    const before = session.state().me;
    await server.kill();
    server.forget();
    await until(() => session.state().link === 'lost');
    await server.start();
    good(await session.request('rooms.list', {}));
    expect(session.state().me).toMatchObject({ nickname: 'Mei' });
    expect(session.state().me?.id).not.toBe(before?.id);
    expect(guestAt(server.url, guests)?.id).toBe(session.state().me?.id);
  });

  it('lets requests wait while the server restarts', async () => {
    const session = sessionAt(server.url);
    good(await session.request('rooms.list', {}));
    const goodbyes: string[] = [];
    session.listen(() => goodbyes.push(session.state().goodbye?.key ?? ''));
    await server.kill('SIGTERM');
    await until(() => session.state().link === 'lost');
    expect(goodbyes).toContain('goodbye');
    const waiting = session.request('rooms.mine', {});
    await server.start();
    expect(await waiting).toEqual({ ok: true, rooms: [] });
    expect(session.state()).toMatchObject({ link: 'there', goodbye: null });
  });
});

describe('a room', () => {
  it('is shown to everybody in it, with its chat', async () => {
    const { url } = server;
    const [mei, ann] = [sessionAt(url, 'Mei'), sessionAt(url, 'Ann')];
    const hers = await roomOf(mei);
    const his = good(await enterRoom(ann, `https://tavern.example/#/room/${hers.state.room.code.toLowerCase()}`)).room;
    expect(his.state.room.seats).toMatchObject([{ name: 'Mei' }, { name: 'Ann', guest: his.me }]);
    await until(() => hers.state.room.seats[1]?.by === 'person');
    expect(await his.say('Good luck!')).toEqual({ ok: true });
    await until(() => hers.state.chat.length === 1 && his.state.chat.length === 1);
    expect(await his.act({ do: 'start', nonce: newNonce() })).toMatchObject({ ok: false, code: 'not-host' });
    expect(await ownRooms(ann)).toMatchObject({ ok: true, rooms: [{ code: his.state.room.code }] });

    await hers.act({ do: 'settings', settings: { public: true, seats: 3 } });
    const listed = { code: his.state.room.code, host: 'Mei' };
    expect(await publicRooms(url)).toMatchObject({ ok: true, rooms: expect.arrayContaining([expect.objectContaining(listed)]) });
    await his.leave();
    await until(() => hers.state.room.seats[1]?.by === 'open');
  });

  it('tells a guest who is sent away, and a guest who looks for a missing room', async () => {
    const { url } = server;
    const [mei, ann] = [sessionAt(url, 'Mei'), sessionAt(url, 'Ann')];
    const hers = await roomOf(mei);
    const his = await entered(ann, hers.state.room.code);
    const gone = (room: RoomSource) =>
      new Promise((told) =>
        room.listen(
          () => {},
          (why, code) => told([why.key, code]),
        ),
      );
    const first = gone(his);
    await hers.act({ do: 'kick', guest: his.me });
    expect(await first).toEqual(['room.gone', 'room.gone']);
    const back = await entered(ann, hers.state.room.code);
    const second = gone(back);
    await hers.act({ do: 'kick', guest: his.me, forGood: true });
    expect(await second).toEqual(['room.gone.for-good', 'room.gone.for-good']);
    expect(await enterRoom(ann, hers.state.room.code)).toMatchObject({ ok: false, code: 'banned' });
    expect(await enterRoom(ann, 'ABCDEF')).toMatchObject({ ok: false, code: 'no-such-room' });
    expect(await enterRoom(ann, 'no code')).toMatchObject({ ok: false, code: 'not-a-code' });
  });

  it('is seen from its door by a visitor who is no guest yet, and by a guest', async () => {
    const { url } = server;
    const { code } = (await roomOf(sessionAt(url, 'Mei'))).state.room;
    const room = { code, game: 'race', host: 'Mei', people: ['Mei'], taken: 1, seats: 2, playing: false };
    expect(await roomBehind(url, code)).toMatchObject({ ok: true, room });
    expect(await roomBehind(url, 'no code')).toMatchObject({ ok: false, code: 'not-a-code' });
    expect(await arrive(doorOf(sessionAt(url, 'Ann'), code), null)).toMatchObject({ at: 'invited', unsigned: false, room });
    expect(await arrive(doorOf(sessionAt(url, ''), code), null)).toMatchObject({ at: 'invited', unsigned: true, room });
    const inside = await arrive(doorOf(sessionAt(url, 'Ann'), code), true);
    expect(inside).toMatchObject({ at: 'inside', source: { state: { room: { seats: [{ name: 'Mei' }, { name: 'Ann' }] } } } });
  });

  it('is entered again after the server was killed, with its seats and the messages since', async () => {
    const [mei, ann] = [sessionAt(server.url, 'Mei'), sessionAt(server.url, 'Ann')];
    const hers = await roomOf(mei);
    const his = await entered(ann, hers.state.room.code);
    await hers.say('one');
    await until(() => his.state.chat.length === 1);
    await server.kill();
    await until(() => his.state.link === 'lost' && hers.state.link === 'lost');
    await server.start();
    await until(() => hers.state.link === 'there');
    expect(await hers.say('two')).toEqual({ ok: true });
    await until(() => his.state.chat.length === 2 && his.state.link === 'there');
    expect(his.state.chat.map(({ text }) => text)).toEqual(['one', 'two']);
    await until(() => hers.state.room.seats.every((each) => each.by === 'person' && each.here));
    expect(await his.act({ do: 'ready', nonce: newNonce() })).toEqual({ ok: true });
  });

  it('shows what has changed since it was entered again, also where the reply is read late', async () => {
    const [mei, ann] = [sessionAt(server.url, 'Mei'), slowSession('Ann')];
    const hers = await roomOf(mei);
    const his = await entered(ann.session, hers.state.room.code);
    const there = ann.holdNext('room.enter');
    ann.session.cut();
    const letGo = await there;
    mei.close();
    await until(() => his.state.room.seats[0]?.by === 'person' && !his.state.room.seats[0].here);
    letGo();
    expect(await his.say('one')).toEqual({ ok: true });
    await until(() => his.state.chat.length === 1);
    expect(his.state.room.seats[0]).toMatchObject({ by: 'person', here: false });
  });

  it('tells a line once that is said while it is entered again', async () => {
    const [mei, ann] = [sessionAt(server.url, 'Mei'), slowSession('Ann')];
    const hers = await roomOf(mei);
    const his = await entered(ann.session, hers.state.room.code);
    await hers.say('one');
    await until(() => his.state.chat.length === 1);
    const there = ann.holdNext('room.enter');
    ann.session.cut();
    const letGo = await there;
    await hers.say('two');
    await until(() => his.state.chat.length === 2);
    letGo();
    await hers.say('three');
    await until(() => his.state.chat.at(-1)?.text === 'three');
    expect(his.state.chat.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  });
});

describe('a table', () => {
  async function begun(game: string, rules: object) {
    const [mei, ann] = [sessionAt(server.url, 'Mei'), sessionAt(server.url, 'Ann')];
    const hers = await roomOf(mei, game, rules);
    const his = await entered(ann, hers.state.room.code);
    good(await his.act({ do: 'ready', nonce: newNonce() }));
    good(await hers.act({ do: 'start', nonce: newNonce() }));
    return { mei, ann, hers, tables: [await tableOf(mei, hers), await tableOf(ann, his)] as const };
  }

  it('is played to the end by two, and all see the same result and a record that verifies', async () => {
    const { tables } = await begun('race', { tiles: 10 });
    const [one, two] = tables;
    expect([one.own, two.own]).toEqual([[0], [1]]);
    expect(one.names).toEqual(['Mei', 'Ann']);
    expect(one.frame(seat(1))).toBeNull();
    await Promise.all(tables.map((each) => playOn(each, () => isOver(each))));
    expect(one.frame(seat(0))?.packet.over).toEqual(two.frame(seat(1))?.packet.over);
    const [hers, his] = [await one.history(seat(0), 0), await two.history(seat(1), 0)];
    expect(hers.map(({ events }) => events)).toEqual(his.map(({ events }) => events));
    expect(await one.history(seat(0), hers.length - 2)).toEqual(hers.slice(-2));
    const pack = await packOf('race');
    expect(pack && verify(pack.game, await one.record())).toMatchObject({ ok: true, answers: hers.length - 1 });
  });

  it('continues where it was after the server was killed, and answers given meanwhile count once', async () => {
    const { tables } = await begun('race', { tiles: 60 });
    const [one, two] = tables;
    await one.answer(seat(0), 1, { do: 'roll' });
    await until(() => two.frame(seat(1))?.packet.question?.id === 1);
    const links: string[] = [];
    two.listen({ link: (state) => links.push(state) });
    await server.kill();
    await until(() => two.link === 'lost');
    const answered = two.answer(seat(1), 1, { do: 'roll' });
    await server.start();
    expect(await answered).toMatchObject({ ok: true });
    await until(() => one.frame(seat(0))?.packet.question?.id === 2);
    expect(one.frame(seat(0))?.n).toBe(2);
    expect(links).toEqual(['lost', 'there']);
  });

  it('may be open twice on one page, until the last one leaves', async () => {
    const { mei, hers, tables } = await begun('race', { tiles: 60 });
    const twice = await tableOf(mei, hers);
    twice.leave();
    expect(await tables[0].answer(seat(0), 1, { do: 'roll' })).toMatchObject({ ok: true });
  });

  it('is watched by a guest without a seat, and refused where there is none', async () => {
    const { hers } = await begun('king-of-the-mountain', {});
    const cy = sessionAt(server.url, 'Cy');
    const watching = await tableOf(cy, await entered(cy, hers.state.room.code, false));
    expect(watching.own).toEqual([]);
    expect(watching.frame(null)?.packet.view).toBeDefined();
    expect(await watching.concede(seat(0))).toMatchObject({ ok: false, code: 'not-a-player' });
    const nowhere = await openOnline({ session: cy, match: '0'.repeat(16), game: 'race', nameOf });
    expect(nowhere).toMatchObject({ ok: false, code: 'no-such-match' });
  });
});
