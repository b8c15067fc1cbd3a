import { SimulatedClock } from '@tavern/host';
import type { Moment, TableState } from '@tavern/wire/http';
import { expect, test } from 'vitest';
import { freePort } from '../../free-port.ts';
import { NO_LIMITS, TestServer, temporaryFolder, until } from '../servers.ts';
import { Child } from '../wire/child.ts';
import { HttpGuest } from './api.ts';
import { listenTo } from './event-stream.ts';
import { type SeenRoom, startByHttp } from './players.ts';

/** Asks until somebody is there. */
async function patiently<X>(work: () => Promise<X>): Promise<X> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Error && error.name === 'AssertionError') throw error;
      await new Promise((later) => setTimeout(later, 50));
    }
  }
}

/** Long polls from frame to frame; every frame that it was told. */
async function poll(guest: HttpGuest, match: string, told: (state: TableState) => void): Promise<void> {
  for (let since = -1; ; ) {
    const state = await patiently(() => guest.get<TableState>(`matches/${match}?since=${since}&wait=25`));
    since = state.next;
    told(state);
    if (state.result !== null && state.next === state.frame) return;
  }
}

test('long polls and streams survive a killed server: no event is lost or told twice, and ids are the same', async () => {
  const env = { ...NO_LIMITS, DATA_DIR: temporaryFolder(), PORT: String(await freePort()) };
  const first = await Child.open(env);
  const { url } = first;
  const guests = await Promise.all([HttpGuest.arrive(url, 'Mei'), HttpGuest.arrive(url, 'Ann')]);
  const { match } = await startByHttp(guests, 'race', { settings: { rules: { tiles: 60 } } });
  const polled: TableState['frames'][number][] = [];
  const streamed: Moment[] = [];
  const [mei, ann] = guests;
  let asked: TableState | null = null;
  const done = Promise.all([
    poll(mei, match, (state) => {
      polled.push(...state.frames);
      asked = state;
    }),
    // The same eyes: a guest may have several programs.
    listenTo(mei, match, (moment, id) => {
      expect(Number(id)).toBe(moment.frame);
      streamed.push(moment);
    }),
    poll(ann, match, (state) => void rolls(ann, state)),
  ]);
  async function rolls(guest: HttpGuest, { question, frame }: TableState): Promise<void> {
    if (question === null) return;
    // The same id as often as it takes: it may have been stored when the server was killed.
    const body = { id: `roll-${frame}`, question: question.id, option: { do: 'roll' } };
    await patiently(() => guest.post(`matches/${match}/answers`, body));
  }
  const mine = setInterval(() => {
    const state = asked;
    asked = null;
    if (state !== null) void rolls(mei, state);
  }, 5);
  await until(() => streamed.length >= 6 && polled.length >= 6);
  first.kill('SIGKILL');
  await first.exit();
  const before = streamed.length;
  await Child.open(env);
  await done.finally(() => clearInterval(mine));
  expect(streamed.length).toBeGreaterThan(before + 2);
  const numbers = streamed.map((_, index) => index);
  expect(streamed.map(({ frame }) => frame)).toEqual(numbers);
  expect(polled.map(({ frame }) => frame)).toEqual(numbers);
  expect(streamed.map(({ frame, at, events }) => ({ frame, at, events }))).toEqual(
    polled.map(({ frame, at, events }) => ({ frame, at, events })),
  );
});

test('who has a seat is back in the room, and at the table, by asking for either after a restart', async () => {
  const server = await TestServer.start();
  const guests = await Promise.all([HttpGuest.arrive(server.url, 'Mei'), HttpGuest.arrive(server.url, 'Ann')]);
  const { match, code } = await startByHttp(guests, 'race');
  await server.close();
  await server.open();
  const [mei, ann] = guests;
  const here = async (): Promise<readonly (boolean | undefined)[]> =>
    (await mei.get<{ inside: SeenRoom }>(`rooms/${code}`)).inside.seats.map((seat) => seat.here);
  expect(await here()).toEqual([true, false]);
  const state = await ann.get<TableState>(`matches/${match}`);
  expect(state).toMatchObject({ seat: 1, frame: 0 });
  expect(state.status?.seats.map((seat) => seat.here)).toEqual([false, true]);
  expect(await here()).toEqual([true, true]);
  await mei.post(`matches/${match}/answers`, { id: 'a', question: 1, option: { do: 'roll' } });
  expect(await ann.post(`rooms/${code}/acts`, { do: 'say', text: 'back' })).toEqual({ ok: true });
});

test('a server that shuts down answers what waits, and keeps nobody waiting', async () => {
  // Time stands still: what waits is answered because the server shuts down, or never.
  const server = await TestServer.start({}, undefined, new SimulatedClock());
  const guests = await Promise.all([HttpGuest.arrive(server.url, 'Mei'), HttpGuest.arrive(server.url, 'Ann')]);
  const { match, code } = await startByHttp(guests, 'race');
  const [mei, ann] = guests;
  const { inside } = await mei.get<{ inside: SeenRoom }>(`rooms/${code}`);
  const waiting = [
    mei.get<TableState>(`matches/${match}?since=0&wait=25`),
    ann.get<{ inside: SeenRoom }>(`rooms/${code}?since=${inside.version}&wait=25`),
  ] as const;
  // Both have arrived by the time that later ones are answered.
  for (const guest of guests) await guest.get(`matches/${match}`);
  await server.close();
  expect((await waiting[0]).frames).toEqual([]);
  expect((await waiting[1]).inside.version).toBe(inside.version);
});

test('what is long past comes a page at a time, from the first frame to the last', async () => {
  const { url } = await TestServer.start();
  const mei = await HttpGuest.arrive(url);
  const { match } = await startByHttp([mei], 'race', { bots: ['random'], settings: { rules: { tiles: 100 } } });
  const plays = async (): Promise<TableState> => {
    for (let state = await mei.get<TableState>(`matches/${match}`); ; ) {
      if (state.frame >= 70 || state.result !== null) return state;
      if (state.question !== null)
        await mei.post(`matches/${match}/answers`, {
          id: `r${state.frame}`,
          question: state.question.id,
          option: { do: 'roll' },
        });
      state = await mei.get<TableState>(`matches/${match}?since=${state.frame}&wait=25`);
    }
  };
  const { frame: newest } = await plays();
  const stranger = await HttpGuest.arrive(url, 'Watcher');
  const seen: number[] = [];
  for (let since = -1; since < newest; ) {
    const state = await stranger.get<TableState>(`matches/${match}?since=${since}`);
    expect(state.frames.length).toBeLessThanOrEqual(50);
    expect(state).toMatchObject({ seat: null, question: null, frame: newest });
    seen.push(...state.frames.map(({ frame }) => frame));
    since = state.next;
  }
  expect(newest).toBeGreaterThan(20);
  expect(seen).toEqual(Array.from({ length: newest + 1 }, (_, index) => index));
});
