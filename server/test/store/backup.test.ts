import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { CONTROL_FILE, control } from '../../http/control.ts';
import { damageIn } from '../../play/chain.ts';
import { openStore } from '../../store/open-store.ts';
import { ROLL, roll } from '../play.ts';
import { good, type Started, startMatch, TestServer, temporaryFolder, until } from '../servers.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/backup.ts', import.meta.url));

/** `npm run backup -- <file>`. */
async function backup(folder: string, file: string): Promise<{ readonly code: number; readonly said: string }> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder };
  return promisify(execFile)(process.execPath, [SCRIPT, file], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );
}

/** Nobody has reached the end of a hundred tiles by then. */
const MOST = 40;

/** Rolls on and on, until it is told to stop; how often that was acknowledged. */
function playing({ tables }: Started): { stop(): Promise<number> } {
  let stopped = false;
  const played = (async () => {
    for (let rolls = 0; ; rolls++) {
      const table = tables[rolls % 2];
      await until(() => stopped || (rolls < MOST && table?.newest?.packet.question != null));
      if (stopped || (await table?.choose(ROLL))?.ok !== true) return rolls;
    }
  })();
  return {
    stop: () => {
      stopped = true;
      return played;
    },
  };
}

test('asked for help it tells how it is called, and makes no file of that name', async () => {
  const server = await TestServer.start();
  expect(await backup(server.folder, '--help')).toEqual({ code: 0, said: expect.stringContaining('npm run backup -- <file>') });
  expect(existsSync('--help')).toBe(false);
});

test('a backup that is made while people play can be restored, and they play on from it', async () => {
  const server = await TestServer.start();
  const started = await startMatch(server, 'race', 2, { settings: { rules: { tiles: 100 } } });
  await roll(started, 2);
  const play = playing(started);
  const file = join(temporaryFolder(), 'copy.db');
  const made = await backup(server.folder, file);
  const rolls = await play.stop();
  expect(made).toEqual({ code: 0, said: `${file}: 1 matches, 1 of them running\n` });
  expect([existsSync(`${file}-wal`), existsSync(`${file}.part`)]).toEqual([false, false]);
  expect(server.log).toContain('a backup was made');

  const restored = temporaryFolder();
  copyFileSync(file, join(restored, 'tavern.db'));
  const store = await openStore({ folder: restored });
  const [row, log] = [await store.matches.byId(started.match), await store.matches.answers(started.match)];
  if (row === null) throw new Error('the match is not in it');
  expect(damageIn(row, log)).toBeNull();
  expect(log.length).toBeGreaterThanOrEqual(2);
  expect(log.length).toBeLessThanOrEqual(2 + rolls);
  await store.close();

  const second = await TestServer.start({ DATA_DIR: restored });
  const back = await Promise.all(started.people.map(({ guest }) => second.connect(guest)));
  const tables = await Promise.all(back.map((each) => each.table(started.match)));
  expect(tables[0]?.newest?.n).toBe(log.length);
  const next = tables[log.length % 2];
  good((await next?.choose(ROLL)) as { ok: boolean });
});

test('where the server cannot write, the backup says whose right is missing', async () => {
  const server = await TestServer.start();
  const folder = join(server.folder, 'nowhere');
  const { code, said } = await backup(server.folder, join(folder, 'copy.db'));
  expect([code, said]).toEqual([1, expect.stringContaining(`the server's user must be allowed to write to ${folder}`)]);
});

test('nothing is written over, and only who may read the data folder may ask', async () => {
  const server = await TestServer.start();
  const path = join(server.folder, CONTROL_FILE);
  expect(statSync(path).mode & 0o077).toBe(0);
  const { port } = control.parse(JSON.parse(readFileSync(path, 'utf8')));
  const file = join(temporaryFolder(), 'stolen.db');
  for (const authorization of ['', 'Bearer ', 'Bearer x']) {
    const asked = await fetch(`http://127.0.0.1:${port}/backup`, {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify({ file }),
    });
    expect([asked.status, existsSync(file)]).toEqual([403, false]);
  }
  writeFileSync(file, 'precious');
  const refused = await backup(server.folder, file);
  expect([refused.code, refused.said]).toEqual([1, `${file} is there already\n`]);
  expect(readFileSync(file, 'utf8')).toBe('precious');
  await server.close();
  expect(existsSync(path)).toBe(false);
});

test('without a server the copy is made all the same', async () => {
  const folder = temporaryFolder();
  await (await openStore({ folder })).close();
  // Left behind by a server that was killed.
  writeFileSync(join(folder, CONTROL_FILE), JSON.stringify({ port: 1, token: 'x' }));
  const to = join(temporaryFolder(), 'new');
  mkdirSync(to);
  expect(await backup(folder, join(to, 'copy.db'))).toMatchObject({ code: 0 });
});
