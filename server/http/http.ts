import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { readWith } from '@tavern/engine';
import type { Clock } from '@tavern/host';
import { MESSAGE_LIMIT, matchId, newGuest, requests } from '@tavern/wire';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Admin } from '../admin/admin.ts';
import { openAdminHttp } from '../admin/http.ts';
import type { Config } from '../config.ts';
import type { DailyRuns } from '../daily/daily-runs.ts';
import type { Guests } from '../guests/guests.ts';
import type { Beginnings } from '../hall/beginnings.ts';
import type { Hall } from '../hall/hall.ts';
import { type Metric, textOf } from '../metrics/metric.ts';
import type { Matches } from '../play/matches.ts';
import { foldersOf, ownInterfaces } from '../polling/contract/contracts.ts';
import { openPolling } from '../polling/http.ts';
import type { Pages } from '../polling/pages.ts';
import type { Pollers } from '../polling/pollers.ts';
import { refuseWith } from '../refusal.ts';
import { hasToken } from './bearer.ts';
import type { Health } from './health.ts';
import { openSite, SITE_ROUTE } from './site.ts';

export interface HttpSetup {
  readonly config: Config;
  readonly log: Logger;
  readonly guests: Guests;
  readonly hall: Hall;
  readonly matches: Matches;
  readonly daily: DailyRuns;
  readonly health: Health;
  /** How things stand, for those who look at its health. */
  stands(): object;
  readonly metrics: readonly Metric[];
  readonly admin: Admin;
  readonly pollers: Pollers;
  readonly pages: Pages;
  readonly clock: Clock;
  readonly beginnings: Beginnings;
}

const MINUTE = 60_000;
/** Milliseconds for the head of a request, for all of it, between two of them, and for a client that reads nothing of what it asked for. */
const HEAD_TIMEOUT = 5_000;
const REQUEST_TIMEOUT = 15_000;
const IDLE_TIMEOUT = 10_000;
const UNREAD_TIMEOUT = 30_000;
/** Node looks from time to time whether they are over. */
const LOOK_EVERY = 1_000;
/** A page is many files, and a family shares one address: the budget for files is this many times the one for requests. */
const FILES_PER_REQUEST = 10;

const forFile = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === SITE_ROUTE;

/** A person who typed an address, and can read a page; programs ask `/api`. */
const isPerson = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api') && (headers.accept ?? '').includes('text/html');

/** Where the page says that nothing is there, and shows the way to the hall. A link without its `#` comes to the right place. */
const wayBack = ({ url }: FastifyRequest): string => `/#/${url.replace(/^[/\\]+/, '').replace(/\?.*$/s, '')}`;

