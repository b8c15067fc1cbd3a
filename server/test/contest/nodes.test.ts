import { SimulatedClock } from '@tavern/host';
import type { ChatLine, RoomSettings, RoomView, TableLink } from '@tavern/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import type { AnswerRow, NodeStore, Store } from '../../store/store.ts';
import { playOn, ROLL } from '../play.ts';
import { type Postgres, startPostgres } from '../postgres.ts';
import { type GuestClient, good, NONCE, startMatch, TestServer, until } from '../servers.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

interface TestNode {
  readonly server: TestServer;
  /** What this node has stored, or tried to. */
  readonly appended: AnswerRow[];
  /** What goes wrong between it and the database. */
  readonly faults: Faults;
  /** The database gives it this match, and the message of that is lost. */
  given(match: string): Promise<void>;
}

interface Faults {
  /** Neither answers nor rooms can be read. */
  unread: boolean;
  /** How many reads have failed. */
  failed: number;
  /** Nobody tells it of other nodes' answers. */
  deaf: boolean;
}

const ENV = { BOT_THREADS: '1' };

/** Two servers on one new database. */
async function twoNodes(clock?: SimulatedClock): Promise<readonly [TestNode, TestNode]> {
  const databaseUrl = await postgres.fresh();
  const node = async (): Promise<TestNode> => {
    const appended: AnswerRow[] = [];
    const store = await openStore({ databaseUrl });
    const append = (rows: readonly AnswerRow[]): Promise<readonly boolean[]> => {
      appended.push(...rows);
      return store.matches.append(rows);
    };
    let name = '';
    const renew: NodeStore['renew'] = (asked, ms) => {
      name = asked;
      return (store.nodes as NodeStore).renew(asked, ms);
    };
    const given = async (match: string): Promise<void> =>
      expect(await store.nodes?.take(name, [match])).toEqual(new Map([[match, name]]));
    const faults: Faults = { unread: false, failed: 0, deaf: false };
    const known = { ...store, matches: { ...store.matches, append }, nodes: { ...(store.nodes as NodeStore), renew } };
    const server = await TestServer.start({ ...ENV, DATABASE_URL: databaseUrl }, withFaults(known, faults), clock);
    return { server, appended, faults, given };
  };
  const first = await node();
  return [first, await node()];
}

function withFaults(store: Store, faults: Faults): Store {
  const unless = async <R>(read: () => Promise<R>): Promise<R> => {
    if (!faults.unread) return read();
    faults.failed += 1;
    throw new Error('the database is away');
  };
  const answers: Store['matches']['answers'] = (match, after) => unless(() => store.matches.answers(match, after));
  const byCode: Store['rooms']['byCode'] = (code) => unless(() => store.rooms.byCode(code));
  const watch: Store['watch'] = (heard) => store.watch((news) => (faults.deaf && 'match' in news ? undefined : heard(news)));
  return { ...store, matches: { ...store.matches, answers }, rooms: { ...store.rooms, byCode }, watch };
}

/** What a guest is shown of a room, always the newest. */
function seenBy(guest: GuestClient): { room: RoomView | null; readonly chat: ChatLine[]; gone: boolean } {
  const seen: { room: RoomView | null; chat: ChatLine[]; gone: boolean } = { room: null, chat: [], gone: false };
  guest.on('room', (room) => {
    seen.room = room;
  });
  guest.on('chat', (line) => seen.chat.push(line));
  guest.on('room.gone', () => {
    seen.gone = true;
  });
  return seen;
}

const here = (room: RoomView | null): readonly boolean[] =>
  room?.seats.flatMap((seat) => (seat.by === 'person' ? [seat.here] : [])) ?? [];

/** Mei at the first node and Ann at the second start a match. */
async function startAcross(
  nodes: readonly [TestNode, TestNode],
  rules: RoomSettings['rules'],
  bots = 0,
  settings: RoomSettings = {},
) {
  const [mei, ann] = await Promise.all([nodes[0].server.guest('Mei'), nodes[1].server.guest('Ann')]);
  const { code } = await mei.create('race', { seats: 2 + bots, speed: 'off', rules, ...settings });
  await ann.enter(code);
  for (let seat = 2; seat < 2 + bots; seat++) await mei.act(code, { do: 'bot', seat, level: 'random' });
  await ann.act(code, { do: 'ready', nonce: NONCE });
  const { match } = await mei.act(code, { do: 'start', nonce: NONCE });
  if (match === null) throw new Error('it did not start');
  return { mei, ann, code, match, tables: [await mei.table(match), await ann.table(match)] as const };
}

