import type { Say } from '@tavern/engine';
import type { Frame, Status } from '@tavern/host';
import { Client, type RoomView } from '@tavern/wire';
import { expect, onTestFinished, test } from 'vitest';
import { Link, randomHex } from '../../page/link.js';
import { good, TestServer, until } from '../servers.ts';

/** A guest as the page has it: its own link over a real connection, and everything it was told. */
async function sitting(server: TestServer, name: string) {
  const { secret } = await server.newGuest(name);
  // Only its socket: the page makes its own.
  const { socket } = new Client(server.url, secret, { reconnectionDelay: 50, reconnectionDelayMax: 100 });
  onTestFinished(() => void socket.disconnect());
  const told = {
    room: null as RoomView | null,
    chat: [] as string[],
    frames: [] as Frame[],
    wholes: 0,
    status: null as Status | null,
    gone: null as Say | null,
    goodbye: null as Say | null,
    connected: 0,
    lost: 0,
    sentAway: 0,
  };
  const link = new Link(socket, {
    connected: () => (told.connected += 1),
    lost: () => (told.lost += 1),
    room(view) {
      told.room = view;
      if (view.match !== null) link.watch(view.match);
    },
    chat: ({ text }) => told.chat.push(text),
    sentAway: () => (told.sentAway += 1),
    frame(frame, whole) {
      told.frames.push(frame);
      told.wholes += whole ? 1 : 0;
    },
    status: (status) => (told.status = status),
    gone: (why) => (told.gone = why),
    goodbye: (why) => (told.goodbye = why),
  });
  await until(() => told.connected > 0);
  return { link, told, socket };
}

type Sitting = Awaited<ReturnType<typeof sitting>>;

async function startRace(mei: Sitting, ann: Sitting): Promise<void> {
  const { room } = good(await mei.link.create({ seats: 2, rules: { tiles: 30 } }));
  good(await ann.link.enter(`http://somewhere/#/room/${room.code.toLowerCase()}`));
  good(await ann.link.act({ do: 'ready', nonce: randomHex(16) }));
  good(await mei.link.act({ do: 'start', nonce: randomHex(16) }));
  await until(() => [mei, ann].every(({ link }) => link.table?.frame !== undefined && link.table?.frame !== null));
}

const roll = async ({ link }: Sitting) => link.answer(link.table?.frame?.packet.question?.id ?? -1, { do: 'roll' });

test("the page's link plays a race to its end through lost connections and a restart, and misses nothing", async () => {
  const server = await TestServer.start();
  const mei = await sitting(server, 'Mei');
  const ann = await sitting(server, 'Ann');
  await startRace(mei, ann);
  expect([mei.link.table?.seat, ann.link.table?.seat]).toEqual([0, 1]);
  good(await ann.link.say('hello'));
  await until(() => mei.told.chat.includes('hello'));

  let turns = 0;
  while (mei.link.table?.frame?.packet.over === null) {
    await until(() =>
      [mei, ann].some(({ link }) => link.table?.frame?.packet.question !== null || link.table.frame.packet.over !== null),
    );
    const mover = [mei, ann].find(({ link }) => link.table?.frame?.packet.question !== null);
    if (mover === undefined) break;
    turns += 1;
    if (turns === 3) for (const { socket } of [mei, ann]) socket.io.engine.close();
    const rolled = roll(mover);
    if (turns === 6) {
      await server.close();
      await server.open();
    }
    const reply = await rolled;
    expect(reply.ok, JSON.stringify(reply)).toBe(true);
  }
  await until(() => [mei, ann].every(({ link }) => link.table?.frame?.packet.over !== null));
  expect(mei.told.goodbye).toEqual({ key: 'goodbye' });
  expect(mei.told.lost).toBeGreaterThanOrEqual(2);
  for (const { link, told } of [mei, ann]) {
    expect(told.gone).toBeNull();
    expect(told.wholes).toBe(1);
    expect(told.frames.map(({ n }) => n)).toEqual(Array.from(told.frames, (_, index) => (told.frames[0]?.n ?? 0) + index));
    const past = await link.history();
    expect(past.slice(-told.frames.length)).toEqual(told.frames);
    // Each roll is told once, though some were sent twice.
    expect(past.flatMap(({ events }) => events)).toHaveLength(turns);
  }
});

test('who comes later sees the whole frame, and all that happened before it', async () => {
  const server = await TestServer.start();
  const mei = await sitting(server, 'Mei');
  const ann = await sitting(server, 'Ann');
  await startRace(mei, ann);
  for (const each of [mei, ann, mei]) {
    await until(() => each.link.table?.frame?.packet.question !== null);
    good(await roll(each));
  }
  const bob = await sitting(server, 'Bob');
  good(await bob.link.enter(mei.told.room?.code ?? ''));
  await until(() => bob.told.frames.length > 0);
  expect(bob.link.table?.seat).toBeNull();
  expect(bob.told.wholes).toBe(1);
  expect((await bob.link.history()).flatMap(({ events }) => events)).toHaveLength(3);
  expect(await bob.link.answer(1, { do: 'roll' })).toMatchObject({ ok: false, code: 'not-a-player' });
});

test('whoever is sent away hears it, and what cannot be sent is refused as lost', async () => {
  const server = await TestServer.start();
  const mei = await sitting(server, 'Mei');
  const ann = await sitting(server, 'Ann');
  const { room } = good(await mei.link.create({ seats: 2 }));
  good(await ann.link.enter(room.code));
  await until(() => mei.told.room?.seats[1]?.by === 'person');
  const seat = mei.told.room?.seats[1];
  good(await mei.link.act({ do: 'kick', guest: seat?.by === 'person' ? seat.guest : '' }));
  await until(() => ann.told.sentAway === 1);
  expect(await ann.link.enter(room.code)).toMatchObject({ ok: false, code: 'banned' });
  ann.socket.disconnect();
  expect(await ann.link.request('rooms.list', {})).toMatchObject({ ok: false, code: 'lost' });
});
