import type { Clock } from '@tavern/host';
import type { AdminActRequest } from '../../admin/act.ts';
import type { Act } from '../../store/admin.ts';
import type { Store } from '../../store/store.ts';
import { type Answer, ask } from '../http/ask.ts';
import { TestServer } from '../servers.ts';

export const TOKEN = 'a token of the tests, long enough'.replaceAll(' ', '-');

export const startWithAdmins = (
  more: { readonly [name: string]: string } = {},
  store?: Store,
  clock?: Clock,
): Promise<TestServer> => TestServer.start({ ADMIN_TOKEN: TOKEN, ...more }, store, clock);

const bearer = { authorization: `Bearer ${TOKEN}` };

export const look = (url: string, path: string): Promise<Answer> => ask(url, `/admin/api/${path}`, { headers: bearer });

export const send = (url: string, act: unknown, headers: { readonly [name: string]: string } = bearer): Promise<Answer> =>
  ask(url, '/admin/api/acts', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof act === 'string' ? act : JSON.stringify(act),
  });

/** An act that must be carried out. */
export async function perform(url: string, act: AdminActRequest): Promise<Act> {
  const answer = await send(url, act);
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.json() as { act: Act }).act;
}

/** What an act is refused with. */
export const refusedWith = async (url: string, act: unknown): Promise<readonly [status: number, code: string]> => {
  const answer = await send(url, act);
  return [answer.status, (answer.json() as { code: string }).code];
};
