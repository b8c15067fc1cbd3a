import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MatchRecord, verify } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import { configFrom, logTo, type RunningServer, startServer } from '@tavern/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { wantedFrom } from '../../play/command-line.ts';
import type { Menu, MenuItem } from '../../play/menu.ts';
import { playOnline } from '../../play/online/online.ts';

vi.stubEnv('LANG', 'C');

/** Takes the last option, and never gives up. */
class Willing implements Menu {
  readonly prompts: string[] = [];

  async choose<V>(prompt: string, choices: readonly MenuItem<V>[]): Promise<V | null> {
    this.prompts.push(prompt);
    const open = choices.filter(({ blocked, apart }) => blocked === undefined && apart === undefined);
    return open.at(-1)?.value ?? null;
  }

  speak(): void {}

  close(): void {}
}

const folder = mkdtempSync(join(tmpdir(), 'tavern-lab-'));
let server: RunningServer;
let printed: string[] = [];

beforeAll(async () => {
  const limits = { LIMIT_REQUESTS: '100000', LIMIT_MESSAGES: '100000', LIMIT_GUESTS: '1000' };
  const config = configFrom({ PORT: '0', DATA_DIR: folder, SITE_DIR: folder, LOG_LEVEL: 'silent', ...limits });
  if ('faults' in config) throw new Error(config.faults.join('\n'));
  server = await startServer(config, logTo('silent'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

const sit = (...args: readonly string[]): Promise<number> => {
  const wanted = wantedFrom(args);
  return playOnline(new Willing(), { ...wanted, server: wanted.server ?? '' });
};

describe('lab play --server', () => {
  test('plays a match against a bot of the server to its end, in words, and saves a record that verifies', async () => {
    const save = join(folder, 'record.json');
    const args = ['skirmish', '--server', server.url, '--speed', 'off', '--names', 'Mei', '--seats', '2', '--save', save];
    expect(await sit(...args)).toBe(0);
    const text = printed.join('\n');
    expect(text).toMatch(/Mei plays/);
    expect(text).toContain('The match is over: ');
    expect(text).toMatch(/1\. /);
    expect(text).not.toMatch(/\[[a-z]+\.[a-z.]+\]/);
    const pack = await entryOf('skirmish')?.load();
    const record = JSON.parse(readFileSync(save, 'utf8')) as MatchRecord;
    expect(pack === undefined ? null : verify(pack.game, record)).toMatchObject({ ok: true });
  });

  test('two people at two terminals meet in a room by its code', async () => {
    const host = sit('race', '--server', server.url, '--people', '2', '--seats', '2', '--names', 'Mei', '--speed', 'off');
    let code = '';
    await vi.waitFor(() => {
      [, code = ''] = /^Room (\w{6})\./m.exec(printed.join('\n')) ?? [];
      expect(code).not.toBe('');
    });
    const guest = sit('--server', server.url, '--room', code, '--names', 'Ann');
    expect(await Promise.all([host, guest])).toEqual([0, 0]);
    expect(printed.filter((line) => line.includes('The match is over'))).toHaveLength(2);
  });

  test('mistakes are told in words', async () => {
    await expect(sit('race', '--server', 'http://127.0.0.1:1')).rejects.toThrow('There is no Tavern server');
    await expect(sit('race', '--server', 'nonsense')).rejects.toThrow('There is no Tavern server');
    await expect(sit('chess', '--server', server.url)).rejects.toThrow('There is no game “chess”');
    await expect(sit('--server', server.url, '--room', 'ZZZZZZ')).rejects.toThrow('There is no room ZZZZZZ');
    expect(() => wantedFrom(['race', '--room', 'ABC234'])).toThrow('--server');
    expect(() => wantedFrom(['race', '--server', server.url, '--seed', '7'])).toThrow('--seed');
  });
});
