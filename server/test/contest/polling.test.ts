import { verify } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../http/ask.ts';
import { recordOf } from '../play.ts';
import { HttpGuest } from '../polling/api.ts';
import { playByHttp, startByHttp } from '../polling/players.ts';
import { type Postgres, startPostgres } from '../postgres.ts';
import { TestServer } from '../servers.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

/** A guest whose requests go to one server after the other, as behind a proxy. */
class Roaming extends HttpGuest {
  private readonly homes: readonly HttpGuest[];
  private asked = 0;

  constructor(urls: readonly string[], secret: string) {
    super(urls[0] ?? '', secret);
    this.homes = urls.map((url) => new HttpGuest(url, secret));
  }

  override send(...request: Parameters<HttpGuest['send']>): Promise<Answer> {
    const home = this.homes[this.asked++ % this.homes.length] as HttpGuest;
    return home.send(...request);
  }
}

test('requests may go to any server of a house with several: frames have the same numbers, and none is missed or told twice', async () => {
  const databaseUrl = await postgres.fresh();
  const node = (): Promise<TestServer> => TestServer.start({ BOT_THREADS: '1', DATABASE_URL: databaseUrl });
  const [one, two] = [await node(), await node()];
  const urls = [one.url, two.url];
  const guests = await Promise.all(
    ['Mei', 'Ann'].map(async (name) => new Roaming(urls, (await HttpGuest.arrive(one.url, name)).secret)),
  );
  const { match } = await startByHttp(guests, 'race', { settings: { rules: { tiles: 30 } } });
  const played = await Promise.all(guests.map((guest) => playByHttp(guest, match)));
  for (const { frames } of played) {
    expect(frames.map(({ frame }) => frame)).toEqual(frames.map((_, index) => index));
    expect(frames.length).toBeGreaterThan(6);
  }
  expect(played[0]?.state.packet.over).toEqual(played[1]?.state.packet.over);
  const pack = await entryOf('race')?.load();
  expect(pack === undefined ? null : verify(pack.game, await recordOf(two.url, match))).toMatchObject({ ok: true });
});
