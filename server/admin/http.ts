import { LANGUAGES, type Refusal, readWith } from '@tavern/engine';
import { matchId } from '@tavern/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { adminAct } from './act.ts';
import type { Admin } from './admin.ts';
import { adminFiles } from './page-files.ts';

const asked = {
  nothing: z.strictObject({}),
  match: z.strictObject({ id: matchId, language: z.enum(LANGUAGES).default('en') }),
  guests: z.strictObject({
    who: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u),
  }),
  reports: z.strictObject({ all: z.stringbool().default(false) }),
};

const STATUS: { readonly [code: string]: number } = {
  malformed: 400,
  'bad-addresses': 400,
  'addresses-too-wide': 400,
  'not-a-code': 400,
  'not-admin': 401,
  'no-such-guest': 404,
  'no-such-match': 404,
  'no-such-room': 404,
  'too-fast': 429,
};

const refuse = (reply: FastifyReply, refused: Refusal): FastifyReply => reply.status(STATUS[refused.code] ?? 409).send(refused);

/** Everything for admins, at `/admin`. Where nobody is one, there is nothing. */
export async function openAdminHttp(app: FastifyInstance, { token, looks, acts, now }: Admin): Promise<void> {
  if (token === null) return;
  await app.register(
    async (api) => {
      api.addHook('onRequest', async ({ headers, ip }, reply) => {
        reply.header('cache-control', 'no-store');
        const refused = token.refuses(headers.authorization, ip, now());
        return refused === null ? undefined : refuse(reply.header('www-authenticate', 'Bearer'), refused);
      });
      /** A list or one thing, read with the schema of what was asked. */
      const look = <A>(path: string, schema: z.ZodType<A>, see: (what: A) => Promise<object>): void => {
        api.get(path, async ({ params, query }: FastifyRequest, reply) => {
          const read = readWith(schema, { ...(query as object), ...(params as object) });
          if (!read.ok) return refuse(reply, read);
          const seen = (await see(read.value)) as { readonly ok?: boolean };
          return seen.ok === false ? refuse(reply, seen as Refusal) : { ok: true, ...seen };
        });
      };
      look('/rooms', asked.nothing, async () => ({ rooms: await looks.rooms() }));
      look('/matches', asked.nothing, async () => ({ matches: await looks.matches() }));
      look('/matches/:id', asked.match, ({ id, language }) => looks.match(id, language));
      look('/guests/:who', asked.guests, async ({ who }) => {
        const guests = await looks.guests(who);
        return 'ok' in guests ? guests : { guests };
      });
      look('/reports', asked.reports, async ({ all }) => ({ reports: await looks.reports(all) }));
      look('/bans', asked.nothing, async () => ({ bans: await looks.bans(), mutes: await looks.mutes() }));
      look('/acts', asked.nothing, async () => ({ acts: await looks.acts() }));
      api.post('/acts', async ({ body }, reply) => {
        const read = readWith(adminAct, body);
        if (!read.ok) return refuse(reply, read);
        const done = await acts.perform(read.value);
        return done.ok ? done : refuse(reply, done);
      });
    },
    { prefix: '/admin/api' },
  );

  const files = await adminFiles();
  const send = (name: string) => async (_request: FastifyRequest, reply: FastifyReply) => {
    const file = files.get(name);
    if (file === undefined) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').type(file.type).send(file.text);
  };
  for (const path of ['/admin', '/admin/']) app.get(path, send('index.html'));
  for (const name of files.keys()) app.get(`/admin/page/${name}`, send(name));
}
