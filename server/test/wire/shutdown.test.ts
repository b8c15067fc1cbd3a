import { connect } from 'node:net';
import { becomeGuest } from '@tavern/wire';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import { GuestClient, good, NONCE, temporaryFolder, until } from '../servers.ts';
import { Child } from './child.ts';

async function guestAt(url: string, name: string): Promise<GuestClient> {
  const client = new GuestClient(url, good(await becomeGuest(url, name)));
  onTestFinished(() => client.close());
  await client.connected();
  return client;
}

/** The same guest, at a server that was started again somewhere else. */
async function backAt(url: string, { guest }: GuestClient): Promise<GuestClient> {
  const client = new GuestClient(url, guest);
  onTestFinished(() => client.close());
  await client.connected();
  return client;
}

describe('told to stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s: everybody is told, everything acknowledged is kept, and the next start goes on',
    async (signal) => {
      const folder = temporaryFolder();
      const first = await Child.open({ DATA_DIR: folder });
      const [mei, ann] = [await guestAt(first.url, 'Mei'), await guestAt(first.url, 'Ann')];
      const { code } = await mei.create('race', { seats: 2, rules: { tiles: 100 } });
      await ann.enter(code);
      await ann.act(code, { do: 'ready', nonce: NONCE });
      const { match } = await mei.act(code, { do: 'start', nonce: NONCE });
      if (match === null) throw new Error('it did not start');
      good(await ann.request('room.say', { code, text: 'good luck' }));

      const goodbyes: unknown[] = [];
      for (const each of [mei, ann]) each.on('goodbye', (goodbye) => goodbyes.push(goodbye));
      // They play on while the server goes down: whatever was acknowledged must be there.
      const tables = [await mei.table(match), await ann.table(match)];
      let acknowledged = 0;
      const play = async (): Promise<void> => {
        for (;;) {
          const table = tables[acknowledged % 2];
          await until(() => table?.newest?.packet.question !== null);
          const reply = await table?.choose({ do: 'roll' });
          if (reply?.ok !== true) return;
          acknowledged += 1;
        }
      };
      void play().catch(() => {});
      await until(() => acknowledged >= 5);
      first.kill(signal);
      const { code: exitCode } = await first.exit();
      expect([exitCode, first.stderr]).toEqual([0, expect.stringContaining('Tavern is open')]);
      expect(goodbyes).toEqual([{ why: { key: 'goodbye' } }, { why: { key: 'goodbye' } }]);
      const kept = acknowledged;
      for (const each of [mei, ann]) each.close();

      const store = await openStore({ folder });
      const log = await store.matches.answers(match);
      expect(log.length).toBeGreaterThanOrEqual(kept);
      expect(await store.matches.snapshot(match)).toMatchObject({ match, seq: log.length, chain: log.at(-1)?.chain });
      await store.close();

      const second = await Child.open({ DATA_DIR: folder });
      const back = await backAt(second.url, mei);
      const { room, chat } = good(await back.request('room.enter', { code }));
      expect(room).toMatchObject({ match, playing: true });
      expect(chat.map(({ text }) => text)).toEqual(['good luck']);
      const table = await back.table(match);
      expect(table.newest?.n).toBe(log.length);
      const other = await (await backAt(second.url, ann)).table(match);
      const next = log.length % 2 === 0 ? table : other;
      expect(await next.choose({ do: 'roll' })).toMatchObject({ ok: true, frame: log.length + 1 });
      second.kill('SIGTERM');
      expect(await second.exit()).toMatchObject({ code: 0 });
    },
  );

  test('it does not wait for clients that do not end what they began', async () => {
    const child = await Child.open({ DATA_DIR: temporaryFolder() });
    const mei = await guestAt(child.url, 'Mei');
    await mei.create('race', { seats: 2 });
    const { hostname, port } = new URL(child.url);
    const begun = [
      'POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"nickname":',
      'GET /api/rooms HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(200),
      'GET /health HTTP/1.1\r\nhost:',
      '',
    ];
    for (const said of begun) {
      // It never reads.
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      onTestFinished(() => void socket.destroy());
      await new Promise((connected) => socket.once('connect', connected));
      socket.write(said);
    }
    expect((await fetch(`${child.url}/ready`)).status).toBe(200);
    child.kill('SIGTERM');
    // A server that waits for them runs out of its own time, and says so with its code.
    expect(await child.exit()).toMatchObject({ code: 0 });
    expect(child.stdout).toContain('"msg":"closed"');
  });

  test('with nobody there it closes in order too', async () => {
    const child = await Child.open({ DATA_DIR: temporaryFolder() });
    child.kill('SIGTERM');
    expect(await child.exit()).toMatchObject({ code: 0 });
    expect(child.stdout).toContain('"msg":"closed"');
  });
});

test('it can be closed, in order, at the very moment when it says that it is open', async () => {
  const child = new Child({ DATA_DIR: temporaryFolder() });
  child.killWhenOpen('SIGTERM');
  expect(await child.exit()).toMatchObject({ code: 0 });
});

describe('a server that cannot start', () => {
  test('because another one has its folder says so, and the other one plays on', async () => {
    const folder = temporaryFolder();
    const first = await Child.open({ DATA_DIR: folder });
    const second = new Child({ DATA_DIR: folder });
    expect(await second.exit()).toMatchObject({ code: 1 });
    expect(second.stderr).toContain('is in use by another process: one server per data folder');
    expect(second.stderr).not.toMatch(/\n\s+at |node:internal/);
    expect((await fetch(`${first.url}/health`)).status).toBe(200);
  });

  test('because its port is taken says so', async () => {
    const first = await Child.open({ DATA_DIR: temporaryFolder() });
    const second = new Child({ DATA_DIR: temporaryFolder(), PORT: new URL(first.url).port });
    expect(await second.exit()).toMatchObject({ code: 1 });
    expect(second.stderr).toContain('EADDRINUSE');
  });

  test('because of its configuration names every variable that is wrong', async () => {
    const child = new Child({
      DATA_DIR: temporaryFolder(),
      PORT: 'http',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://u:hunter2@h/d',
    });
    expect(await child.exit()).toMatchObject({ code: 2 });
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL', 'README']) expect(child.stderr).toContain(name);
    expect(child.stderr).not.toContain('hunter2');
    expect(child.stdout).toBe('');
  });
});