/** What goes over plain HTTP: becoming a guest, the list of open rooms, playing without the line, scores, records, health, metrics, and the site. */
export async function openHttp(setup: HttpSetup): Promise<FastifyInstance> {
  const { config, log, guests, hall, matches, daily, admin, health } = setup;
  const interfaces = await ownInterfaces();
  const folders = ['/api/', ...foldersOf(interfaces)];
  const isForPrograms = (url: string | undefined): boolean => folders.some((folder) => url?.startsWith(folder));
  const app = Fastify({
    loggerInstance: log as unknown as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MESSAGE_LIMIT,
    // A client that begins a request and does not end it holds nothing for long, and never the server's own end.
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: UNREAD_TIMEOUT,
    keepAliveTimeout: IDLE_TIMEOUT,
    http: { headersTimeout: HEAD_TIMEOUT, connectionsCheckingInterval: LOOK_EVERY },
    forceCloseConnections: true,
    // One proxy: what callers claim to have been forwarded for before it is not believed.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    frameworkErrors: (_error, _request, reply) =>
      void (reply as unknown as FastifyReply).status(400).send(refuseWith('unreadable')),
    genReqId: () => randomUUID(),
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(rateLimit, {
    max: (request) => config.limits.requests * (forFile(request) ? FILES_PER_REQUEST : 1),
    keyGenerator: (request) => (forFile(request) ? `files ${request.ip}` : request.ip),
    timeWindow: MINUTE,
    errorResponseBuilder: () => Object.assign(new Error('too fast'), { statusCode: 429 }),
  });

  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 429) return reply.status(status).send(refuseWith('too-fast'));
    if (status < 500) return reply.status(status).send(refuseWith('unreadable'));
    request.log.error({ err: error, url: request.url }, 'a request failed');
    return reply.status(500).send(refuseWith('server-error'));
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    isPerson(request) ? reply.redirect(wayBack(request)) : reply.status(404).send(refuseWith('unknown-request')),
  );
  app.addHook('onRequest', async ({ headers, url }, reply) => {
    const { origin } = headers;
    if (origin === undefined || !config.origins.includes(origin)) return;
    reply
      .header('access-control-allow-origin', origin)
      .header('vary', 'Origin')
      .header('access-control-allow-headers', isForPrograms(url) ? GUESTS_HEADERS : 'content-type');
  });
  // Files are for everybody: the page says why its requests are refused.
  app.addHook('onRequest', async ({ routeOptions, ip }, reply) => {
    const barred = isForPrograms(routeOptions.url) ? admin.doorkeeper.bars(null, ip) : null;
    return barred === null ? undefined : reply.status(403).send(barred);
  });
  for (const folder of folders) app.options(`${folder}*`, async (_request, reply) => reply.status(204).send());

  app.get('/health', async (_request, reply) => {
    const ok = await health.good();
    return reply.status(ok ? 200 : 503).send(ok ? { ok, ...setup.stands() } : { ok });
  });
  // A proxy asks every other second, in its own name: it must not take a busy address for a server that is away.
  app.get('/ready', { config: { rateLimit: false } }, async (_request, reply) => {
    const ok = await health.ready();
    return reply.status(ok ? 200 : 503).send({ ok });
  });
  const { metricsToken } = config;
  if (metricsToken !== undefined)
    app.get('/metrics', async ({ headers }, reply) => {
      if (!hasToken(headers.authorization, metricsToken))
        return reply.status(401).header('www-authenticate', 'Bearer').send(refuseWith('unknown-request'));
      return reply.type(METRICS_TYPE).send(`${setup.metrics.map(textOf).join('\n')}\n`);
    });
  const few = { config: { rateLimit: { max: config.limits.guests, timeWindow: MINUTE } } };
  app.post('/api/guests', few, async ({ body }, reply) => {
    const read = readWith(newGuest, body);
    if (!read.ok) return reply.status(400).send(read);
    const welcomed = await guests.welcome(read.value.nickname);
    if (!welcomed.ok) return reply.status(400).send(welcomed);
    const { guest, secret } = welcomed;
    return reply
      .status(201)
      .header('cache-control', 'no-store')
      .send({ ok: true, ...guest, secret });
  });
  app.get('/api/rooms', () => hall.list());
  const { pollers, pages, clock } = setup;
  const beginnings = config.testEndpoints ? setup.beginnings : null;
  await openPolling(app, { pollers, pages, hall, admin, clock, log, interfaces, beginnings });
  app.get<{ Params: { id: string } }>('/api/matches/:id/record', async ({ params }, reply) => {
    const id = readWith(matchId, params.id, 'id');
    if (!id.ok) return reply.status(400).send(id);
    const record = await matches.record(id.value);
    if ('ok' in record) return reply.status(RECORD_STATUS[record.code] ?? 404).send(record);
    return reply.header('content-disposition', `attachment; filename="tavern-${record.game}-${id.value}.json"`).send(record);
  });
  app.get<{ Params: { game: string }; Querystring: { day?: unknown } }>('/api/daily/:game', async ({ params, query }, reply) => {
    const asked = readWith(requests['daily.table'], { ...query, ...params });
    if (!asked.ok) return reply.status(400).send(asked);
    const table = await daily.publicTable(asked.value);
    return reply.status(table.ok ? 200 : 404).send(table);
  });
  await openAdminHttp(app, admin);
  await openSite(app, config.site, hall);
  return app;
}

const RECORD_STATUS: { readonly [code: string]: number } = {
  'match-runs': 409,
  'match-injected': 409,
  'daily-secret': 409,
  'match-damaged': 410,
};

/** Guests show their secret; a stream is resumed. Admins' pages are ours alone. */
const GUESTS_HEADERS = 'authorization, content-type, last-event-id';

const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Nothing but our own files, and nobody may frame us. */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};
