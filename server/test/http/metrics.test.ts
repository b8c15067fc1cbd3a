import { expect, test } from 'vitest';
import { roll } from '../play.ts';
import { startMatch, TestServer } from '../servers.ts';
import { ask } from './ask.ts';

const TOKEN = 'a token for tests';
const WITH_TOKEN = { headers: { authorization: `Bearer ${TOKEN}` } };

const SAMPLE = /^([a-z0-9_]+)(?:\{[a-z]+="[^"]*"(?:,le="[^"]+")?\})? (\S+)$/;
const FAMILY = /_(?:bucket|sum|count)$/;

/** Every sample by its name and labels. Fails on whatever Prometheus could not read. */
function read(text: string): ReadonlyMap<string, number> {
  expect(text.endsWith('\n')).toBe(true);
  const types = new Map<string, string>();
  const samples = new Map<string, number>();
  for (const line of text.trimEnd().split('\n')) {
    const [, typed, type] = /^# TYPE (\S+) (counter|gauge|histogram)$/.exec(line) ?? [];
    if (typed !== undefined && type !== undefined) {
      expect(types.has(typed)).toBe(false);
      types.set(typed, type);
    }
    if (line.startsWith('# ')) continue;
    const [, name = '', value = ''] = SAMPLE.exec(line) ?? [];
    expect(types.get(name) ?? types.get(name.replace(FAMILY, '')), line).toBeDefined();
    expect(Number.isFinite(Number(value)), line).toBe(true);
    const key = line.slice(0, line.lastIndexOf(' '));
    expect(samples.has(key), line).toBe(false);
    samples.set(key, Number(value));
  }
  return samples;
}

const metricsOf = async (url: string): Promise<ReadonlyMap<string, number>> =>
  read((await ask(url, '/metrics', WITH_TOKEN)).text);

test('there are no metrics for anybody unless the host has chosen a token', async () => {
  const { url } = await TestServer.start();
  expect((await ask(url, '/metrics', WITH_TOKEN)).status).toBe(404);
});

test('who does not have the token sees nothing', async () => {
  const { url } = await TestServer.start({ METRICS_TOKEN: TOKEN });
  for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, `bearer ${TOKEN}`, `Basic ${TOKEN}`]) {
    const answer = await ask(url, '/metrics', authorization === '' ? {} : { headers: { authorization } });
    expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(answer.text).not.toContain('tavern_');
  }
});

test('they say how things stand, and what was done, by stage and by code', async () => {
  const server = await TestServer.start({ METRICS_TOKEN: TOKEN });
  const answer = await ask(server.url, '/metrics', WITH_TOKEN);
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const before = read(answer.text);
  const started = await startMatch(server, 'race', 2);
  await roll(started, 4);
  await started.people[0]?.request('room.leave', { code: 'ABCDEF' });
  await ask(server.url, '/health');
  const after = await metricsOf(server.url);
  const more = (name: string): number => (after.get(name) ?? Number.NaN) - (before.get(name) ?? 0);
  expect(
    Object.fromEntries(['connections', 'rooms', 'matches', 'store_up'].map((name) => [name, after.get(`tavern_${name}`)])),
  ).toEqual({
    connections: 2,
    rooms: 1,
    matches: 1,
    store_up: 1,
  });
  expect(more('tavern_answers_total{by="person"}')).toBe(4);
  for (const stage of ['applied', 'stored', 'acknowledged']) {
    expect(more(`tavern_answer_seconds_count{stage="${stage}"}`)).toBe(4);
    expect(more(`tavern_answer_seconds_bucket{stage="${stage}",le="+Inf"}`)).toBe(4);
    expect(more(`tavern_answer_seconds_sum{stage="${stage}"}`)).toBeGreaterThan(0);
  }
  expect(more('tavern_refusals_total{code="no-such-room"}')).toBe(1);
  expect(more('tavern_matches_begun_total{game="race"}')).toBe(1);
  for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total', 'process_start_time_seconds'])
    expect(after.get(name)).toBeGreaterThan(0);
  for (const name of ['tavern_store_queue', 'nodejs_eventloop_lag_p99_seconds', 'tavern_connections_plain'])
    expect(after.get(name)).toBeGreaterThanOrEqual(0);
  // Logs name the same things.
  expect(server.log).toMatch(
    new RegExp(`"match":"${started.match}","room":"${started.code}","game":"race","msg":"a match begins"`),
  );
});
