import { z } from 'zod';
import { catalog } from './card.ts';
import { eventId } from './event.ts';
import { gameEnv } from './game-env.ts';
import { injectedEnv } from './injected.ts';
import { instanceId, playerId, whole } from './names.ts';

/** As it is typed or pasted: the code of the room. */
const gameId = z.string().max(200);
/** The id of a ready deck, or a deck code. */
const deck = z.string().max(2_000);
const nonce = z
  .string()
  .regex(/^[0-9a-f]{32,64}$/)
  .meta({ description: 'Your own part of the dice. Without one the server makes it: then it alone has chosen them.' });
/** Makes a request harmless to send twice. */
const requestId = z.string().regex(/^[\w-]{1,40}$/);
/** A copy, or a card of which any copy will do. */
const played = z.union([instanceId, z.string().regex(/^(?:c|h|sp)-\d{1,2}$/)]);

export const startGame = z
  .strictObject({ deck: deck.optional(), bot: z.string().max(20).optional(), nonce: nonce.optional() })
  .meta({ id: 'StartGame' });
export const joinRoom = z.strictObject({ gameId, deck: deck.optional(), nonce: nonce.optional() }).meta({ id: 'JoinRoom' });

const own = { gameId, playerId, requestId: requestId.optional() };
export const startReady = z.strictObject({ ...own, redraw: z.boolean() }).meta({ id: 'StartReady' });
export const playerAction = z
  .strictObject({
    ...own,
    action: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('PlayCard'), card: played, zone: z.enum(['top', 'left', 'right', 'help', 'sp']) }),
      z.strictObject({ type: z.literal('PlayCardBack'), card: played, zone: z.enum(['top', 'left', 'right', 'help', 'sp']) }),
      z.strictObject({ type: z.literal('Pass') }),
    ]),
  })
  .meta({ id: 'PlayerAction' });
export const selectCard = z
  .strictObject({ ...own, selectionId: z.string().max(40), selectedCardIds: z.array(played).max(1) })
  .meta({ id: 'SelectCard' });
export const nextRound = z.strictObject(own).meta({ id: 'NextRound' });
export const acknowledgeEvents = z
  .strictObject({ gameId, playerId, eventIds: z.array(eventId).max(500) })
  .meta({ id: 'AcknowledgeEvents' });

/** RR-064. `gameId`: a room of yours in which no match runs. */
export const injectGameState = z
  .strictObject({ gameId: gameId.optional(), gameEnv: injectedEnv, nonce: nonce.optional() })
  .meta({ id: 'InjectGameState' });

export const pollParams = z.strictObject({ playerId });
export const pollQuery = z.strictObject({
  gameId,
  since: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31)
    .optional(),
});

const done = z.literal(true);
export const joined = z.strictObject({ ok: done, gameId: z.string(), playerId, gameEnv }).meta({ id: 'Joined' });
export const seen = z.strictObject({ ok: done, gameEnv }).meta({ id: 'Seen' });
export const acknowledged = z
  .strictObject({
    ok: done,
    /** How many of them were not acknowledged before. */
    acknowledged: whole,
    /** How many events still wait for you. */
    waiting: whole,
    phase: gameEnv.shape.phase,
  })
  .meta({ id: 'Acknowledged' });
export { catalog };
