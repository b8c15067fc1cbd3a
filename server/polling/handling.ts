import { type Refusal, readWith } from '@tavern/engine';
import { matchId } from '@tavern/wire';
import { type Given, type ReadRequest, type Route } from '@tavern/wire/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packOf } from '../play/pack.ts';
import { spokenNames } from '../play/spoken-names.ts';
import { refuseWith } from '../refusal.ts';
import { Poller } from './poller.ts';
import type { Pollers } from './pollers.ts';
import { type About, spoken, statusOf } from './status.ts';
import { matchOf } from './tables.ts';

/** One request of a guest who is known. */
interface Call<R extends Route> extends ReadRequest<R> {
  readonly poller: Poller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Nobody waits for the reply any more. */
  readonly gone: AbortSignal;
}

/** What comes of it: the reply, why there is none, or undefined: it was sent already. */
export type Work<R extends Route> = (call: Call<R>) => Promise<Given<R> | Refusal | undefined>;
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Where one may try again in a moment, it says so. */
export function refuse(reply: FastifyReply, refused: Refusal, about?: About): FastifyReply {
  const status = statusOf(refused);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 429 || status === 503) reply.header('retry-after', '1');
  return reply.status(status).send(spoken(refused, about));
}

/** What the request has brought, read with the schemas of its route. */
export function read<R extends Route>(route: R, { params, query, body }: FastifyRequest): ReadRequest<R> | Refusal {
  const asked: { [part: string]: unknown } = {};
  for (const [part, given] of Object.entries({ params, query, body })) {
    const schema = route[part as 'params' | 'query' | 'body'];
    if (schema === undefined) continue;
    const parsed = readWith<unknown>(schema, given);
    if (!parsed.ok) return parsed;
    asked[part] = parsed.value;
  }
  return asked as unknown as ReadRequest<R>;
}

export const pathOf = ({ path }: Pick<Route, 'path'>): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** What an interface of its own adds. */
interface Extras {
  /** Whose words a refusal needs. */
  about(poller: Poller, request: FastifyRequest): Promise<About | undefined>;
  /** It could not be read. */
  unread(poller: Poller, request: FastifyRequest, refused: Refusal): Promise<Refusal>;
}

const USUAL: Extras = {
  about: (poller, { params }) => aboutOf(poller, params),
  unread: async (_poller, _request, refused) => refused,
};

/** For guests alone: who asks is here until a while after the reply. */
export function guestHandler<R extends Route>(pollers: Pollers, route: R, work: Work<R>, extras: Extras = USUAL): Handler {
  return async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const poller = await pollers.of(request.headers.authorization, request.ip);
    if (!(poller instanceof Poller)) return refuse(reply, poller);
    const asked = read(route, request);
    const end = poller.begin(request.ip);
    if (end === null) return refuse(reply, refuseWith('too-fast'));
    const gone = new AbortController();
    reply.raw.once('close', () => {
      gone.abort();
      end();
    });
    if ('ok' in asked) return refuse(reply, await extras.unread(poller, request, asked));
    const given: object | undefined = (await work({ ...asked, poller, request, reply, gone: gone.signal })) as object | undefined;
    if (given === undefined) return reply;
    if (isRefusal(given)) return refuse(reply, given, await extras.about(poller, request));
    return reply.status(route.status).send(given);
  };
}

const isRefusal = (given: object): given is Refusal => 'ok' in given && given.ok === false;

/** At a table a refusal may have words of its game, and names of seats. */
async function aboutOf(poller: Poller, params: unknown): Promise<About | undefined> {
  const { id } = (params ?? {}) as { readonly id?: unknown };
  // What could not be read may be the id itself.
  const read = readWith(matchId, id);
  const at = read.ok ? await poller.at(read.value) : null;
  if (at === null || 'ok' in at) return undefined;
  const { row } = matchOf(at);
  const { texts } = await packOf(row.game);
  return { texts, names: (language) => spokenNames(row, language) };
}
