// `node scripts/contract-transcript.ts`: a real server on loopback, and a player against a bot by the interface that a game's own document describes.
// With --write it goes into docs/<game>-http.md, between its markers.
import { registry } from '@tavern/games';
import { HttpSpeaker, nonce, pause, Transcript, transcribe } from './docs/transcript.ts';

type Spot = object | null;
type Env = {
  readonly phase: string;
  readonly currentPlayer: string | null;
  readonly waitingFor: readonly string[];
  readonly pendingSelection: { readonly selectionId: string; readonly selectableCardIds: readonly string[] } | null;
  readonly players: { readonly playerId_1: { readonly hand: readonly string[] } };
  readonly zones: { readonly playerId_1: { readonly [zone: string]: Spot } };
  readonly gameEvents: readonly { readonly id: string }[];
  readonly lastEvent: number;
};
type WithEnv = { readonly gameEnv: Env };

/** After the first one only this of each `gameEnv`: the whole of it is long. */
const shortened = (reply: object): object | undefined => {
  const { gameEnv, ...rest } = reply as Partial<WithEnv>;
  if (gameEnv === undefined) return undefined;
  const { phase, currentPlayer, waitingFor, pendingSelection, gameEvents, lastEvent } = gameEnv;
  return {
    ...rest,
    gameEnv: { phase, currentPlayer, waitingFor, pendingSelection, gameEvents, lastEvent, '...': 'and the rest' },
  };
};

async function play(url: string, transcript: Transcript): Promise<boolean> {
  const mei = new HttpSpeaker('Mei', url, transcript);
  transcript.remark('A guest comes. Every request from here on has the header Authorization: Bearer <secret>.');
  await mei.arrive();
  transcript.remark(
    'A game against a bot: it starts at once. This reply is shown whole; of every other `gameEnv` only a part is.',
  );
  const own = { gameId: '', playerId: 'playerId_1' };
  await mei.ask('POST', '/player/startGame', { deck: 'homeland', bot: 'easy', nonce: nonce() }, (reply) => {
    own.gameId = String(reply.gameId);
    transcript.call(own.gameId, 'code');
    transcript.call((reply.gameEnv as { matchId: string }).matchId, 'match');
  });
  const poll = async (since: number): Promise<Env> => {
    const address = `/player/${own.playerId}?gameId=${own.gameId}&since=${since}`;
    return ((await mei.ask('GET', address, undefined, shortened)) as unknown as WithEnv).gameEnv;
  };
  const post = async (name: string, body: object): Promise<void> =>
    void (await mei.ask('POST', `/player/${name}`, { ...own, ...body }, shortened));

  transcript.remark('The starting hand is kept. What happened is acknowledged.');
  await post('acknowledgeEvents', { eventIds: ['event_1', 'event_2', 'event_3', 'event_4'] });
  await post('startReady', { redraw: false, requestId: 'ready-1' });
  // The bot takes its time, as a person does.
  await pause(3_000);
  const env = await poll(4);
  if (env.currentPlayer !== own.playerId) return false;

  transcript.remark(
    'A request for another phase is refused, and told as an event. Then a card is placed face-down; sent again, it counts once.',
  );
  await post('nextRound', {});
  const [card] = env.players.playerId_1.hand;
  const act = { action: { type: 'PlayCardBack', card, zone: 'top' }, requestId: 'turn-1' };
  await post('playerAction', act);
  await post('playerAction', act);

  transcript.remark('Polling goes on with the number of the last event. The bot has moved, or will.');
  await poll(env.lastEvent);
  return true;
}

const entry = registry.find(({ contract }) => contract === true);
if (entry === undefined) throw new Error('no game has an interface of its own');
await transcribe(new URL(`../docs/${entry.id}-http.md`, import.meta.url), () => new Transcript(), play);
