import { becomeGuest, Client, type TableLink } from '@tavern/wire';
import type { Latencies } from './latencies.ts';

const ROLL = { do: 'roll' } as const;
const NONCE = 'ab'.repeat(16);

/** Pairs of guests who race, each answering as soon as asked, and play again as soon as a race is over. */
export async function playOurs(url: string, clients: number, tiles: number, latencies: Latencies): Promise<void> {
  const pairs = Array.from({ length: clients / 2 }, async () => {
    const [host, guest] = await Promise.all([connect(url), connect(url)]);
    const made = await host.request('room.create', { game: 'race', settings: { seats: 2, rules: { tiles } } });
    if (!made.ok) throw new Error(made.code);
    const { code } = made.room;
    await guest.request('room.enter', { code, sit: true });
    return { host, guest, code };
  });
  for (const { host, guest, code } of await Promise.all(pairs)) void raceOn(host, guest, code, latencies);
}

async function connect(url: string): Promise<Client> {
  const guest = await becomeGuest(url, 'Load');
  if (!guest.ok) throw new Error(guest.code);
  const client = new Client(url, guest.secret);
  await client.connected();
  return client;
}

async function raceOn(host: Client, guest: Client, code: string, latencies: Latencies): Promise<void> {
  for (;;) {
    const match = await start(host, guest, code);
    const tables = await Promise.all([host.table(match), guest.table(match)]);
    await Promise.all(tables.map((table) => race(table, latencies)));
    host.leaveTable(match);
    guest.leaveTable(match);
  }
}

/** As soon as the room knows that the last race is over. */
async function start(host: Client, guest: Client, code: string): Promise<string> {
  for (;;) {
    await guest.request('room.act', { code, act: { do: 'ready', nonce: NONCE } });
    const started = await host.request('room.act', { code, act: { do: 'start', nonce: NONCE } });
    if (started.ok && started.room.match !== null) return started.room.match;
    await new Promise((later) => setTimeout(later, 10));
  }
}

function race(table: TableLink, latencies: Latencies): Promise<void> {
  return new Promise((over, fail) => {
    const next = (): void => {
      const packet = table.frame?.packet;
      if (packet?.over) return over();
      if (packet?.question === null || packet?.question === undefined) return;
      const sent = performance.now();
      table.answer(ROLL).then((reply) => {
        if (!reply.ok) return fail(new Error(`our server refused: ${JSON.stringify(reply)}`));
        return latencies.note(sent);
      }, fail);
    };
    table.listen({ frame: next });
    next();
  });
}
