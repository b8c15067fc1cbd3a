import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from '@tavern/wire/http';
import { describe, expect, test } from 'vitest';
import { ownInterfaces } from '../../../polling/contract/contracts.ts';
import { ask } from '../../http/ask.ts';
import { TestServer, temporaryFolder, until } from '../../servers.ts';
import { HttpGuest } from '../api.ts';
import { fastClock } from '../fast-clock.ts';
import { twoPlayers } from './players.ts';

test('RR-004: pages of allowed origins may ask, with their secret', async () => {
  const { url } = await TestServer.start({ ALLOWED_ORIGINS: 'https://tables.example' });
  const asked = { method: 'OPTIONS', headers: { origin: 'https://tables.example' } } as const;
  const { status, headers } = await ask(url, '/player/startGame', asked);
  expect([status, headers['access-control-allow-origin']]).toEqual([204, 'https://tables.example']);
  expect(headers['access-control-allow-headers']).toContain('authorization');
  const other = await ask(url, '/player/startGame', { method: 'OPTIONS', headers: { origin: 'https://elsewhere.example' } });
  expect(other.headers['access-control-allow-origin']).toBeUndefined();
});

test('what the site has under /player or /test is the site’s', async () => {
  const site = temporaryFolder();
  for (const folder of ['player', 'test']) {
    mkdirSync(join(site, folder));
    writeFileSync(join(site, folder, 'page.txt'), folder);
  }
  writeFileSync(join(site, 'index.html'), '<!doctype html>');
  const { url } = await TestServer.start({ SITE_DIR: site });
  for (const folder of ['player', 'test']) expect((await ask(url, `/${folder}/page.txt`)).text).toBe(folder);
  expect((await ask(url, '/player/playerId_3?gameId=222222')).status).toBe(404);
});

test('the contract has a document of its own, and everybody may read the cards', async () => {
  const { url } = await TestServer.start();
  const [own] = await ownInterfaces();
  const served = await ask(url, '/player/openapi.json');
  expect(served.json()).toEqual(JSON.parse(JSON.stringify(openApi(own?.contract.routes ?? {}))));
  expect((await new HttpGuest(url, '').send('GET', '/player/cards')).status).toBe(200);
});

describe('limits', () => {
  test('two players who poll once a second from one address stay within the default', async () => {
    const { url } = await TestServer.start({ LIMIT_REQUESTS: '300' });
    const [one, two] = await twoPlayers(url);
    for (let second = 0; second < 55; second++) {
      for (const player of [one, two]) expect((await player.look()).status).toBe(200);
      if (second % 3 === 0) for (const player of [one, two]) await player.at('acknowledgeEvents', { eventIds: [] });
    }
  });

  test('who asks for more is told so', async () => {
    const { url } = await TestServer.start({ LIMIT_REQUESTS: '20' });
    const [one] = await twoPlayers(url);
    const statuses: number[] = [];
    for (let n = 0; n < 25; n++) statuses.push((await ask(url, `/player/playerId_1?gameId=${one.gameId}`)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

test('who has not polled for 20 s is away, and back by polling', async () => {
  const { url } = await TestServer.start({}, undefined, fastClock(20));
  const [one, two] = await twoPlayers(url);
  const here = async (): Promise<unknown> => {
    const { inside } = await two.guest.get<{ inside: { seats: readonly { here: boolean }[] } }>(`rooms/${two.gameId}`);
    return inside.seats[0]?.here;
  };
  const polled = async (): Promise<boolean> => {
    await one.poll();
    return (await here()) === true;
  };
  await until(polled);
  await until(async () => (await here()) === false);
  await until(polled);
});
