import type { Clock } from '@tavern/host';
import { openApi, type Route, routes } from '@tavern/wire/http';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Admin } from '../admin/admin.ts';
import type { Beginnings } from '../hall/beginnings.ts';
import type { Hall } from '../hall/hall.ts';
import { type OwnInterface } from './contract/contracts.ts';
import { openContract } from './contract/http.ts';
import { openDocsPage } from './docs-page.ts';
import { gamesIn } from './games.ts';
import { guestHandler, pathOf, read, refuse, type Work } from './handling.ts';
import { Look } from './look.ts';
import type { Pages } from './pages.ts';
import type { Pollers } from './pollers.ts';
import { Rooms } from './rooms.ts';
import { Stream } from './stream.ts';
import { matchOf, Tables } from './tables.ts';
import { Telling } from './telling.ts';
import { changed } from './waiting.ts';

export interface PollingSetup {
  readonly pollers: Pollers;
  readonly pages: Pages;
  readonly hall: Hall;
  readonly admin: Admin;
  readonly clock: Clock;
  readonly log: Logger;
  readonly interfaces: readonly OwnInterface[];
  /** Null: this server is not for tests. */
  readonly beginnings: Beginnings | null;
}

/** Every game by plain HTTP: rooms, tables and answers, for everybody who can send a request. */
export async function openPolling(app: FastifyInstance, setup: PollingSetup): Promise<void> {
  const { pollers, pages, clock, hall, admin, log } = setup;
  const rooms = new Rooms(hall, admin);
  const tables = new Tables(pages, () => clock.now());
  const guests = <R extends Route>(route: R, work: Work<R>): void =>
    void app.route({ method: route.method, url: pathOf(route), handler: guestHandler(pollers, route, work) });

  guests(routes.createRoom, (call) => rooms.create(call.poller, call));
  guests(routes.actInRoom, ({ poller, params, body }) => rooms.act(poller, params.code, body));
  guests(routes.answer, (call) => tables.answer(call.poller, call));
  guests(routes.actAtTable, ({ poller, params, body }) => tables.act(poller, params.id, body));

  guests(routes.table, async ({ poller, params, query, gone }) => {
    const at = await poller.at(params.id);
    if ('ok' in at) return at;
    const { since, wait, language } = query;
    if (at instanceof Look && since !== undefined && wait > 0 && at.newest.n <= since && !at.over)
      await changed((wake) => at.listen(wake), wait, { clock, gone });
    // The table may be gone by now: who asks again is told why.
    const now = at instanceof Look && at.ended && !poller.gone ? await poller.at(params.id) : at;
    return 'ok' in now ? now : tables.state(poller, now, { since, language });
  });

  guests(routes.stream, async ({ poller, params, query, request, reply }) => {
    const at = await poller.at(params.id);
    if ('ok' in at) return at;
    const seat = matchOf(at).seatOf(poller.guest.id);
    const newest = at instanceof Look ? at.newest : await pages.last(poller, at, seat);
    if ('ok' in newest) return newest;
    const since = resumedAfter(request.headers['last-event-id']) ?? query.since ?? null;
    if (newest.packet.over !== null && since !== null && since >= newest.n) {
      void reply.status(204).send();
      return undefined;
    }
    const telling = await Telling.of(matchOf(at).row, seat, query.language);
    const trouble = (error: unknown): void => log.error({ err: error, match: params.id }, 'a stream failed');
    const { body } = new Stream({ poller, at, telling, pages, since, newest, trouble });
    // Proxies must not gather it.
    void reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(body);
    return undefined;
  });

  const seen = guestHandler(pollers, routes.room, async ({ poller, params, query, request, gone }) => {
    const { ip } = request;
    const first = await rooms.look(poller, ip, params.code);
    if (!first.ok || query.wait === 0 || query.since === undefined || first.inside?.version !== query.since) return first;
    const { code } = first.room;
    await changed((wake) => poller.listen((each) => (each === code || each === null ? wake() : undefined)), query.wait, {
      clock,
      gone,
    });
    return poller.gone ? first : rooms.look(poller, ip, code);
  });
  app.get(pathOf(routes.room), async (request, reply) => {
    if (request.headers.authorization !== undefined) return seen(request, reply);
    const asked = read(routes.room, request);
    if ('ok' in asked) return refuse(reply, asked);
    const invitation = await rooms.look(null, request.ip, asked.params.code);
    return invitation.ok ? invitation : refuse(reply, invitation);
  });

  app.get(pathOf(routes.games), async (request, reply) => {
    const asked = read(routes.games, request);
    return 'ok' in asked ? refuse(reply, asked) : { ok: true, games: await gamesIn(asked.query.language) };
  });
  const contracts = setup.interfaces.map(({ contract }) => contract.routes as { readonly [name: string]: Route });
  const document = JSON.stringify(openApi(Object.assign({}, routes, ...contracts)));
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(document));
  for (const own of setup.interfaces) openContract(app, own, setup);
  await openDocsPage(app);
}

/** Browsers send back the last id that they were given, and nothing else. */
function resumedAfter(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : null;
}
