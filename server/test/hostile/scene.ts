import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/store.ts';
import { type GuestClient, good, type Started, startMatch, TestServer, temporaryFolder, until } from '../servers.ts';

const UNHURRIED = { pace: 'unhurried' } as const;
const ROLL = { do: 'roll' } as const;

/** Two running races, a running King of the Mountain, a race that is over, and two lobbies, on one real server. */
export class Scene {
  readonly server: TestServer;
  readonly store: Store;
  readonly race: Started;
  readonly mountain: Started;
  readonly over: Started;
  /** Its host, a guest who is not ready, and one whom the host has sent away for good. */
  readonly lobby: {
    readonly code: string;
    readonly host: GuestClient;
    readonly seated: GuestClient;
    readonly banned: GuestClient;
  };
  private readonly people: number;

  private constructor(given: Pick<Scene, 'server' | 'store' | 'race' | 'mountain' | 'over' | 'lobby'>) {
    this.server = given.server;
    this.store = given.store;
    this.race = given.race;
    this.mountain = given.mountain;
    this.over = given.over;
    this.lobby = given.lobby;
    this.people = this.matches.flatMap(({ people }) => people).length + 3;
  }

  static async open(): Promise<Scene> {
    const store = await openStore({ folder: temporaryFolder() });
    const server = await TestServer.start({}, store);
    const race = await startMatch(server, 'race', 2, { settings: { ...UNHURRIED, rules: { tiles: 100 } } });
    for (const [turn, table] of [...race.tables, ...race.tables].entries()) {
      await until(() => table.newest?.n === turn);
      good(await table.choose(ROLL));
    }
    const mountain = await startMatch(server, 'king-of-the-mountain', 3, { settings: UNHURRIED });
    await playInto(mountain);
    const over = await startMatch(server, 'race', 2);
    good((await over.tables[1]?.concede()) as { ok: boolean });
    await until(async () => (await fetch(`${server.url}/api/matches/${over.match}/record`)).status === 200);

    const [host, seated, banned] = await Promise.all(['Host', 'Seated', 'Banned'].map((name) => server.guest(name)));
    if (host === undefined || seated === undefined || banned === undefined) throw new Error('nobody came');
    const { code } = await host.create('race', { seats: 3, public: true, ...UNHURRIED });
    await seated.enter(code);
    await banned.enter(code);
    await host.act(code, { do: 'kick', guest: banned.guest.id, forGood: true });
    good(await host.request('room.say', { code, text: 'welcome' }));
    return new Scene({ server, store, race, mountain, over, lobby: { code, host, seated, banned } });
  }

  get matches(): readonly Started[] {
    return [this.race, this.mountain, this.over];
  }

  /** The whole state, byte for byte: what is stored, and what newcomers see. */
  async portrait(): Promise<string> {
    await until(async () => (await this.connections()) === this.people, 'somebody is still connected');
    const { rooms, chats, guests } = this.store;
    const people = [...this.matches.flatMap((match) => match.people), this.lobby.host, this.lobby.seated, this.lobby.banned];
    const codes = [...this.matches.map(({ code }) => code), this.lobby.code];
    return JSON.stringify(
      {
        rooms: await Promise.all(codes.map((code) => rooms.byCode(code))),
        chats: await Promise.all(codes.map((code) => chats.last(code, 100))),
        guests: (await guests.byIds(people.map(({ guest }) => guest.id))).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        listed: await rooms.open(100),
        seatedIn: await Promise.all(people.map(({ guest }) => rooms.of(guest.id, 100))),
        matches: await Promise.all(this.matches.map(({ match }) => this.stored(match))),
        seen: await Promise.all(this.matches.map((match) => this.seen(match))),
      },
      null,
      1,
    );
  }

  /** Some who come newly, to do harm. */
  strangers(...names: readonly string[]): Promise<readonly GuestClient[]> {
    return Promise.all(names.map((name) => this.server.guest(name)));
  }

  private async stored(match: string): Promise<object> {
    const { matches } = this.store;
    return {
      row: await matches.byId(match),
      log: await matches.answers(match),
      snapshot: await matches.snapshot(match),
      results: await matches.results(match),
      frames: await Promise.all([0, 1, 2, null].map((viewer) => matches.frames(match, viewer))),
    };
  }

  /** All frames of every seat, over new connections, and the room. */
  private async seen({ match, code, people }: Started): Promise<readonly object[]> {
    return Promise.all(
      people.map(async ({ guest }) => {
        const fresh = await this.server.connect(guest);
        const { seat, update } = good(await fresh.request('table.watch', { match }));
        const history = good(await fresh.request('table.history', { match, from: 0 }));
        const room = await fresh.enter(code, false);
        fresh.close();
        return { seat, start: update.start, history, room };
      }),
    );
  }

  private async connections(): Promise<number> {
    const health = (await (await fetch(`${this.server.url}/health`)).json()) as { connections: number };
    return health.connections;
  }
}

/** Past what everybody is asked at first, to where one seat is asked and the others wait. */
async function playInto({ tables, people }: Started): Promise<void> {
  for (;;) {
    const asked = tables.filter(({ newest }) => newest?.packet.question !== null);
    // A window would close by itself.
    if (asked.length === 1 && asked[0]?.newest?.packet.question?.window === false) return;
    for (const table of asked) {
      const [option] = table.newest?.packet.question?.options ?? [];
      if (option !== undefined) await table.choose(option);
    }
    // A client that has this reply has also seen what the answers did.
    for (const each of people) good(await each.request('rooms.mine', {}));
  }
}

/** What every object inherits must stay what it was. */
export function prototypes(): string {
  const kept = [Object, Array, Function, String, Number, Promise, Map].map(({ prototype }) =>
    Reflect.ownKeys(prototype).map(String),
  );
  return JSON.stringify([kept, Object.keys({}), Reflect.ownKeys(Object).map(String)]);
}
