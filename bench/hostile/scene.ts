import { becomeGuest, Client, type NewGuest, type TableLink } from '@tavern/wire';
import { DAILY_GAME } from './daily-game.ts';
import type { Target } from './messages.ts';

const NONCE = 'ab'.repeat(16);
const UNHURRIED = { pace: 'unhurried' } as const;
const ROLL = { do: 'roll' } as const;

/** A house with something to lose: a race that waits for its first seat, one that is over, and a lobby. Its people stay connected. */
export class Scene {
  readonly target: Target;
  /** A player whose turn it is not, and somebody who has nothing to do with any of it. */
  readonly attackers: readonly NewGuest[];
  private readonly host: Client;
  private readonly people: readonly Client[];

  private constructor(target: Target, attackers: readonly NewGuest[], people: readonly Client[]) {
    const [host] = people;
    if (host === undefined) throw new Error('nobody came');
    this.target = target;
    this.attackers = attackers;
    this.host = host;
    this.people = people;
  }

  static async set(url: string): Promise<Scene> {
    const guests = await Promise.all(['Host', 'Rival', 'Seated', 'Stranger'].map((name) => guestAt(url, name)));
    const [first, second, third, stranger] = guests;
    if (first === undefined || second === undefined || third === undefined || stranger === undefined)
      throw new Error('nobody came');
    const people = [first, second, third].map(({ secret }) => new Client(url, secret));
    await Promise.all(people.map((each) => each.connected()));
    const [host, rival, seated] = people;
    if (host === undefined || rival === undefined || seated === undefined) throw new Error('nobody came');
    const match = await begin(host, rival);
    const tables = [await host.table(match), await rival.table(match)];
    for (const table of [...tables, ...tables]) good(await rolled(table));
    const over = await begin(host, rival);
    good(await (await rival.table(over)).concede());
    while ((await fetch(new URL(`/api/matches/${over}/record`, url))).status !== 200) await moment();
    const lobby = good(await seated.request('room.create', { game: 'race', settings: { seats: 3, public: true, ...UNHURRIED } }));
    const room = lobby.room.code;
    good(await seated.request('room.say', { code: room, text: 'welcome' }));
    // The first look at a day's run makes its dice.
    good(await host.request('daily.table', { game: DAILY_GAME }));
    const target = { match, question: 3, over, room, guest: third.id };
    return new Scene(target, [second, stranger], people);
  }

  /** Does everything still work, for those who mean well? Changes something. */
  async playsOn(): Promise<boolean> {
    return (await rolled(await this.host.table(this.target.match))).ok;
  }

  leave(): void {
    for (const each of this.people) each.close();
  }
}

async function guestAt(url: string, name: string): Promise<NewGuest> {
  const guest = await becomeGuest(url, name);
  if (!guest.ok) throw new Error(guest.code);
  return guest;
}

const moment = (): Promise<void> => new Promise((later) => setTimeout(later, 5));

/** As soon as it is asked to. */
async function rolled(table: TableLink): Promise<{ readonly ok: boolean }> {
  while (table.newest?.packet.question == null) await moment();
  return table.choose(ROLL);
}

async function begin(host: Client, rival: Client): Promise<string> {
  const made = good(
    await host.request('room.create', { game: 'race', settings: { seats: 2, ...UNHURRIED, rules: { tiles: 100 } } }),
  );
  const { code } = made.room;
  good(await rival.request('room.enter', { code, sit: true }));
  good(await rival.request('room.act', { code, act: { do: 'ready', nonce: NONCE } }));
  const { room } = good(await host.request('room.act', { code, act: { do: 'start', nonce: NONCE } }));
  if (room.match === null) throw new Error('it did not start');
  return room.match;
}

function good<R extends { readonly ok: boolean }>(reply: R | undefined): Extract<R, { ok: true }> {
  if (reply?.ok !== true) throw new Error(`refused: ${JSON.stringify(reply)}`);
  return reply as Extract<R, { ok: true }>;
}
