import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { playOn } from '../play.ts';
import { type GuestClient, NONCE, startMatch } from '../servers.ts';
import { type Message, REQUESTS, spoiled, type Valid } from './poison.ts';
import { prototypes, Scene } from './scene.ts';
import { refusalFaults } from './words.ts';

const SEED = 20_261_115;
const RANDOM = 6_000;
const AT_ONCE = 200;

/** What would be carried out if nothing were wrong with it. */
const validIn = ({ lobby, race }: Scene): Valid => ({
  'guest.rename': { nickname: 'Somebody Else' },
  'rooms.list': {},
  'rooms.mine': {},
  'room.create': { game: 'race', settings: { seats: 2, public: true } },
  'room.look': { code: lobby.code },
  'room.enter': { code: lobby.code, sit: true },
  'room.leave': { code: lobby.code },
  'room.act': { code: lobby.code, act: { do: 'sit', seat: 2 } },
  'room.say': { code: lobby.code, text: 'hello' },
  'room.report': { code: lobby.code, guest: lobby.host.guest.id, reason: 'spam', words: 'hello' },
  'table.watch': { match: race.match },
  'table.leave': { match: race.match },
  'table.answer': { match: race.match, id: 'a-1', question: 3, option: { do: 'roll' } },
  'table.claim': { match: race.match },
  'table.back': { match: race.match },
  'table.lend': { match: race.match, seat: 1 },
  'table.more': { match: race.match },
  'table.history': { match: race.match, from: 0 },
  'daily.start': { game: 'cee-lo' },
  'daily.table': { game: 'cee-lo', day: '2026-11-15' },
});

const UNKNOWN = [
  '',
  'x',
  'room',
  'room.',
  'ROOM.ENTER',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'error',
  'message',
  'room.enter ',
];

/** Anything that is JSON, the names that every object inherits among its fields. */
const anyKey = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'prototype', 'code', 'match', 'do'));
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.boolean(), fc.constant(null)),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.array(fc.tuple(anyKey, tie('tree')), { maxLength: 4 }).map((fields) => Object.fromEntries(fields)),
  ),
}));

/** Random ones of which we know that something is wrong: not a field is right, or a field too many. */
function randomly(valid: Valid): readonly Message[] {
  const name = fc.constantFrom(...REQUESTS);
  const message = fc.oneof(
    fc.record({ name, payload: fc.array(tree) }),
    fc.record({
      name,
      payload: fc.dictionary(
        anyKey.map((key) => `_${key}`),
        tree,
        { minKeys: 1 },
      ),
    }),
    fc.tuple(name, anyKey, tree).map(([name, key, value]) => ({ name, payload: { ...valid[name], [`_${key}`]: value } })),
    fc.record({
      name: fc.oneof(
        fc.constantFrom(...UNKNOWN),
        fc.string().map((other) => `_${other}`),
      ),
      payload: tree,
    }),
  );
  return fc.sample(message, { seed: SEED, numRuns: RANDOM });
}

/** All of them, many at once; each must be answered, and with a refusal. */
async function refusesAll(client: GuestClient, messages: readonly Message[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (let from = 0; from < messages.length; from += AT_ONCE) {
    const replies = messages.slice(from, from + AT_ONCE).map(async ({ name, payload }) => {
      const reply = await client.ask(name, payload);
      faults.push(
        ...refusalFaults(reply).map(
          (fault) => `${client.guest.nickname} ${name} ${JSON.stringify(payload).slice(0, 200)}: ${fault}`,
        ),
      );
    });
    await Promise.all(replies);
  }
  return faults;
}

test('more than 10,000 spoiled messages are refused, one by one and with words, and nothing at all has changed', async () => {
  const scene = await Scene.open();
  const inherited = prototypes();
  const before = await scene.portrait();
  const { server, race, mountain, over, lobby } = scene;
  const [watcher, stranger] = await scene.strangers('Watcher', 'Stranger');
  if (watcher === undefined || stranger === undefined) throw new Error('nobody came');
  await watcher.enter(lobby.code, false);
  for (const { match } of [race, mountain, over]) await watcher.table(match);

  const valid = validIn(scene);
  expect(race.tables[0]?.newest?.packet.question?.id).toBe(valid['table.answer']['question']);
  const known = spoiled(valid);
  const random = randomly(valid);
  // Those who could do most: whose turn it is, whose it is not, the host, somebody seated, one who was sent away.
  const senders = [race.people[0], race.people[1], mountain.people[0], lobby.host, lobby.seated, lobby.banned, watcher, stranger];
  let sent = 0;
  const faults = await Promise.all(
    senders.map(async (sender, index) => {
      if (sender === undefined) throw new Error('nobody there');
      const own = [...known, ...random.filter((_, nth) => nth % senders.length === index)];
      sent += own.length;
      return refusesAll(sender, own);
    }),
  );
  expect(faults.flat()).toEqual([]);
  expect(sent).toBeGreaterThan(10_000);

  for (const each of [watcher, stranger]) each.close();
  expect(await scene.portrait()).toBe(before);
  expect(prototypes()).toBe(inherited);
  expect(server.log).not.toContain('"level":50');

  // And people can play: what ran goes on, and newcomers play a whole race.
  const { tables } = await startMatch(server, 'race', 2);
  await Promise.all(tables.map((table) => playOn(table)));
  expect(tables[0]?.newest?.packet.over).not.toBeNull();
  expect(await race.tables[0]?.choose({ do: 'roll' })).toMatchObject({ ok: true });
  expect(await lobby.seated.act(lobby.code, { do: 'ready', nonce: NONCE })).toMatchObject({ mayStart: { ok: true } });
});
