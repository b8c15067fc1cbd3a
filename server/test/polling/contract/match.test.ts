import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { verify } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import { expect, test } from 'vitest';
import { type GameEnv, PollingClient } from '../../../../examples/polling-client/client.ts';
import { freePort } from '../../../free-port.ts';
import { recordOf } from '../../play.ts';
import { NO_LIMITS, temporaryFolder, until } from '../../servers.ts';
import { Child } from '../../wire/child.ts';
import { replyFaults } from '../api.ts';

/** So many times as fast. */
const TIMES = 20;
const FAST = fileURLToPath(new URL('../fast-server.ts', import.meta.url));
const CLIENT = fileURLToPath(new URL('../../../../examples/polling-client/client.ts', import.meta.url));

/** The example client as it is, with all that it is told noted down. */
class Noted extends PollingClient {
  readonly told: { readonly id: string; readonly type: string; readonly timestamp: number }[] = [];
  /** How often it has asked: once a second of the server's time. */
  asked = 0;
  env: (GameEnv & { readonly matchId: string | null; readonly round: number }) | null = null;
  /** Does nothing until this is done. */
  silence: Promise<void> = Promise.resolve();

  constructor(url: string) {
    super(url);
    this.pause = (ms) => new Promise((later) => setTimeout(later, ms / TIMES));
    this.say = () => {};
  }

  override async poll(): Promise<GameEnv> {
    await this.silence;
    const env = await super.poll();
    this.asked += 1;
    expect(replyFaults('GET', '/player/playerId_1', 200, 'application/json', { ok: true, gameEnv: env })).toEqual([]);
    this.env = env as NonNullable<Noted['env']>;
    this.told.push(...(env.gameEvents as unknown as Noted['told']));
    return env;
  }
}

const numbered = (told: Noted['told']): string[] => told.map(({ id }) => id).filter((id) => !id.includes('_e'));

test('RR-004, RR-061, RR-062, RR-096: two example clients play a whole match; one is silent for 10 s, the server is killed, and nobody misses anything', {
  timeout: 120_000,
}, async () => {
  const env = {
    ...NO_LIMITS,
    DATA_DIR: temporaryFolder(),
    PORT: String(await freePort()),
    TIMES: String(TIMES),
    START: String(Date.now()),
  };
  const first = await Child.open(env, FAST);
  const { url } = first;
  const clients = [new Noted(url), new Noted(url)] as const;
  const [one, two] = clients;
  await one.sitDown({});
  await two.sitDown({ gameId: one.gameId });
  expect([one.playerId, two.playerId]).toEqual(['playerId_1', 'playerId_2']);
  const over = Promise.all(clients.map((client) => client.play()));

  await until(() => one.told.length > 12 && two.told.length > 12);
  const then = one.asked;
  two.silence = until(() => one.asked >= then + 10);
  await two.silence;
  await until(() => (one.env?.round ?? 0) >= 2);
  first.kill('SIGKILL');
  await first.exit();
  const before = clients.map(({ told }) => [...told]);
  await Child.open(env, FAST);

  const [ends, others] = await over;
  expect(ends?.outcome).toEqual(others?.outcome);
  for (const [index, { told }] of clients.entries()) {
    // None is lost and none is told twice, over silence and restart.
    expect(numbered(told)).toEqual(numbered(told).map((_, at) => `event_${at + 1}`));
    expect(numbered(told).length).toBeGreaterThan(numbered(before[index] ?? []).length);
  }

  // After the restart the ids are the same: everything is told once more, under the number that it had.
  const again = new Noted(url);
  Object.assign(again, { secret: (one as unknown as { secret: string }).secret, gameId: one.gameId, playerId: one.playerId });
  await again.poll();
  const same = new Map(one.told.map((event) => [event.id, event]));
  expect(again.told.length).toBeGreaterThan(50);
  for (const event of again.told)
    expect({ ...event, frontendProcessed: false }).toEqual({ ...same.get(event.id), frontendProcessed: false });

  const match = one.env?.matchId ?? '';
  const { game } = (await entryOf('revolution')?.load()) ?? {};
  if (game === undefined) throw new Error('no game');
  expect(verify(game, await recordOf(url, match))).toMatchObject({ ok: true });
});

test('the example client is as short as it says, and needs nothing', () => {
  const text = readFileSync(CLIENT, 'utf8');
  expect(text.split('\n').length).toBeLessThan(200);
  expect(text).not.toMatch(/^import |require\(/m);
});
