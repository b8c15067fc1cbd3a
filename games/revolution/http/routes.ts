import type { z } from 'zod';
import type { Asking, ContractRoute } from '../../contract.ts';
import { catalog } from './cards.ts';
import {
  acknowledged,
  acknowledgeEvents,
  catalog as catalogShape,
  injectGameState,
  joined,
  joinRoom,
  nextRound,
  playerAction,
  pollParams,
  pollQuery,
  seen,
  selectCard,
  startGame,
  startReady,
} from './shapes/request.ts';

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type Parts = { readonly params?: z.ZodType; readonly query?: z.ZodType; readonly body?: z.ZodType };

/** A route whose `asks` is given what its own schemas have read. */
const route = <const P extends Parts & Omit<ContractRoute, 'asks' | keyof Parts>>(
  parts: P,
  asks: (read: { params: Out<P['params']>; query: Out<P['query']>; body: Out<P['body']> }) => Asking,
): ContractRoute => ({ ...parts, asks });

const post = { method: 'POST', guest: 'must', status: 200 } as const;
/** What every act at a running table may be refused with. */
const AT_TABLE = [404, 409, 410, 503] as const;
const chosen = (deck: string | undefined): object | null => (deck === undefined ? null : { deck });

/** RR-061..RR-065. The document names the poll, acknowledgeEvents and nextRound; the other names are ours. */
export const routes: { readonly [name: string]: ContractRoute } = {
  startGame: route(
    {
      ...post,
      path: '/player/startGame',
      about: 'A room for two: you are `playerId_1`. With `bot` the match starts at once.',
      body: startGame,
      reply: joined,
      status: 201,
      refusals: [409, 503],
    },
    ({ body: { deck, bot, nonce } }) => ({ do: 'open', choice: chosen(deck), bot: bot ?? null, nonce: nonce ?? null }),
  ),
  joinRoom: route(
    {
      ...post,
      path: '/player/joinRoom',
      about: 'Take the other seat, as `playerId_2`. When both are there, the match starts.',
      body: joinRoom,
      reply: joined,
      refusals: AT_TABLE,
    },
    ({ body: { gameId, deck, nonce } }) => ({ do: 'join', room: gameId, choice: chosen(deck), nonce: nonce ?? null }),
  ),
  startReady: route(
    {
      ...post,
      path: '/player/startReady',
      about: 'Keep your starting hand, or redraw it, once.',
      body: startReady,
      reply: seen,
      refusals: AT_TABLE,
    },
    ({ body }) => act('startReady', body),
  ),
  playerAction: route(
    {
      ...post,
      path: '/player/playerAction',
      about:
        'Place a card face-up (`PlayCard`) or face-down (`PlayCardBack`). In the SP phase only `PlayCardBack` to `sp`, or `Pass`.',
      body: playerAction,
      reply: seen,
      refusals: AT_TABLE,
    },
    ({ body }) => act('playerAction', body),
  ),
  selectCard: route(
    {
      ...post,
      path: '/player/selectCard',
      about: 'Choose a card that a search has found, or one to aim at. An empty list is none, where that is an option.',
      body: selectCard,
      reply: seen,
      refusals: AT_TABLE,
    },
    ({ body }) => act('selectCard', body),
  ),
  nextRound: route(
    {
      ...post,
      path: '/player/nextRound',
      about: 'Call the next leaders: once a round, by either player. A second call changes nothing.',
      body: nextRound,
      reply: seen,
      refusals: AT_TABLE,
    },
    ({ body }) => act('nextRound', body),
  ),
  acknowledgeEvents: route(
    {
      ...post,
      path: '/player/acknowledgeEvents',
      about:
        'These events are not told to you again. Unknown ids are ignored. What the other player acknowledges changes nothing.',
      body: acknowledgeEvents,
      reply: acknowledged,
      refusals: AT_TABLE,
    },
    ({ body: { gameId, playerId, eventIds } }) => ({ do: 'acknowledge', room: gameId, player: playerId, events: eventIds }),
  ),
  injectGameState: route(
    {
      ...post,
      path: '/test/injectGameState',
      about: 'For tests: the next match of this room, or of a new one, begins with this state. Such a match has no record.',
      body: injectGameState,
      reply: joined,
      status: 201,
      refusals: AT_TABLE,
      forTests: true,
    },
    ({ body: { gameId, gameEnv, nonce } }) => ({ do: 'inject', room: gameId ?? null, given: gameEnv, nonce: nonce ?? null }),
  ),
  cards: route(
    {
      method: 'GET',
      path: '/player/cards',
      about: 'All cards, combos and ready decks, with their words in both languages.',
      guest: 'no',
      reply: catalogShape,
      status: 200,
      refusals: [],
    },
    () => ({ do: 'read', reply: catalog }),
  ),
  poll: route(
    {
      method: 'GET',
      path: '/player/{playerId}',
      // Whatever else is under /player is not ours.
      only: { playerId: '^playerId_[12]$' },
      about: 'The game as you see it, with all events after number `since`; without it, with all that you have not acknowledged.',
      guest: 'must',
      params: pollParams,
      query: pollQuery,
      reply: seen,
      status: 200,
      refusals: AT_TABLE,
    },
    ({ params: { playerId }, query: { gameId, since } }) => ({
      do: 'look',
      room: gameId,
      player: playerId,
      since: since ?? null,
    }),
  ),
};

type Body = { readonly gameId: string; readonly playerId: string; readonly requestId?: string | undefined };
/** What is asked for at the table: which request it is, and the rest of it. */
export type Act =
  | { readonly request: 'startReady'; readonly redraw: boolean }
  | { readonly request: 'playerAction'; readonly action: z.output<typeof playerAction>['action'] }
  | { readonly request: 'selectCard'; readonly selectionId: string; readonly selectedCardIds: readonly string[] }
  | { readonly request: 'nextRound' };

function act(request: Act['request'], { gameId, playerId, requestId, ...rest }: Body): Asking {
  return { do: 'act', room: gameId, player: playerId, id: requestId ?? null, act: { request, ...rest } };
}
