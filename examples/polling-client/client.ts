// A client of the documented contract, with nothing but fetch. It polls once a second, tells what happened, acknowledges it, and plays.
//   node client.ts http://127.0.0.1:3000           starts a game, prints its id, and waits for somebody
//   node client.ts http://127.0.0.1:3000 ABC234    joins that game; with `bot` instead it plays against a bot
// Put something better into `choose`: everything it may look at is in `gameEnv`.

type PlayerId = 'playerId_1' | 'playerId_2';
const ZONES = ['top', 'left', 'right', 'help'] as const;
type Zone = (typeof ZONES)[number];
type Card = { cardId: string; cardType: string; name: string; gameType?: string | null; power?: number };
type Effects = {
  zoneRestrictions: { [zone: string]: string[] | 'ALL' };
  specialEffects: { zonePlacementFreedom: boolean };
  calculatedPowers: { [cardId: string]: number };
};
type Data = { [field: string]: string | number } & { card: Card | null; cards: { [player: string]: Card | null } } & {
  skipped: boolean;
  winner: string | null;
  effects: object[];
  why: { en: string };
};
type GameEvent = { id: string; type: string; data: Data };
export type GameEnv = {
  phase: string;
  waitingFor: PlayerId[];
  players: { [player in PlayerId]: { hand: string[] | null; fieldEffects: Effects } };
  zones: { [player in PlayerId]: { [zone in Zone | 'sp']: object | null } };
  pendingSelection: { selectionId: string; playerId: PlayerId; selectableCardIds: string[] | null } | null;
  outcome: { winner: PlayerId | null; how: string } | null;
  gameEvents: GameEvent[];
  lastEvent: number;
};
type Action = { request: string; body: object } | null;

