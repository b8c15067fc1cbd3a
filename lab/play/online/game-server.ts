import { randomBytes } from 'node:crypto';
import type { Language, MatchRecord } from '@tavern/engine';
import type { RoomView } from '@tavern/wire';
import type { GameInfo, HttpRoomAct, SpokenRefusal, TableState } from '@tavern/wire/http';
import { Mistake } from '../../arguments.ts';
import { words } from '../../words.ts';

/** Milliseconds until the next try where nobody answers, and how often it is tried before a match has begun. */
const [RETRY, TRIES] = [500, 4];
const WAIT = 25;

/** What the server refused, in words. */
export class Refused extends Error {
  readonly code: string;

  constructor({ code, says }: SpokenRefusal, language: Language) {
    super(says?.[language] ?? code);
    this.code = code;
  }
}

type Act = HttpRoomAct | { readonly do: 'enter'; readonly sit: boolean };

/** A server that is played on by plain HTTP: docs/http.md. */
export class GameServer {
  readonly url: string;
  private readonly language: Language;
  private secret = '';
  /** Once a match is on, a server that is away is waited for: nothing is lost. */
  private patient = false;

  constructor(url: string, language: Language) {
    if (!URL.canParse(url)) throw new Mistake(words('mistake.server', { server: url }));
    this.url = new URL(url).origin;
    this.language = language;
  }

  async arrive(nickname: string): Promise<void> {
    ({ secret: this.secret } = await this.ask<{ secret: string }>('guests', { nickname }));
  }

  async games(): Promise<readonly GameInfo[]> {
    return (await this.ask<{ games: readonly GameInfo[] }>(`games?language=${this.language}`)).games;
  }

  async create(game: string, settings: object): Promise<RoomView> {
    return (await this.ask<{ room: RoomView }>('rooms', { game, settings })).room;
  }

  async act(code: string, act: Act): Promise<RoomView> {
    return (await this.ask<{ room: RoomView }>(`rooms/${encodeURIComponent(code)}/acts`, act)).room;
  }

  /** The room as soon as it is another than this one. */
  async next({ code, version }: RoomView): Promise<RoomView> {
    const seen = await this.ask<{ inside: RoomView | null }>(`rooms/${code}?since=${version}&wait=${WAIT}`);
    if (seen.inside === null) throw new Mistake(words('play.left'));
    return seen.inside;
  }

  /** The table after frame `since`: at once if something has happened since then, else when it does, or after a while. */
  table(match: string, since: number | null): Promise<TableState> {
    this.patient = true;
    const after = since === null ? 'since=-1' : `since=${since}&wait=${WAIT}`;
    return this.ask(`matches/${match}?${after}&language=${this.language}`);
  }

  /** Under one id however often it is sent, so it counts once. */
  answer(match: string, question: number, option: object): Promise<unknown> {
    return this.ask(`matches/${match}/answers`, { id: randomBytes(8).toString('hex'), question, option });
  }

  record(match: string): Promise<MatchRecord> {
    return this.ask(`matches/${match}/record`);
  }

  private async ask<X>(path: string, body?: object): Promise<X> {
    for (let tries = 1; ; tries++) {
      const reply = await this.once<X>(path, body);
      if (reply !== null) return reply;
      if (!this.patient && tries >= TRIES) throw new Mistake(words('mistake.server', { server: this.url }));
      await new Promise((later) => setTimeout(later, RETRY));
    }
  }

  /** null: nobody is there at the moment, or it was too fast. */
  private async once<X>(path: string, body?: object): Promise<X | null> {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (this.secret !== '') headers['authorization'] = `Bearer ${this.secret}`;
    const sent = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
    let response: Response;
    let reply: X | SpokenRefusal;
    try {
      response = await fetch(`${this.url}/api/${path}`, sent);
      reply = (await response.json()) as X | SpokenRefusal;
    } catch {
      return null;
    }
    if (response.ok) return reply as X;
    if (response.status >= 500 || response.status === 429) return null;
    throw new Refused(reply as SpokenRefusal, this.language);
  }
}

export const newNonce = (): string => randomBytes(16).toString('hex');
