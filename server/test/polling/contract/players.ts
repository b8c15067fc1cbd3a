import type { GameEnv } from '../../../../games/revolution/http/shapes/game-env.ts';
import type { PlayerId } from '../../../../games/revolution/http/shapes/names.ts';
import { NONCE } from '../../servers.ts';
import { HttpGuest } from '../api.ts';

export type { GameEnv, PlayerId };

interface Reply {
  readonly ok: boolean;
  readonly code?: string;
  readonly field?: string;
  readonly event?: { readonly id: string; readonly type: string };
  readonly gameId: string;
  readonly playerId: PlayerId;
  readonly gameEnv: GameEnv;
  readonly acknowledged: number;
  readonly waiting: number;
  readonly phase: string;
}
export type Answered = Reply & { readonly status: number };
type Fields = { readonly [field: string]: unknown };

/** A player by the documented contract. Every reply is held against the OpenAPI document. */
export class ContractPlayer {
  readonly guest: HttpGuest;
  gameId = '';
  playerId: PlayerId = 'playerId_1';

  constructor(guest: HttpGuest) {
    this.guest = guest;
  }

  static async arrive(url: string, name: string): Promise<ContractPlayer> {
    return new ContractPlayer(await HttpGuest.arrive(url, name));
  }

  async post(name: string, fields: Fields = {}): Promise<Answered> {
    const { status, ...answer } = await this.guest.send('POST', `/player/${name}`, fields);
    return { status, ...(answer.json() as Reply) };
  }

  /** At their own table. */
  at(name: string, fields: Fields = {}): Promise<Answered> {
    return this.post(name, { gameId: this.gameId, playerId: this.playerId, ...fields });
  }

  async start(fields: Fields = {}): Promise<Answered> {
    return this.sit(await this.post('startGame', { nonce: NONCE, ...fields }));
  }

  async join(gameId: string, fields: Fields = {}): Promise<Answered> {
    return this.sit(await this.post('joinRoom', { gameId, nonce: NONCE, ...fields }));
  }

  /** For tests: a state to begin with. */
  async inject(fields: Fields): Promise<Answered> {
    const { status, ...answer } = await this.guest.send('POST', '/test/injectGameState', { nonce: NONCE, ...fields });
    return this.sit({ status, ...(answer.json() as Reply) });
  }

  async poll(since?: number): Promise<GameEnv> {
    const { status, gameEnv, code } = await this.look(since);
    if (status !== 200) throw new Error(`${status}: ${code}`);
    return gameEnv;
  }

  async look(since?: number): Promise<Answered> {
    const query = `gameId=${this.gameId}${since === undefined ? '' : `&since=${since}`}`;
    const answer = await this.guest.send('GET', `/player/${this.playerId}?${query}`);
    return { status: answer.status, ...(answer.json() as Reply) };
  }

  private sit(answered: Answered): Answered {
    if (answered.status < 300) ({ gameId: this.gameId, playerId: this.playerId } = answered);
    return answered;
  }
}

/** Two players in a match that has begun. */
export async function twoPlayers(url: string): Promise<readonly [ContractPlayer, ContractPlayer]> {
  const [one, two] = [await ContractPlayer.arrive(url, 'Mei'), await ContractPlayer.arrive(url, 'Ann')];
  const { gameId } = await one.start({ deck: 'homeland' });
  await two.join(gameId, { deck: 'opensquare' });
  return [one, two];
}

/** Both keep their hands; the first player is to move. */
export async function twoInTurn(url: string): Promise<{ readonly mover: ContractPlayer; readonly other: ContractPlayer }> {
  const [one, two] = await twoPlayers(url);
  await one.at('startReady', { redraw: false });
  const { gameEnv } = await two.at('startReady', { redraw: false });
  return gameEnv.currentPlayer === one.playerId ? { mover: one, other: two } : { mover: two, other: one };
}