const everybodyHere = (table: TableLink): boolean =>
  table.newestStatus?.seats.every((seat) => seat.by === 'bot' || seat.here) ?? false;

test('people in one room at different nodes see the same room, hear each other, and can be sent away', async () => {
  const [one, two] = await twoNodes();
  const [mei, ann, sam] = await Promise.all([one.server.guest('Mei'), two.server.guest('Ann'), two.server.guest('Sam')]);
  const seen = { mei: seenBy(mei), ann: seenBy(ann), sam: seenBy(sam) };
  const { code } = await mei.create('race', { seats: 2 });
  await ann.enter(code);
  await sam.enter(code, false);
  const agree = (): boolean => JSON.stringify(seen.mei.room) === JSON.stringify(seen.ann.room);
  await until(() => agree() && here(seen.mei.room).length === 2 && (seen.mei.room?.spectators.length ?? 0) === 1);
  expect(here(seen.ann.room)).toEqual([true, true]);
  expect(seen.ann.room?.spectators).toMatchObject([{ name: 'Sam' }]);

  good(await ann.request('room.say', { code, text: 'hello from afar' }));
  good(await mei.request('room.say', { code, text: 'and back' }));
  for (const { chat } of [seen.mei, seen.ann, seen.sam]) {
    await until(() => chat.length === 2);
    expect(chat.map(({ text }) => text)).toEqual(['hello from afar', 'and back']);
  }

  good(await sam.request('guest.rename', { nickname: 'Samira' }));
  await until(() => seen.mei.room?.spectators[0]?.name === 'Samira' && agree());

  await mei.act(code, { do: 'kick', guest: sam.guest.id });
  await until(() => seen.sam.gone);
  await until(() => seen.mei.room?.spectators.length === 0 && agree());
  await mei.act(code, { do: 'kick', guest: ann.guest.id });
  await until(() => seen.ann.gone && seen.mei.room?.seats[1]?.by === 'open');

  // One who comes back at another node, and one who is gone.
  const again = await one.server.connect(ann.guest);
  const fresh = await two.server.guest('Ben');
  const ben = seenBy(fresh);
  await again.enter(code);
  await fresh.enter(code, false);
  await until(() => here(ben.room).length === 2 && here(ben.room).every(Boolean));
  again.close();
  await until(() => here(ben.room).includes(false) && here(seen.mei.room).includes(false));
});

test('a match runs at one node alone: its bots and clocks, for players at both, with spectators and a rematch', async () => {
  const clock = new SimulatedClock();
  const nodes = await twoNodes(clock);
  const { mei, ann, code, match, tables } = await startAcross(nodes, { tiles: 15 }, 1, { pace: 'brisk' });
  const sam = await nodes[1].server.guest('Sam');
  const watching = await sam.table(match);
  for (const table of [...tables, watching]) await until(() => everybodyHere(table));
  await until(() => (tables[1].newestStatus?.clocks.length ?? 0) > 0);
  expect(tables[1].newestStatus?.clocks).toEqual(tables[0].newestStatus?.clocks);
  expect(watching.newestStatus?.clocks).toEqual(tables[0].newestStatus?.clocks);

  // Mei lets her time run out: the clock answers once for her, wherever it is looked at.
  await clock.pass(60_000);
  for (const table of [...tables, watching])
    await until(() => table.newest?.packet.question !== undefined && (table.newest?.n ?? 0) >= 1);
  await until(() => nodes[0].appended.some(({ by }) => by === 'clock'));
  expect(nodes[0].appended.filter(({ by, seq }) => by === 'clock' && seq === 1)).toHaveLength(1);

  // All play to the end; time passes for those who need it.
  const passing = setInterval(() => void clock.pass(500), 20);
  await Promise.all(tables.map((table) => playOn(table)));
  await until(() => watching.newest?.packet.over !== null);
  expect(watching.newest?.packet.over).toEqual(tables[0].newest?.packet.over);
  await until(async () => !(await ann.enter(code, false)).playing);
  clearInterval(passing);
  const seqs = nodes[0].appended.map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.map((_, index) => index + 1));
  expect(nodes[0].appended.filter(({ by }) => by === 'bot').length).toBeGreaterThan(0);
  expect(nodes[1].appended).toEqual([]);

  // The rematch is started at the other node, which runs it.
  await mei.act(code, { do: 'rematch', nonce: NONCE });
  const { match: second } = await ann.act(code, { do: 'rematch', nonce: NONCE });
  if (second === null || second === match) throw new Error('there was no rematch');
  const [hers, his] = [await mei.table(second), await ann.table(second)];
  await until(() => [hers, his].every((table) => everybodyHere(table)));
  const first = [hers, his].find((table) => table.newest?.packet.question != null);
  await until(() => first !== undefined);

  // Mei asks at a node that does not run it for more time: both have it.
  await until(() => (hers.newestStatus?.clocks.length ?? 0) > 0);
  expect(await mei.request('table.more', { match: second })).toEqual({ ok: true });
  await until(() => [hers, his].every((table) => table.newestStatus?.clocks.every(({ extended }) => extended) === true));
  expect(await mei.request('table.more', { match: second })).toMatchObject({ code: 'no-more-time' });
});

