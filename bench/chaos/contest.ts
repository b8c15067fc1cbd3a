import { openStore } from '@tavern/server';
import { becomeGuest, Client, type TableLink } from '@tavern/wire';
import { damageIn } from '../../server/play/chain.ts';
import { startDatabase } from './database.ts';
import { NodeProcess } from './node-process.ts';

const NONCE = 'ab'.repeat(16);
/** Matches at once. */
const AT_ONCE = 10;

interface Contested {
  readonly answers: number;
  /** Answers that two nodes were given for the same question, of which one came second. */
  readonly refused: number;
  /** Matches whose answers do not follow from each other, or whose end was not the same at both nodes. */
  readonly forks: number;
  /** Acknowledged and not there, or there more often than acknowledged. */
  readonly wrong: number;
}

interface Counted {
  taken: number;
  refused: number;
}

interface Duel extends Readonly<Counted> {
  readonly match: string;
  readonly same: boolean;
}

/** Every guest plays at two nodes at once, and both answer every question: one counts, and the other is told why not. */
export async function contested(least: number): Promise<Contested> {
  const database = await startDatabase();
  const nodes = await Promise.all([NodeProcess.start(database.port), NodeProcess.start(database.port)]);
  const urls = nodes.map(({ url }) => url);
  const counted = { taken: 0, refused: 0 };
  const ends: Duel[] = [];
  const store = await openStore({ databaseUrl: `postgres://postgres@127.0.0.1:${database.port}/postgres` });
  try {
    while (counted.taken < least) {
      // One that could not be played to its end, as where a busy machine lets a connection go, does not count.
      const played = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => duel(urls)));
      for (const each of played) {
        if (each.status === 'rejected') continue;
        ends.push(each.value);
        counted.taken += each.value.taken;
        counted.refused += each.value.refused;
      }
    }
    let [answers, forks] = [0, 0];
    for (const { match, same } of ends) {
      const row = await store.matches.byId(match);
      const log = await store.matches.answers(match);
      answers += log.length;
      if (!same || row === null || damageIn(row, log) !== null) forks += 1;
    }
    return { answers, refused: counted.refused, forks, wrong: Math.abs(answers - counted.taken) };
  } finally {
    await store.close();
    await Promise.all(nodes.map((node) => node.end()));
    await database.stop();
  }
}

async function duel(urls: readonly string[]): Promise<Duel> {
  const counted = { taken: 0, refused: 0 };
  const twins = await Promise.all([0, 1].map(() => twinsAt(urls)));
  const [host, rival] = twins.map(([first]) => first);
  if (host === undefined || rival === undefined) throw new Error('two are needed');
  const made = await host.request('room.create', { game: 'race', settings: { seats: 2, rules: { tiles: 100 } } });
  if (!made.ok) throw new Error(made.code);
  const { code } = made.room;
  await rival.request('room.enter', { code, sit: true });
  await rival.request('room.act', { code, act: { do: 'ready', nonce: NONCE } });
  const started = await host.request('room.act', { code, act: { do: 'start', nonce: NONCE } });
  if (!started.ok || started.room.match === null) throw new Error('it did not start');
  const { match } = started.room;
  const tables = await Promise.all(twins.map((pair) => Promise.all(pair.map((client) => client.table(match)))));
  await Promise.all(tables.flat().map((table) => play(table, counted)));
  const same = tables.every((pair) => new Set(pair.map(({ newest }) => JSON.stringify(newest?.packet.view))).size === 1);
  for (const client of twins.flat()) client.close();
  return { match, same, ...counted };
}

async function twinsAt(urls: readonly string[]): Promise<Client[]> {
  const guest = await becomeGuest(urls[0] ?? '', 'Twin');
  if (!guest.ok) throw new Error(guest.code);
  const clients = urls.map((url) => new Client(url, guest.secret));
  await Promise.all(clients.map((client) => client.connected()));
  return clients;
}

/** Until the match is over and everything sent is answered. */
function play(table: TableLink, counted: Counted): Promise<void> {
  return new Promise((over) => {
    let [asked, open] = [-1, 0];
    const next = (): void => {
      const frame = table.newest;
      if (frame === null) return;
      if (frame.packet.over !== null) return open === 0 ? over() : undefined;
      if (frame.packet.question === null || frame.n === asked) return;
      asked = frame.n;
      open += 1;
      void table.choose({ do: 'roll' }).then((reply) => {
        open -= 1;
        if (reply.ok) counted.taken += 1;
        else counted.refused += 1;
        next();
      });
    };
    table.listen({ frame: next });
    next();
  });
}
