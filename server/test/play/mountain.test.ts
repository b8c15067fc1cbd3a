import { fast, verify } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import { becomeGuest, type TableLink } from '@tavern/wire';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../free-port.ts';
import { recordOf } from '../play.ts';
import { GuestClient, good, NO_LIMITS, NONCE, temporaryFolder, until } from '../servers.ts';
import { Child } from '../wire/child.ts';

/** A scripted person: takes any option, with luck of their own, and says nothing where there is nothing to choose. */
function scripted(table: TableLink, seed: number): Promise<void> {
  const luck = fast(seed);
  return new Promise((over) => {
    let asked = '';
    const next = (): void => {
      const { newest: frame } = table;
      if (frame === null) return;
      if (frame.packet.over !== null) return over();
      const { question } = frame.packet;
      const key = `${question?.id}:${frame.n}`;
      if (question === null || asked === key) return;
      asked = key;
      void table.choose(luck.stream(key).pick(question.options), question.id);
    };
    table.listen({ frame: next });
    next();
  });
}

async function seated(url: string, name: string): Promise<GuestClient> {
  const client = new GuestClient(url, good(await becomeGuest(url, name)));
  onTestFinished(() => client.close());
  await client.connected();
  return client;
}

test('six climb the mountain through a real server: bots and people, two who drop out and resume, one kill -9, and the record verifies', async () => {
  const env = { ...NO_LIMITS, DATA_DIR: temporaryFolder(), PORT: String(await freePort()) };
  const first = await Child.open(env);
  const people = await Promise.all(['Mei', 'Ann', 'Bo'].map((name) => seated(first.url, name)));
  const [host, ann, bo] = people as [GuestClient, GuestClient, GuestClient];
  const { code } = await host.create('king-of-the-mountain', { seats: 6, speed: 'off', pace: 'brisk' });
  for (const [index, guest] of [ann, bo].entries()) {
    await guest.enter(code);
    await guest.act(code, { do: 'choose', choice: { class: index === 0 ? 'monk' : 'guard' } });
    await guest.act(code, { do: 'ready', nonce: NONCE });
  }
  for (const seat of [3, 4, 5]) await host.act(code, { do: 'bot', seat, level: seat === 3 ? 'easy' : 'normal' });
  const { match } = await host.act(code, { do: 'start', nonce: NONCE });
  if (match === null) throw new Error('it did not start');
  const tables = await Promise.all(people.map((guest) => guest.table(match)));
  const seen: number[][] = tables.map(() => []);
  for (const [index, table] of tables.entries()) table.listen({ frame: (_viewer, { n }) => seen[index]?.push(n) });
  const played = Promise.all(tables.map((table, index) => scripted(table, index + 1)));

  // Two lose their connection in the middle of it, and go on where they were.
  await until(() => (tables[0]?.newest?.n ?? 0) >= 10, 'the frames never came', 60_000);
  for (const { line } of [ann, bo]) {
    line.close();
    line.connect();
  }
  await until(() => [ann, bo].every(({ line }) => line.connected));
  await until(() => tables.every(({ newest }) => (newest?.n ?? 0) >= 20), 'the frames never came', 60_000);

  first.kill('SIGKILL');
  await first.exit();
  await Child.open(env);
  await played;

  // Nobody missed a frame, and none came twice.
  for (const [index, numbers] of seen.entries()) {
    expect(numbers).toEqual(numbers.map((_, n) => n + (numbers[0] ?? 0)));
    expect(numbers.at(-1)).toBe(tables[index]?.newest?.n);
  }
  const ends = tables.map((table) => JSON.stringify(table.newest?.packet.over));
  expect(new Set(ends).size).toBe(1);

  const record = await recordOf(first.url, match);
  const pack = await entryOf('king-of-the-mountain')?.load();
  if (pack === undefined) throw new Error('no mountain');
  expect(verify(pack.game, record)).toMatchObject({ ok: true });
  const { answers, by = {}, seats } = record;
  expect(seats).toHaveLength(6);
  expect(new Set(answers.map(([seat]) => seat)).size).toBe(6);
  expect(Object.values(by)).toContain('bot');
}, 120_000);
