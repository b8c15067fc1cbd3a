import { verify } from '@tavern/engine';
import { samples } from '@tavern/engine/testkit';
import { entryOf } from '@tavern/games';
import { becomeGuest, type NewGuest, type TableLink } from '@tavern/wire';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import { perform, startWithAdmins } from '../admin/admins.ts';
import { recordOf } from '../play.ts';
import { type Postgres, startPostgres } from '../postgres.ts';
import { GuestClient, good, NO_LIMITS, NONCE, until } from '../servers.ts';
import { Child } from '../wire/child.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const ROOMS = samples(15, 50);

/** Two real processes on one new database. */
async function twoServers(): Promise<{ urls: readonly [string, string]; databaseUrl: string }> {
  const databaseUrl = await postgres.fresh();
  const env = { ...NO_LIMITS, DATABASE_URL: databaseUrl };
  const [one, two] = await Promise.all([Child.open(env), Child.open(env)]);
  return { urls: [one.url, two.url], databaseUrl };
}

async function connect(url: string, guest: NewGuest): Promise<GuestClient> {
  const client = new GuestClient(url, guest);
  onTestFinished(() => client.close());
  await client.connected();
  return client;
}

const newGuest = async (url: string): Promise<NewGuest> => good(await becomeGuest(url, 'Twin'));

/** Answers whatever is asked here, and counts what was acknowledged. The same guest does the same at the other server. */
function contest(table: TableLink, counted: { taken: number; refused: Map<string, number> }): Promise<void> {
  return new Promise((over) => {
    let asked = '';
    const next = (): void => {
      const packet = table.newest?.packet;
      if (packet?.over) return over();
      const question = packet?.question;
      if (question === null || question === undefined || asked === `${question.id}:${table.newest?.n}`) return;
      asked = `${question.id}:${table.newest?.n}`;
      const [option] = question.options;
      if (option === undefined) return;
      void table.choose(option, question.id).then((reply) => {
        if (reply.ok) counted.taken += reply.held === true ? 0 : 1;
        else counted.refused.set(reply.code, (counted.refused.get(reply.code) ?? 0) + 1);
      });
    };
    table.listen({ frame: next });
    next();
  });
}

test('two processes contest the same matches, and no match forks', async () => {
  const { urls, databaseUrl } = await twoServers();
  const counted = { taken: 0, refused: new Map<string, number>() };
  const play = async (game: string, people: number, bots: number): Promise<{ match: string; ends: string[] }> => {
    const guests = await Promise.all(urls.slice(0, people).map(newGuest));
    const twins = await Promise.all(guests.map((guest) => Promise.all(urls.map((url) => connect(url, guest)))));
    const [host, rival] = twins.map(([first]) => first);
    if (host === undefined) throw new Error('somebody must be the host');
    const rules = game === 'race' ? { rules: { tiles: 100 } } : {};
    const { code } = await host.create(game, { seats: people + bots, speed: 'off', ...rules });
    await rival?.enter(code);
    for (let seat = people; seat < people + bots; seat++) await host.act(code, { do: 'bot', seat, level: 'normal' });
    await rival?.act(code, { do: 'ready', nonce: NONCE });
    const { match } = await host.act(code, { do: 'start', nonce: NONCE });
    if (match === null) throw new Error('it did not start');
    const tables = await Promise.all(twins.flat().map((client) => client.table(match)));
    await Promise.all(tables.map((table) => contest(table, counted)));
    return { match, ends: tables.map((table) => JSON.stringify(table.newest?.packet.view)) };
  };
  const played = await Promise.all([
    ...Array.from({ length: samples(10, 24) }, () => play('race', 2, 0)),
    // With one person at the table interrupt windows wait for no clock; the bots think at both servers.
    ...Array.from({ length: samples(2, 3) }, () => play('king-of-the-mountain', 1, 3)),
  ]);

  const store = await openStore({ databaseUrl });
  onTestFinished(() => store.close());
  let answers = 0;
  let peoples = 0;
  for (const { match, ends } of played) {
    // Both servers showed the same end to each seat.
    expect(ends.slice(0, 1)).toEqual(ends.slice(1, 2));
    expect(ends.slice(2, 3)).toEqual(ends.slice(3, 4));
    const log = await store.matches.answers(match);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    answers += log.length;
    peoples += log.filter(({ clientId }) => clientId !== undefined).length;
    const record = await recordOf(urls[0], match);
    const pack = await entryOf(record.game)?.load();
    expect(pack && verify(pack.game, record)).toMatchObject({ ok: true, answers: log.length });
  }
  expect(answers).toBeGreaterThanOrEqual(samples(900, 2_000));
  // What was acknowledged is there, each once; the second one to answer was told why not.
  expect(counted.taken).toBe(peoples);
  expect([...counted.refused.values()].reduce((sum, each) => sum + each, 0)).toBeGreaterThan(samples(200, 500));
  expect(counted.refused.has('not-stored')).toBe(false);
  expect(counted.refused.has('server-error')).toBe(false);
});

