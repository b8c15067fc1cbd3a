import { setTimeout as pause } from 'node:timers/promises';
import type { MatchRecord } from '@tavern/engine';
import { Balancer } from '../../../bench/chaos/balancer.ts';
import { startDatabase } from '../../../bench/chaos/database.ts';
import { NodeProcess } from '../../../bench/chaos/node-process.ts';
import { addressOf } from '../../../server/nodes/node.ts';
import { openStore } from '../../../server/store/open-store.ts';
import type { AnswerRow, NodeStore, Store } from '../../../server/store/store.ts';

export type NodeName = 'A' | 'B';
export const NAMES: readonly NodeName[] = ['A', 'B'];

/** Has no lease, so it can look who is there and who owns what, and takes nothing. */
const NOBODY = 'nobody.1';
const MOMENT = 100;
/** Milliseconds: what a node does by itself it does sooner. */
const PATIENCE = 30_000;

interface Part {
  readonly node: NodeProcess;
  /** Where its people come to: they get to this node, or to the other one while it is away. */
  readonly front: Balancer;
  /** Changes with its process. */
  address: string;
}

/** One PostgreSQL, two server processes on it, and a proxy before each that knows both. */
export class Site {
  private readonly store: Store;
  private readonly parts: { readonly [name in NodeName]: Part };
  private readonly closers: readonly (() => unknown)[];

  private constructor(store: Store, parts: Site['parts'], closers: readonly (() => unknown)[]) {
    this.store = store;
    this.parts = parts;
    this.closers = closers;
  }

  static async open(): Promise<Site> {
    const closers: (() => unknown)[] = [];
    try {
      const database = await startDatabase();
      closers.unshift(() => database.stop());
      const nodes: NodeProcess[] = [];
      const addresses: string[] = [];
      // The first one has made the tables before anybody looks into them.
      const start = async (): Promise<NodeProcess> => {
        const node = await NodeProcess.start(database.port);
        closers.unshift(() => node.end());
        nodes.push(node);
        return node;
      };
      const a = await start();
      const store = await openStore({ databaseUrl: `postgres://postgres@127.0.0.1:${database.port}/postgres` });
      closers.unshift(() => store.close());
      addresses.push(...(await present(store)));
      const b = await start();
      const [aFirst, bFirst] = await Promise.all([
        Balancer.before([a.port, b.port], 'first'),
        Balancer.before([b.port, a.port], 'first'),
      ]);
      closers.unshift(
        () => aFirst.close(),
        () => bFirst.close(),
      );
      const [atA = ''] = addresses;
      const atB = await newcomer(store, [atA]);
      return new Site(
        store,
        { A: { node: a, front: aFirst, address: atA }, B: { node: b, front: bFirst, address: atB } },
        closers,
      );
    } catch (error) {
      await closeAll(closers);
      throw error;
    }
  }

  /** Where the people of this node open their browsers. */
  url(name: NodeName): string {
    return this.parts[name].front.url;
  }

  /** Which node runs the match; null: none. */
  async ownerOf(match: string): Promise<NodeName | null> {
    const owner = (await nodesOf(this.store).take(NOBODY, [match])).get(match);
    return NAMES.find((name) => owner !== undefined && addressOf(owner) === this.parts[name].address) ?? null;
  }

  /** As the power fails. */
  kill(name: NodeName): Promise<void> {
    return this.parts[name].node.signal('SIGKILL');
  }

  /** Resolves when the others know that it is back. */
  async restart(name: NodeName): Promise<void> {
    const { node, address } = this.parts[name];
    await node.start();
    this.parts[name].address = await newcomer(
      this.store,
      NAMES.map((each) => this.parts[each].address),
    );
    if (address === this.parts[name].address) throw new Error(`node ${name} came back under its old name`);
  }

  /** Neither node reaches PostgreSQL: no bytes pass, and nobody says so (`cut`), or all connections end (`shut`). */
  cutOff(how: 'cut' | 'shut'): void {
    for (const name of NAMES) this.parts[name].node.link[how]();
  }

  mend(): void {
    for (const name of NAMES) this.parts[name].node.link.mend();
  }

  /** How many pages each node has on the line. */
  async pages(): Promise<{ readonly [name: string]: number }> {
    const counts = NAMES.map(async (name) => {
      const response = await fetch(`${this.parts[name].node.url}/health`);
      return [name, ((await response.json()) as { connections: number }).connections] as const;
    });
    return Object.fromEntries(await Promise.all(counts));
  }

  /** From this very node, not from the one that a proxy chooses. */
  async record(name: NodeName, match: string): Promise<MatchRecord> {
    const until = performance.now() + PATIENCE;
    for (;;) {
      const response = await fetch(`${this.parts[name].node.url}/api/matches/${match}/record`);
      if (response.ok) return (await response.json()) as MatchRecord;
      if (response.status !== 409 || performance.now() > until)
        throw new Error(`node ${name} has no record: ${await response.text()}`);
      await pause(MOMENT);
    }
  }

  answers(match: string): Promise<readonly AnswerRow[]> {
    return this.store.matches.answers(match);
  }

  close(): Promise<void> {
    return closeAll(this.closers);
  }
}

async function closeAll(closers: readonly (() => unknown)[]): Promise<void> {
  for (const close of closers) await Promise.resolve(close()).catch((error: unknown) => console.error(error));
}

function nodesOf({ nodes }: Store): NodeStore {
  if (nodes === null) throw new Error('this is no PostgreSQL');
  return nodes;
}

/** The addresses of those that have a lease. */
async function present(store: Store): Promise<readonly string[]> {
  const names = await nodesOf(store).renew(NOBODY, 0);
  return names.filter((name) => name !== NOBODY).map(addressOf);
}

/** The address of a node that was not there before. */
async function newcomer(store: Store, known: readonly string[]): Promise<string> {
  for (const until = performance.now() + PATIENCE; performance.now() < until; await pause(MOMENT)) {
    const found = (await present(store)).find((address) => !known.includes(address));
    if (found !== undefined) return found;
  }
  throw new Error('the new node does not join the others');
}