test('an owner that shuts down hands its matches on: those at the other node play on', async () => {
  const nodes = await twoNodes();
  const { ann, tables } = await startAcross(nodes, { tiles: 100 });
  good(await tables[0].choose(ROLL));
  await until(() => tables[1].newest?.packet.question != null);
  good(await tables[1].choose(ROLL));
  expect(nodes[1].appended).toEqual([]);
  await nodes[0].server.close();
  // Those who are gone are seen to be gone.
  await until(() => tables[1].newestStatus?.seats[0]?.here === false);
  good(await ann.request('table.answer', { match: tables[1].match, id: 'up', question: 0, option: { do: 'concede' } }));
  expect(nodes[1].appended).toHaveLength(1);
});

/** Both tell of it, and by then it was lost on a node that could not read. */
async function toldOf(change: () => Promise<unknown>, { faults, say }: { faults: Faults; say: () => Promise<void> }) {
  faults.unread = true;
  await change();
  await until(() => faults.failed > 0);
  // By now all that the other node tells of it has come.
  await say();
  faults.unread = false;
}

test('an answer that a node could not read when it heard of it is read as soon as it can be', async () => {
  const nodes = await twoNodes();
  const { mei, ann, code, tables } = await startAcross(nodes, { tiles: 100 });
  const seen = seenBy(ann);
  await until(() => tables.every((table) => everybodyHere(table)));
  const say = async (): Promise<void> => {
    good(await mei.request('room.say', { code, text: 'can you see it?' }));
    await until(() => seen.chat.length === 1);
    expect(tables[1].newest?.n).toBe(0);
  };
  await toldOf(async () => good(await tables[0].choose(ROLL)), { faults: nodes[1].faults, say });
  await until(() => tables[1].newest?.n === 1);
  good(await tables[1].choose(ROLL));
});

test('a change of a room that a node could not read when it heard of it is read as soon as it can be', async () => {
  const nodes = await twoNodes();
  const [mei, ann] = await Promise.all([nodes[0].server.guest('Mei'), nodes[1].server.guest('Ann')]);
  const seen = seenBy(ann);
  const { code } = await mei.create('race', { seats: 2 });
  await ann.enter(code);
  const say = async (): Promise<void> => {
    good(await mei.request('room.say', { code, text: 'can you see it?' }));
    await until(() => seen.chat.length === 1);
    expect(seen.room?.seats).toHaveLength(2);
  };
  await toldOf(() => mei.act(code, { do: 'settings', settings: { seats: 3 } }), { faults: nodes[1].faults, say });
  await until(() => seen.room?.seats.length === 3);
});

test('a guest who comes from another node is never shown less than there', async () => {
  const nodes = await twoNodes();
  const { mei, ann, match, tables } = await startAcross(nodes, { tiles: 100 });
  await until(() => tables.every((table) => everybodyHere(table)));
  nodes[1].faults.deaf = true;
  ann.leaveTable(match);
  await until(() => tables[0].newestStatus?.seats[1]?.here === false);
  good(await tables[0].choose(ROLL));
  const there = await nodes[1].server.connect(mei.guest);
  const { update } = good(await there.request('table.watch', { match, since: 1 }));
  expect(update?.start).toBeUndefined();
});

test('a match that a node was given without hearing of it runs there as soon as somebody plays it at another', async () => {
  const [one, two] = await twoNodes();
  const { match, tables } = await startMatch(two.server, 'race', 2, { settings: { rules: { tiles: 100 } } });
  await two.server.close();
  await one.given(match);
  await two.server.open();
  for (const table of tables) await until(() => table.link === 'there');
  for (const [index, table] of tables.entries()) {
    await until(() => table.newest?.packet.question != null);
    expect(await table.choose(ROLL)).toMatchObject({ ok: true, frame: index + 1 });
  }
  expect(one.appended).toHaveLength(2);
});
