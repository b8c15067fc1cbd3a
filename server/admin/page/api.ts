import type { Refusal } from '@tavern/engine';
import type { Act } from '../../store/admin.ts';
import type { AdminActRequest } from '../act.ts';
import { t, tell } from './words.ts';

const [TOKEN, NAME] = ['tavern.admin.token', 'tavern.admin.name'] as const;

/** For as long as this tab is open. No cookie: nothing sends it along by itself. */
export const session = {
  get token(): string | null {
    return sessionStorage.getItem(TOKEN);
  },
  get name(): string {
    return localStorage.getItem(NAME) ?? '';
  },
  begin(token: string, name: string): void {
    sessionStorage.setItem(TOKEN, token);
    localStorage.setItem(NAME, name);
  },
  end(): void {
    sessionStorage.removeItem(TOKEN);
  },
};

/** What the server refused, in words. */
export class Refused extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

async function ask<R>(path: string, body?: object): Promise<R> {
  const headers: Record<string, string> = { authorization: `Bearer ${session.token ?? ''}` };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
  let reply: Refusal | ({ readonly ok: true } & R);
  try {
    reply = (await (await fetch(`/admin/api/${path}`, init)).json()) as typeof reply;
  } catch {
    throw new Refused(t('admin.offline'), 'offline');
  }
  if (reply.ok) return reply;
  throw new Refused(tell(reply.why), reply.code);
}

export const look = <R>(path: string): Promise<R> => ask<R>(path);

export const perform = async (act: AdminActRequest): Promise<Act> => (await ask<{ readonly act: Act }>('acts', act)).act;
