import type { Refusal } from '@tavern/engine';
import type { AdminActRequest } from '../../server/admin/act.ts';
import type { GuestNow } from '../../server/admin/looks.ts';
import type { Act } from '../../server/store/admin.ts';
import { Mistake } from './mistake.ts';
import { moment, told, words } from './words.ts';

const GUEST = /^[0-9a-z]{12}$/;

/** A running server, as an admin. What it refuses is a mistake, in words. */
export class AdminServer {
  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  look<R>(path: string): Promise<R> {
    return this.#ask(path, {});
  }

  async perform(act: AdminActRequest): Promise<Act> {
    const body = JSON.stringify(act);
    const headers = { 'content-type': 'application/json' };
    return (await this.#ask<{ readonly act: Act }>('acts', { method: 'POST', headers, body })).act;
  }

  /** The id of a guest who is called by it, or by a name that nobody else has. */
  async guestId(who: string): Promise<string> {
    if (GUEST.test(who)) return who;
    const { guests } = await this.look<{ readonly guests: readonly GuestNow[] }>(`guests/${encodeURIComponent(who)}`);
    const [only, ...others] = guests;
    if (only !== undefined && others.length === 0) return only.id;
    const list = guests.map(({ id, since }) => `  ${id}  ${moment(since)}`).join('\n');
    throw new Mistake(words('mistake.namesakes', { who, n: guests.length, list }));
  }

  async #ask<R>(path: string, init: RequestInit): Promise<R> {
    const headers = { ...(init.headers as object), authorization: `Bearer ${this.#token}` };
    const response = await fetch(new URL(`/admin/api/${path}`, this.#url), { ...init, headers }).catch(() => {
      throw new Mistake(words('mistake.nobody', { url: this.#url }));
    });
    const reply = (await response.json().catch(() => null)) as Refusal | ({ readonly ok: true } & R) | null;
    if (reply === null || !('ok' in reply)) throw new Mistake(words('mistake.not-tavern', { url: this.#url }));
    if (reply.ok) return reply;
    // A server without a token knows no admins.
    if (reply.code === 'unknown-request') throw new Mistake(words('mistake.off', { url: this.#url }));
    throw new Mistake(told(reply.why));
  }
}
