import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Config, configFrom, unknownSettings } from '../config.ts';

function read(environment: { readonly [name: string]: string | undefined }): Config {
  const config = configFrom(environment);
  if ('faults' in config) throw new Error(config.faults.join('\n'));
  return config;
}

function faults(environment: { readonly [name: string]: string }): readonly string[] {
  const config = configFrom(environment);
  return 'faults' in config ? config.faults : [];
}

const DEFAULTS: Config = {
  port: 3000,
  host: '127.0.0.1',
  store: { folder: './data' },
  site: resolve(import.meta.dirname, '../../web/dist'),
  origins: [],
  trustProxy: false,
  logLevel: 'info',
  limits: {
    messages: 20,
    connections: 120,
    requests: 300,
    guests: 30,
    rooms: 10,
    codes: 30,
    histories: 6_000,
    daily: 10,
    open: 100,
    openAll: 2_000,
  },
  retain: { days: 365, framesDays: 30 },
  testEndpoints: false,
};

describe('the configuration', () => {
  test('needs nothing: the server listens to this machine alone and keeps its store in ./data', () => {
    expect(read({})).toEqual(DEFAULTS);
  });

  test('takes an empty variable for an absent one', () => {
    const names = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'SITE_DIR',
      'DATABASE_URL',
      'ALLOWED_ORIGINS',
      'TRUST_PROXY',
      'LOG_LEVEL',
      'BOT_THREADS',
      'ADMIN_TOKEN',
      'LIMIT_GUESTS',
    ];
    for (const empty of ['', ' ', '\t']) expect(read(Object.fromEntries(names.map((name) => [name, empty])))).toEqual(DEFAULTS);
    expect(read({ PORT: undefined })).toEqual(DEFAULTS);
  });

  test.each<[name: string, value: string, so: Partial<Config>]>([
    ['PORT', '8080', { port: 8080 }],
    ['PORT', '0', { port: 0 }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['DATA_DIR', '/var/lib/tavern', { store: { folder: '/var/lib/tavern' } }],
    ['SITE_DIR', '/srv/tavern', { site: '/srv/tavern' }],
    ['DATABASE_URL', 'postgres://a:b@c/d', { store: { databaseUrl: 'postgres://a:b@c/d' } }],
    ['DATABASE_URL', 'postgresql://c/d', { store: { databaseUrl: 'postgresql://c/d' } }],
    ['ALLOWED_ORIGINS', 'https://a.example', { origins: ['https://a.example'] }],
    [
      'ALLOWED_ORIGINS',
      ' https://a.example/ ,, http://b.example:8080',
      { origins: ['https://a.example', 'http://b.example:8080'] },
    ],
    ['ALLOWED_ORIGINS', 'HTTPS://A.Example:443/play', { origins: ['https://a.example'] }],
    ['TRUST_PROXY', 'true', { trustProxy: true }],
    ['TRUST_PROXY', '1', { trustProxy: true }],
    ['TRUST_PROXY', 'false', { trustProxy: false }],
    ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    ['BOT_THREADS', '4', { botThreads: 4 }],
    ['LIMIT_MESSAGES', '7', { limits: { ...DEFAULTS.limits, messages: 7 } }],
    ['LIMIT_CONNECTIONS', '7', { limits: { ...DEFAULTS.limits, connections: 7 } }],
    ['LIMIT_REQUESTS', '7', { limits: { ...DEFAULTS.limits, requests: 7 } }],
    ['LIMIT_GUESTS', '7', { limits: { ...DEFAULTS.limits, guests: 7 } }],
    ['LIMIT_ROOMS', '7', { limits: { ...DEFAULTS.limits, rooms: 7 } }],
    ['LIMIT_OPEN', '7', { limits: { ...DEFAULTS.limits, open: 7 } }],
    ['LIMIT_OPEN_ALL', '7', { limits: { ...DEFAULTS.limits, openAll: 7 } }],
    ['METRICS_TOKEN', 'a token of sixteen', { metricsToken: 'a token of sixteen' }],
    ['RETAIN_DAYS', '0', { retain: { days: 0, framesDays: 30 } }],
    ['RETAIN_FRAMES_DAYS', '7', { retain: { days: 365, framesDays: 7 } }],
    ['LIMIT_DAILY', '7', { limits: { ...DEFAULTS.limits, daily: 7 } }],
    ['TEST_ENDPOINTS', 'on', { testEndpoints: true }],
    ['TEST_ENDPOINTS', 'off', {}],
  ])('reads %s=%s', (name, value, so) => {
    expect(read({ [name]: value })).toEqual({ ...DEFAULTS, ...so });
  });

  test.each(['0.0.0.0', '::', '192.168.0.7', 'tavern.example', '127.0.0.1.example', '1270.0.0.1'])(
    'RR-064: endpoints for tests are refused where other machines can come: HOST=%s',
    (HOST) => {
      expect(faults({ HOST, TEST_ENDPOINTS: 'on' })).toEqual([expect.stringContaining('TEST_ENDPOINTS: only this machine')]);
      expect(faults({ HOST, TEST_ENDPOINTS: 'off' })).toEqual([]);
    },
  );

  test.each(['127.0.0.1', '127.8.9.1', 'localhost', '::1'])(
    'they are there on HOST=%s, unless a proxy lets others in',
    (HOST) => {
      expect(read({ HOST, TEST_ENDPOINTS: 'on' }).testEndpoints).toBe(true);
      expect(faults({ HOST, TEST_ENDPOINTS: 'on', TRUST_PROXY: 'true' })).toEqual([expect.stringContaining('TRUST_PROXY')]);
    },
  );

  test('with a database the folder does not matter', () => {
    expect(read({ DATABASE_URL: 'postgres://c/d', DATA_DIR: '/x' }).store).toEqual({ databaseUrl: 'postgres://c/d' });
  });

  test('it ignores variables that it does not know', () => {
    expect(read({ PATH: '/bin', HOME: '/root', __proto__: 'x', PORTS: 'x' })).toEqual(DEFAULTS);
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://c/d'],
    ['DATABASE_URL', 'localhost'],
    ['ALLOWED_ORIGINS', 'a.example'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'https://a.example,ftp://b.example'],
    ['TRUST_PROXY', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['BOT_THREADS', '0'],
    ['BOT_THREADS', '65'],
    ['LIMIT_MESSAGES', '0'],
    ['LIMIT_CONNECTIONS', 'many'],
    ['LIMIT_REQUESTS', '-5'],
    ['LIMIT_GUESTS', '1.5'],
    ['LIMIT_GUESTS', 'Infinity'],
    ['METRICS_TOKEN', 'guessable'],
    ['RETAIN_DAYS', '-1'],
    ['RETAIN_FRAMES_DAYS', '1.5'],
    ['TEST_ENDPOINTS', 'yes'],
  ])('names the variable it cannot read: %s=%s', (name, value) => {
    expect(faults({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  });

  test('names what looks like a limit and is none', () => {
    expect(unknownSettings({ LIMIT_ROOM: '5', LIMIT_ROOMS: '5', RETAIN_DAY: '5', RETAIN_DAYS: '5', PORTS: '5' })).toEqual([
      'LIMIT_ROOM',
      'RETAIN_DAY',
    ]);
  });

  test('names all of them at once', () => {
    const wrong = {
      PORT: 'x',
      DATABASE_URL: 'x',
      ALLOWED_ORIGINS: 'x',
      TRUST_PROXY: 'x',
      LOG_LEVEL: 'x',
      BOT_THREADS: 'x',
      LIMIT_MESSAGES: 'x',
    };
    expect(faults(wrong).map((fault) => fault.split(':')[0])).toEqual(Object.keys(wrong));
  });

  test('shows what it could not read, but never a password', () => {
    expect(faults({ PORT: 'http' })[0]).toContain("'http'");
    expect(faults({ DATABASE_URL: 'postgre://tavern:hunter2@db/tavern' }).join()).not.toContain('hunter2');
    expect(faults({ METRICS_TOKEN: 'hunter2' }).join()).not.toContain('hunter2');
  });
});