test('an answer that is sent to both processes at once, under one id, is one answer, and both acknowledge it alike', async () => {
  const { urls, databaseUrl } = await twoServers();
  const [mei, ann] = await Promise.all([newGuest(urls[0]), newGuest(urls[1])]);
  const twins = await Promise.all(urls.map((url) => connect(url, mei)));
  const [host] = twins;
  const rival = await connect(urls[0], ann);
  if (host === undefined) throw new Error('nobody there');
  const { code } = await host.create('race', { seats: 2, rules: { tiles: 100 } });
  await rival.enter(code);
  await rival.act(code, { do: 'ready', nonce: NONCE });
  const { match } = await host.act(code, { do: 'start', nonce: NONCE });
  if (match === null) throw new Error('it did not start');
  await Promise.all(twins.map((client) => client.table(match)));
  const table = await rival.table(match);
  for (let question = 1; question <= 20; question++) {
    const request = { match, id: `both-${question}`, question, option: { do: 'roll' } };
    const replies = await Promise.all(twins.map((client) => client.request('table.answer', request)));
    expect(replies.map((reply) => good(reply).frame)).toEqual([question * 2 - 1, question * 2 - 1]);
    await until(() => table.newest?.packet.question?.id === question);
    good(await table.choose({ do: 'roll' }));
    for (const client of twins) await until(async () => (await client.table(match)).newest?.n === question * 2);
  }
  const store = await openStore({ databaseUrl });
  onTestFinished(() => store.close());
  expect(await store.matches.answers(match)).toHaveLength(40);
});

test('20 clients race for the last seat of each room, at two processes, and exactly one gets it', async () => {
  const { urls } = await twoServers();
  const rooms = await Promise.all(
    Array.from({ length: ROOMS }, async (_, index) => {
      const url = urls[index % 2] ?? urls[0];
      return (await (await connect(url, await newGuest(url))).create('race', { seats: 2 })).code;
    }),
  );
  const clients: GuestClient[] = [];
  for (let from = 0; from < ROOMS * 20; from += 100) {
    const some = Array.from({ length: 100 }, async (_, index) => {
      const url = urls[(from + index) % 2] ?? urls[0];
      return connect(url, await newGuest(url));
    });
    clients.push(...(await Promise.all(some)));
  }
  await Promise.all(clients.map((client, index) => client.enter(rooms[index % ROOMS] ?? '', false)));

  const raced = await Promise.all(
    clients.map(async (client, index) => {
      const code = rooms[index % ROOMS] ?? '';
      return { code, client, reply: await client.request('room.act', { code, act: { do: 'sit', seat: 1 } }) };
    }),
  );
  for (const code of rooms) {
    const there = raced.filter((each) => each.code === code);
    expect(there).toHaveLength(20);
    const [winner, ...others] = there.filter(({ reply }) => reply.ok);
    expect(others).toEqual([]);
    for (const { reply } of there) if (!reply.ok) expect(reply).toMatchObject({ code: 'room-full' });
    // Both servers know who has it.
    for (const { client } of there.slice(0, 2)) {
      const room = await client.enter(code, false);
      expect(room.seats[1]).toMatchObject({ by: 'person', guest: winner?.client.guest.id });
    }
  }
});

test('a guest who is banned at one server is turned out of the other', async () => {
  const env = { DATABASE_URL: await postgres.fresh() };
  const [one, two] = [await startWithAdmins(env), await startWithAdmins(env)];
  const [bob, ann] = [await one.newGuest('Bob'), await one.newGuest('Ann')];
  const [here, there] = [await two.connect(ann), await two.connect(bob)];
  const out = new Promise((refused) => there.line.on('refused', refused));
  await perform(one.url, { do: 'ban', who: bob.id, for: 60_000, why: 'spam' });
  expect(await out).toMatchObject({ code: 'barred' });
  expect(here.line.connected).toBe(true);
  const { code } = await here.create('race');
  await perform(one.url, { do: 'mute', guest: ann.id, for: 60_000, why: 'spam' });
  await until(async () => !(await here.request('room.say', { code, text: 'hm' })).ok);
});
