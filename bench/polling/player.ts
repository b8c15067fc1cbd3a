import { type Answered, ask } from './asking.ts';

/** What a player needs of `gameEnv` to play on. */
interface Env {
  readonly phase: string;
  readonly lastEvent: number;
  readonly players: { readonly [player: string]: { readonly hand: readonly string[] | null } };
  readonly zones: { readonly [player: string]: { readonly [zone: string]: object | string | null } };
  readonly waitingFor: readonly string[];
  readonly pendingSelection: {
    readonly selectionId: string;
    readonly playerId: string;
    readonly selectableCardIds: readonly string[] | null;
  } | null;
}

interface Reply {
  readonly gameId: string;
  readonly playerId: string;
  readonly secret: string;
  readonly gameEnv?: Env;
}

const ZONES = ['top', 'left', 'right', 'help'];

/** Somebody who polls, and now and then does something legal: the cards' backs are enough, since any card goes anywhere face-down. */
export class BenchPlayer {
  private readonly url: URL;
  private secret = '';
  private own = { gameId: '', playerId: '' };
  private env: Env | null = null;

  constructor(url: URL) {
    this.url = url;
  }

  async arrive(): Promise<void> {
    const { body } = await ask(this.url, '', 'POST', '/api/guests', { nickname: 'Poller' });
    this.secret = (body as Reply).secret;
  }

  get over(): boolean {
    return this.env?.phase === 'GAME_OVER';
  }

  async start(): Promise<string> {
    return this.sit(await this.post('startGame', { deck: 'homeland' }));
  }

  async join(gameId: string): Promise<string> {
    return this.sit(await this.post('joinRoom', { gameId, deck: 'opensquare' }));
  }

  async poll(): Promise<Answered> {
    const { gameId, playerId } = this.own;
    const since = this.env === null ? '' : `&since=${this.env.lastEvent}`;
    return this.seen(await ask(this.url, this.secret, 'GET', `/player/${playerId}?gameId=${gameId}${since}`));
  }

  /** What is asked of this player; where nothing is, a try that must be refused. */
  async act(): Promise<Answered> {
    const [name, fields] = this.due();
    return this.seen(await this.post(name, { ...this.own, ...fields }));
  }

  private due(): readonly [name: string, fields: object] {
    const { env } = this;
    const { playerId } = this.own;
    const pass = ['playerAction', { action: { type: 'Pass' } }] as const;
    if (env === null || !env.waitingFor.includes(playerId)) return pass;
    const { pendingSelection: selection } = env;
    if (selection?.playerId === playerId)
      return [
        'selectCard',
        { selectionId: selection.selectionId, selectedCardIds: (selection.selectableCardIds ?? []).slice(0, 1) },
      ];
    if (env.phase === 'READY_PHASE') return ['startReady', { redraw: false }];
    if (env.phase === 'BATTLE_PHASE' || env.phase === 'END_PHASE') return ['nextRound', {}];
    if (env.phase === 'SP_PHASE') return pass;
    const zone = ZONES.find((each) => env.zones[playerId]?.[each] === null) ?? 'top';
    return ['playerAction', { action: { type: 'PlayCardBack', card: env.players[playerId]?.hand?.[0] ?? 'c-1', zone } }];
  }

  private post(name: string, body: object): Promise<Answered> {
    return ask(this.url, this.secret, 'POST', `/player/${name}`, body);
  }

  private sit(answered: Answered): string {
    const { gameId, playerId } = answered.body as Reply;
    if (answered.status >= 300) throw new Error(JSON.stringify(answered.body));
    this.own = { gameId, playerId };
    this.env = null;
    this.seen(answered);
    return gameId;
  }

  private seen(answered: Answered): Answered {
    const { gameEnv } = answered.body as Reply;
    if (gameEnv !== undefined) this.env = gameEnv;
    return answered;
  }
}
