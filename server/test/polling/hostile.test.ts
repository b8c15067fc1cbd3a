import { expect, test } from 'vitest';
import { type Message, spoiled, type Valid } from '../hostile/poison.ts';
import { prototypes, Scene } from '../hostile/scene.ts';
import { tellsNothing } from '../http/ask.ts';
import { NONCE } from '../servers.ts';
import { HttpGuest, pathOf } from './api.ts';

interface Bad {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

type Fields = { readonly [field: string]: unknown };
const isFields = (given: unknown): given is Fields => typeof given === 'object' && given !== null && !Array.isArray(given);
const bad = (method: 'GET' | 'POST', path: string, body?: unknown): Bad => ({
  method,
  path,
  ...(body === undefined ? {} : { body }),
});

/** What is spoiled on the line, said over HTTP; null: an address cannot say it. */
function overHttp({ name, payload }: Message, { race, lobby }: Scene): Bad | null {
  const given = isFields(payload) ? payload : null;
  const { code = lobby.code, match = race.match, ...rest } = given ?? {};
  if (typeof code !== 'string' || typeof match !== 'string' || code === '' || match === '') return null;
  if (!code.isWellFormed() || !match.isWellFormed()) return null;
  const [room, table] = [`/api/rooms/${encodeURIComponent(code)}/acts`, `/api/matches/${encodeURIComponent(match)}`];
  if (given !== null && !('code' in given) && name.startsWith('room.') && name !== 'room.create') return null;
  if (given !== null && !('match' in given) && name.startsWith('table.')) return null;
  switch (name) {
    case 'room.create':
      return bad('POST', '/api/rooms', payload);
    case 'room.enter':
      return bad('POST', room, given === null ? payload : { do: 'enter', ...rest });
    case 'room.say':
      return bad('POST', room, given === null ? payload : { do: 'say', ...rest });
    case 'room.act':
      return Object.keys(rest).every((key) => key === 'act') ? bad('POST', room, given === null ? payload : rest['act']) : null;
    case 'table.answer':
      return bad('POST', `${table}/answers`, given === null ? payload : rest);
    case 'table.lend':
      return bad('POST', `${table}/acts`, given === null ? payload : { do: 'lend', ...rest });
    case 'table.more':
      return bad('POST', `${table}/acts`, given === null ? payload : { do: 'more', ...rest });
    default:
      return null;
  }
}

/** What only HTTP can say. */
function more({ race, over, lobby }: Scene): readonly Bad[] {
  const table = `/api/matches/${race.match}`;
  const answer = { id: 'x', question: 3, option: { do: 'roll' } };
  const queries = [
    'since=x',
    'since=-2',
    'since=1.5',
    'since=1&since=2',
    'wait=26',
    'wait=-1',
    'wait=x',
    'language=de',
    'seat=1',
    '__proto__=1',
  ];
  return [
    ...queries.map((query) => bad('GET', `${table}?${query}`)),
    ...['since=x', 'wait=3', 'language=', 'seat=0'].map((query) => bad('GET', `${table}/events?${query}`)),
    ...['since=x', 'wait=99', 'x=1', 'since=-1'].map((query) => bad('GET', `/api/rooms/${lobby.code}?${query}`)),
    ...['x', 'ZZZZZZ', '%00', '..%2f..', 'O0I1O0', 'x'.repeat(90)].flatMap((wrong) => [
      bad('GET', `/api/rooms/${wrong}`),
      bad('POST', `/api/rooms/${wrong}/acts`, { do: 'enter' }),
      bad('GET', `/api/matches/${wrong}`),
      bad('GET', `/api/matches/${wrong}/events`),
      bad('POST', `/api/matches/${wrong}/answers`, answer),
    ]),
    bad('GET', '/api/matches/zzzzzzzzzzzzzzzz'),
    ...['', '{', '[1', 'null', '7', '"x"', '\u0000', '{"a":1}{', `{"id":"${'x'.repeat(9_000)}"}`].map((text) =>
      bad('POST', `${table}/answers`, text),
    ),
    ...['{"__proto__":{"do":"roll"}}', '{"constructor":{"prototype":{"admin":true}}}'].flatMap((text) => [
      bad('POST', `${table}/answers`, text),
      bad('POST', '/api/rooms', text),
      bad('POST', `/api/rooms/${lobby.code}/acts`, text),
    ]),
    bad('POST', `${table}/answers`, { ...answer, question: 4_000 }),
    bad('POST', `${table}/answers`, { ...answer, question: 1 }),
    bad('POST', `${table}/acts`, { do: 'claim' }),
    bad('POST', `/api/matches/${over.match}/answers`, answer),
    bad('POST', `/api/matches/${over.match}/acts`, { do: 'back' }),
    bad('POST', `/api/rooms/${lobby.code}/acts`, { do: 'start', nonce: NONCE }),
  ];
}

test('spoiled, oversized, foreign and polluting requests are refused one by one, typed and in words, and nothing has changed', async () => {
  const scene = await Scene.open();
  const inherited = prototypes();
  const before = await scene.portrait();
  const { server, race, lobby } = scene;
  const valid = {
    'room.create': { game: 'race', settings: { seats: 2, public: true } },
    'room.enter': { code: lobby.code, sit: true },
    'room.act': { code: lobby.code, act: { do: 'sit', seat: 2 } },
    'room.say': { code: lobby.code, text: 'hello' },
    'table.answer': { match: race.match, id: 'a-1', question: 3, option: { do: 'roll' } },
    'table.lend': { match: race.match, seat: 1 },
    'table.more': { match: race.match },
  } as unknown as Valid;
  const known = spoiled(new Proxy(valid, { get: (all, name) => all[name as keyof Valid] ?? {} }));
  const all = [...known.flatMap((message) => overHttp(message, scene) ?? []), ...more(scene)];
  const [first] = race.people;
  const players = [first, lobby.seated].map((each) => new HttpGuest(server.url, each?.guest.secret ?? ''));
  // Who is not asked, who has no seat, who was sent away, and who is nobody.
  const answers = [
    { id: 'foreign', question: 3, option: { do: 'roll' } },
    { id: 'none', question: 0, option: { do: 'fly' } },
  ];
  const foreign = [
    race.people[1]?.guest.secret,
    (await HttpGuest.arrive(server.url, 'Stranger')).secret,
    lobby.banned.guest.secret,
    'w'.repeat(32),
    'x'.repeat(5_000),
  ];
  const sent: [HttpGuest, Bad][] = [
    ...players.flatMap((player) => all.map((each) => [player, each] as [HttpGuest, Bad])),
    ...foreign.flatMap((secret) =>
      answers.map(
        (body) =>
          [new HttpGuest(server.url, secret ?? ''), bad('POST', `/api/matches/${race.match}/answers`, body)] as [HttpGuest, Bad],
      ),
    ),
    ...['/api/matches/zzzzzzzzzzzzzzzz', `/api/rooms/${lobby.code}`].map(
      (path) => [new HttpGuest(server.url, 'nobody'), bad('GET', path)] as [HttpGuest, Bad],
    ),
  ];
  expect(sent.length).toBeGreaterThan(500);
  const statuses = new Map<number, number>();
  for (let from = 0; from < sent.length; from += 8)
    await Promise.all(
      sent.slice(from, from + 8).map(async ([guest, { method, path, body }]) => {
        const what = `${method} ${path} ${JSON.stringify(body)?.slice(0, 200)}`;
        const headers = body === undefined ? {} : { 'content-type': 'application/json' };
        const answer = await guest
          .send(method, path, body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body), headers)
          .catch((error: unknown) => {
            throw new Error(what, { cause: error });
          });
        expect(pathOf(path), what).toBeDefined();
        expect(answer.status, `${what}: ${answer.text.slice(0, 200)}`).toBeGreaterThanOrEqual(400);
        expect(answer.status, `${what}: ${answer.text.slice(0, 200)}`).toBeLessThan(500);
        tellsNothing(answer);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }),
    );
  for (const status of [400, 401, 403, 404, 409, 413]) expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(0);
  expect(await scene.portrait()).toBe(before);
  expect(prototypes()).toBe(inherited);
  expect(server.log).not.toContain('"level":50');
  for (const [guest] of sent) if (guest.secret.length > 20) expect(server.log).not.toContain(guest.secret);
});
