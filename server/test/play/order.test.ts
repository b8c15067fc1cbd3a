import { expect, test } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import type { AnswerRow, Store } from '../../store/store.ts';
import { good, type Started, startMatch, TestServer, temporaryFolder, until } from '../servers.ts';

const ROLL = { do: 'roll' } as const;

/** A real store whose appends wait until they are let go, or fail. */
class Gate {
  readonly batches: (readonly AnswerRow[])[] = [];
  open = true;
  broken = false;
  private waiting: (() => void)[] = [];

  on(store: Store): Store {
    const append = async (rows: readonly AnswerRow[]): Promise<readonly boolean[]> => {
      this.batches.push(rows);
      if (!this.open) await new Promise<void>((go) => this.waiting.push(go));
      if (this.broken) throw new Error('the disk is full');
      return store.matches.append(rows);
    };
    return { ...store, matches: { ...store.matches, append } };
  }

  release(): void {
    this.open = true;
    for (const go of this.waiting.splice(0)) go();
  }
}

async function gated(): Promise<{ server: TestServer; gate: Gate; store: Store }> {
  const gate = new Gate();
  const store = await openStore({ folder: temporaryFolder() });
  return { server: await TestServer.start({}, gate.on(store)), gate, store };
}

test('an answer is neither acknowledged nor shown to anybody before it is durable; then the acknowledgement comes first', async () => {
  const { server, gate, store } = await gated();
  const { tables, people, match } = await startMatch(server, 'race', 2);
  const watcher = await server.guest('Watcher');
  const seen = await watcher.table(match);
  const heard: string[] = [];
  for (const [who, table] of [...tables, seen].entries()) table.listen({ frame: () => heard.push(`frame for ${who}`) });

  gate.open = false;
  const answered = tables[0]?.choose(ROLL).then(() => heard.push('acknowledged'));
  await until(() => gate.batches.length === 1);
  // Whatever was to be said has been said when another request is answered.
  for (const client of [...people, watcher]) good(await client.request('rooms.list', {}));
  expect(heard).toEqual([]);
  expect(await store.matches.answers(match)).toEqual([]);

  gate.release();
  await answered;
  expect(await store.matches.answers(match)).toHaveLength(1);
  await until(() => heard.length === 4);
  expect(heard.toSorted()).toEqual(['acknowledged', 'frame for 0', 'frame for 1', 'frame for 2']);
});

test('answers of many matches in one tick share one transaction', async () => {
  const { server, gate } = await gated();
  const started = await Promise.all(Array.from({ length: 8 }, () => startMatch(server, 'race', 2)));
  gate.open = false;
  const [first, ...others] = started;
  const roll = ({ tables: [table] }: Started) =>
    table === undefined ? Promise.reject(new Error('no table')) : table.choose(ROLL);
  if (first === undefined) throw new Error('no match');
  const answers = [roll(first)];
  await until(() => gate.batches.length === 1);
  // While the first is being stored the others gather.
  answers.push(...others.map(roll));
  for (const { people } of started) for (const each of people) good(await each.request('rooms.list', {}));
  gate.release();
  for (const reply of await Promise.all(answers)) expect(reply.ok).toBe(true);
  expect(gate.batches.map((batch) => batch.length)).toEqual([1, 7]);
});

test('an answer that cannot be stored is refused, and the table goes on from its log as soon as the store is back', async () => {
  const { server, gate, store } = await gated();
  const { tables, match } = await startMatch(server, 'race', 2);
  gate.broken = true;
  const refused = await tables[0]?.choose(ROLL);
  expect(refused).toMatchObject({ ok: false });
  expect(tables[1]?.newest?.n).toBe(0);

  gate.broken = false;
  await until(async () => (await tables[0]?.choose(ROLL))?.ok === true);
  await until(() => tables[1]?.newest?.n === 1);
  expect(await store.matches.answers(match)).toHaveLength(1);
  expect(server.log).toContain('the disk is full');
});
