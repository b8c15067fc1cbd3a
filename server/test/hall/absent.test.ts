import { SimulatedClock } from '@tavern/host';
import { expect, test } from 'vitest';
import { playOn } from '../play.ts';
import { NONCE, startMatch, TestServer, until } from '../servers.ts';

const MINUTE = 60_000;

test('after a match nobody waits for ever for somebody who has left: their seat is free after a minute, also after a restart', async () => {
  const clock = new SimulatedClock();
  const server = await TestServer.start({}, undefined, clock);
  const { code, people, tables } = await startMatch(server, 'race', 3, { settings: { rules: { tiles: 5 } } });
  await Promise.all(tables.map((table) => playOn(table)));
  const [mei, ann, ben] = people;
  await until(async () => !((await mei?.enter(code))?.playing ?? true));
  // Ben closes the page, and the server goes down before his minute is over.
  ben?.close();
  await until(async () => (await mei?.enter(code))?.seats.some((seat) => seat.by === 'person' && !seat.here) ?? false);
  await mei?.act(code, { do: 'rematch', nonce: NONCE });
  await server.close();
  await server.open();
  for (const person of [mei, ann]) await until(() => person?.line.connected ?? false);
  expect((await mei?.enter(code))?.seats.filter(({ by }) => by === 'person')).toHaveLength(3);
  await ann?.enter(code);
  await clock.pass(MINUTE);
  await until(async () => (await mei?.enter(code))?.seats.filter(({ by }) => by === 'person').length === 2, 'he is waited for');
  expect(await ann?.act(code, { do: 'rematch', nonce: NONCE })).toMatchObject({ playing: true });
});

/** Who sits in a room, as a visitor sees it who does not go in. */
async function sitting({ url }: TestServer, code: string): Promise<readonly string[]> {
  const { room } = (await (await fetch(`${url}/api/rooms/${code}`)).json()) as { room: { people: string[] } };
  return room.people;
}

const listed = async ({ url }: TestServer): Promise<readonly string[]> =>
  ((await (await fetch(`${url}/api/rooms`)).json()) as { rooms: { code: string }[] }).rooms.map(({ code }) => code);

/** Time passes until this is so: the store answers by a real clock. */
const passes = (clock: SimulatedClock, isSo: () => Promise<boolean>, what: string): Promise<void> =>
  until(
    async () => {
      await clock.pass(10_000);
      return isSo();
    },
    what,
    10_000,
  );

test('a lobby that nobody comes back to after a restart is free of people after a while, though nobody enters it', async () => {
  const clock = new SimulatedClock();
  const server = await TestServer.start({}, undefined, clock);
  const [mei, ann] = [await server.guest('Mei'), await server.guest('Ann')];
  const { code } = await mei.create('race', { public: true });
  await ann.enter(code);
  for (const each of [mei, ann]) each.close();
  await server.close();
  await server.open();
  // They have a minute to come back, from when the server is there again.
  await clock.pass(MINUTE - 1);
  expect(await sitting(server, code)).toEqual(['Mei', 'Ann']);
  await passes(clock, async () => (await sitting(server, code)).length === 0, 'they still sit there');
  // The next one who comes is the host.
  const ben = await server.guest('Ben');
  expect(await ben.enter(code)).toMatchObject({ host: ben.guest.id });
});

test('people who are in their lobby keep their seats, however long nothing happens; those who are alone at a table do, too', async () => {
  const clock = new SimulatedClock();
  const server = await TestServer.start({}, undefined, clock);
  const mei = await server.guest('Mei');
  const { code } = await mei.create('race');
  const { code: played } = await startMatch(server, 'race', 2, { settings: { pace: 'unhurried' } });
  const other = await server.guest('Other');
  const { code: left } = await other.create('race');
  other.close();
  // That one is gone is the sign that the others were looked at as well.
  await passes(clock, async () => (await sitting(server, left)).length === 0, 'the other still sits there');
  await clock.pass(5 * MINUTE);
  expect(await sitting(server, code)).toEqual(['Mei']);
  expect(await sitting(server, played)).toHaveLength(2);
});

test('a host who is away from a match for a minute hands the role on, and has it again on coming back, also after a restart', async () => {
  const clock = new SimulatedClock();
  const server = await TestServer.start({}, undefined, clock);
  const { code, people } = await startMatch(server, 'race', 2, { settings: { pace: 'unhurried' } });
  const [mei, ann] = people;
  if (mei === undefined || ann === undefined) throw new Error('nobody came');
  mei.close();
  await until(async () => (await ann.enter(code)).seats.some((seat) => seat.by === 'person' && !seat.here));
  expect(await ann.enter(code)).toMatchObject({ host: mei.guest.id });
  await passes(clock, async () => (await ann.enter(code)).host === ann.guest.id, 'she keeps the role');
  await server.close();
  await server.open();
  await until(() => ann.line.connected);
  expect(await ann.enter(code)).toMatchObject({ host: ann.guest.id });
  const back = await server.connect(mei.guest);
  expect(await back.enter(code)).toMatchObject({ host: mei.guest.id });
});

test('a host without a seat who does not come back after a restart is followed by somebody who is there', async () => {
  const clock = new SimulatedClock();
  const server = await TestServer.start({}, undefined, clock);
  const [mei, ann] = [await server.guest('Mei'), await server.guest('Ann')];
  const { code } = await mei.create('race');
  await ann.enter(code);
  await mei.act(code, { do: 'stand' });
  mei.close();
  await server.close();
  await server.open();
  await until(() => ann.line.connected);
  expect(await ann.enter(code)).toMatchObject({ host: mei.guest.id });
  await passes(clock, async () => (await ann.enter(code)).host === ann.guest.id, 'nobody can start a match');
});

test('the list has rooms in which somebody is, the one where something was done last first', async () => {
  const clock = new SimulatedClock();
  const server = await TestServer.start({}, undefined, clock);
  const junk = await server.guest('Junk');
  for (let nth = 0; nth < 5; nth++) {
    const { code } = await junk.create('race', { public: true });
    await junk.request('room.leave', { code });
  }
  const [mei, ann] = [await server.guest('Mei'), await server.guest('Ann')];
  const { code: first } = await mei.create('race', { public: true });
  await clock.pass(1_000);
  const { code: second } = await ann.create('race', { public: true });
  expect(await listed(server)).toEqual([second, first]);
  await clock.pass(1_000);
  await mei.act(first, { do: 'ready', nonce: NONCE });
  expect(await listed(server)).toEqual([first, second]);
  ann.close();
  await until(async () => (await listed(server)).length === 1);
  expect(await listed(server)).toEqual([first]);
  mei.close();
  await until(async () => (await listed(server)).length === 0);
});