class Refused extends Error {}
/** `c-1#2` is a copy of `c-1`. */
const baseOf = (copy: string): string => copy.replace(/#.*$/, '');

// The document's helpers (RR-098): all that they need is in `gameEnv`.

export const getPlayerFieldEffects = (env: GameEnv, player: PlayerId): Effects => env.players[player].fieldEffects;

export const getZoneRestrictions = (env: GameEnv, player: PlayerId, zone: Zone): string[] | 'ALL' =>
  getPlayerFieldEffects(env, player).zoneRestrictions[zone.toUpperCase()] ?? 'ALL';

/** Face-up. Face-down any card may go into any empty zone. */
export function canPlayCardInZone(env: GameEnv, card: Card, zone: Zone, player: PlayerId): boolean {
  if (env.zones[player][zone] !== null || card.cardType === 'sp') return false;
  if (zone === 'help' || card.cardType === 'help') return zone === 'help' && card.cardType === 'help';
  const types = getZoneRestrictions(env, player, zone);
  const free = getPlayerFieldEffects(env, player).specialEffects.zonePlacementFreedom;
  return free || types === 'ALL' || types.includes(card.gameType ?? '');
}

export const getModifiedCardPower = (env: GameEnv, card: Card, player: PlayerId): number =>
  getPlayerFieldEffects(env, player).calculatedPowers[card.cardId] ?? card.power ?? 0;

/** What to say about each event. Every type is here: an unknown one is a mistake (RR-096). */
const LINES: { [type: string]: (data: Data) => string } = {
  GAME_STARTED: (data) => `the game starts; ${data.firstPlayer} goes first`,
  INITIAL_HAND_DEALT: (data) => `${data.playerId} is dealt ${data.count} cards`,
  PLAYER_READY: (data) => `${data.playerId} is ready`,
  HAND_REDRAWN: (data) => `${data.playerId} redraws`,
  GAME_PHASE_START: (data) => `${data.phase} begins`,
  CARD_DRAWN: (data) => `${data.playerId} draws ${nameOf(data.card)}`,
  TURN_SWITCH: (data) => `turn ${data.turn}: ${data.newPlayer}${data.skipped ? ' skips' : ''}`,
  PHASE_CHANGE: (data) => `${data.oldPhase} -> ${data.newPhase} (${data.reason})`,
  ALL_MAIN_ZONES_FILLED: () => 'all zones are filled',
  ALL_SP_ZONES_FILLED: () => 'both have sealed',
  CARD_PLAYED: (data) => `${data.playerId} plays ${nameOf(data.card)} to ${data.zone}`,
  ZONE_FILLED: (data) => `${data.zone} of ${data.playerId} is filled`,
  CARD_EFFECT_TRIGGERED: (data) => `${data.source}: ${data.effectType}`,
  CARD_SELECTION_REQUIRED: (data) => `${data.playerId} chooses for ${data.source}`,
  CARD_SELECTION_COMPLETED: (data) => `${data.playerId} has chosen ${nameOf(data.card)}`,
  SP_CARDS_REVEALED: ({ cards }) => `sealed: ${Object.values(cards).map(nameOf).join(', ')}`,
  SP_EFFECTS_EXECUTED: (data) => `${data.effects.length} effects of sealed cards`,
  BATTLE_CALCULATED: (data) => `the judges have counted; ${data.winner ?? 'nobody'} leads by ${data.lead}`,
  VICTORY_POINTS_AWARDED: (data) => `points: ${JSON.stringify(data.players)}`,
  NEXT_ROUND_START: (data) => `round ${data.round}; ${data.firstPlayer} goes first`,
};
const ERRORS = 'ERROR_OCCURRED CARD_SELECTION_PENDING WAITING_FOR_PLAYER ZONE_COMPATIBILITY_ERROR PHASE_RESTRICTION_ERROR';
for (const type of `${ERRORS} ZONE_OCCUPIED_ERROR FIELD_EFFECT_RESTRICTION`.split(' ')) LINES[type] = why;

function why(data: Data): string {
  return `refused: ${data.why.en}`;
}
function nameOf(card: Card | null): string {
  return card?.name ?? 'a card';
}

export class PollingClient {
  playerId: PlayerId = 'playerId_1';
  gameId = '';
  readonly url: string;
  /** Milliseconds; tests make them shorter. */
  pause = (ms: number): Promise<void> => new Promise((later) => setTimeout(later, ms));
  say = (line: string): void => console.log(line);
  private secret = '';
  private seen = 0;
  private cards: ReadonlyMap<string, Card> = new Map();

  constructor(url: string) {
    this.url = url;
  }

  /** Asks as often as it takes: a server that restarts is back in a moment, and a request with an id is harmless to repeat. */
  async ask<X>(method: 'GET' | 'POST', path: string, body?: object): Promise<X> {
    for (;;) {
      const headers = { 'content-type': 'application/json', ...(this.secret && { authorization: `Bearer ${this.secret}` }) };
      const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const response = await fetch(`${this.url}${path}`, request).catch(() => null);
      const reply = (await response?.json().catch(() => null)) as (X & { code?: string; says?: { en: string } }) | null;
      if (response?.ok && reply) return reply;
      if (response && reply && response.status < 500 && response.status !== 429)
        throw new Refused(`${reply.code}: ${reply.says?.en}`);
      await this.pause(500);
    }
  }

  /** A game of one's own (against a bot of this level, if one is named), or that of somebody else. */
  async sitDown(game: { gameId: string } | { bot?: string }): Promise<void> {
    this.secret = (await this.ask<{ secret: string }>('POST', '/api/guests', { nickname: 'Poller' })).secret;
    const catalog = await this.ask<{ [kind: string]: Card[] }>('GET', '/player/cards');
    const all = ['characters', 'helpCards', 'spCards'].flatMap((kind) => catalog[kind] ?? []);
    this.cards = new Map(all.map((card) => [card.cardId, card]));
    const path = 'gameId' in game ? '/player/joinRoom' : '/player/startGame';
    Object.assign(this, await this.ask<{ gameId: string; playerId: PlayerId }>('POST', path, game));
  }

  /** Polls, tells, acknowledges and acts, until the game is over. */
  async play(): Promise<GameEnv> {
    for (;;) {
      const env = await this.poll();
      if (env.outcome !== null) return env;
      const action = this.choose(env);
      if (action === null) await this.pause(1_000);
      else await this.act(action, env.lastEvent);
    }
  }

  /** `since` is the last event seen, so that nothing is told twice, whatever the server has forgotten. */
  async poll(): Promise<GameEnv> {
    const { gameId, playerId } = this;
    const { gameEnv } = await this.ask<{ gameEnv: GameEnv }>('GET', `/player/${playerId}?gameId=${gameId}&since=${this.seen}`);
    for (const { type, data } of gameEnv.gameEvents) {
      const line = LINES[type];
      if (line === undefined) throw new Error(`unknown event ${type}`);
      this.say(line(data));
    }
    this.seen = gameEnv.lastEvent;
    const eventIds = gameEnv.gameEvents.map(({ id }) => id);
    if (eventIds.length > 0) await this.ask('POST', '/player/acknowledgeEvents', { gameId, playerId, eventIds });
    return gameEnv;
  }

  private async act({ request, body }: NonNullable<Action>, after: number): Promise<void> {
    const { gameId, playerId } = this;
    await this.ask('POST', `/player/${request}`, { gameId, playerId, requestId: `after-${after}`, ...body }).catch(
      (error: unknown) => {
        // Too late: the clock has answered, or the other player for both. The next poll tells.
        if (!(error instanceof Refused)) throw error;
      },
    );
  }

  /** Your idea goes here. */
  choose(env: GameEnv): Action {
    const me = this.playerId;
    if (!env.waitingFor.includes(me)) return null;
    if (env.pendingSelection !== null) {
      const { selectionId, selectableCardIds } = env.pendingSelection;
      return { request: 'selectCard', body: { selectionId, selectedCardIds: (selectableCardIds ?? []).slice(0, 1) } };
    }
    if (env.phase === 'READY_PHASE') return { request: 'startReady', body: { redraw: false } };
    if (env.phase === 'BATTLE_PHASE') return { request: 'nextRound', body: {} };
    const hand = (env.players[me].hand ?? []).map((id) => ({ ...(this.cards.get(baseOf(id)) as Card), cardId: id }));
    const act = (action: object): Action => ({ request: 'playerAction', body: { action } });
    if (env.phase === 'SP_PHASE') {
      const sealed = hand.find(({ cardType }) => cardType === 'sp');
      return act(sealed === undefined ? { type: 'Pass' } : { type: 'PlayCardBack', card: sealed.cardId, zone: 'sp' });
    }
    const power = (card: Card): number => getModifiedCardPower(env, card, me);
    for (const card of hand.toSorted((one, other) => power(other) - power(one)))
      for (const zone of ZONES)
        if (canPlayCardInZone(env, card, zone, me)) return act({ type: 'PlayCard', card: card.cardId, zone });
    const zone = ZONES.find((each) => env.zones[me][each] === null);
    return act({ type: 'PlayCardBack', card: hand[0]?.cardId, zone });
  }
}

if (import.meta.main) {
  const [url = 'http://127.0.0.1:3000', game] = process.argv.slice(2);
  const client = new PollingClient(url);
  await client.sitDown(game === undefined ? {} : game === 'bot' ? { bot: 'normal' } : { gameId: game });
  console.log(`game ${client.gameId} as ${client.playerId}`);
  const { outcome } = await client.play();
  console.log(`over: ${outcome?.winner ?? 'nobody'} wins (${outcome?.how})`);
}
