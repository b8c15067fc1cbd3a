import { PACES, SPEEDS } from '@tavern/host';
import { z } from 'zod';
import { MATCH_ID } from './limits.ts';

export const guestId = z.string().regex(/^[0-9a-z]{12}$/);
export const matchId = z.string().regex(MATCH_ID);

/** From the guest's own client: with it the server alone cannot choose the dice. */
const nonce = z.string().regex(/^[0-9a-f]{32,64}$/);
const seat = z.int().min(0).max(11);
/** Anything; the game's own schema reads it. */
const fields = z.record(z.string().max(40), z.json());

export const roomSettings = z.strictObject({
  rules: fields.optional(),
  /** How many seats there are, taken or open. */
  seats: z.int().min(1).max(12).optional(),
  public: z.boolean().optional(),
  pace: z.enum(PACES).optional(),
  /** How fast bots answer. */
  speed: z.enum(SPEEDS).optional(),
  /** A seed for the dice of a game for one, as it was typed; null: none, which is the default. */
  seed: z.string().max(200).nullable().optional(),
});
export type RoomSettings = z.infer<typeof roomSettings>;

/** Everything that can be done in a room except entering, leaving and talking. */
export const roomAct = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('sit'), seat }),
  z.strictObject({ do: z.literal('stand') }),
  /** What a seat plays with: class, deck. With a nonce its owner is ready with it. The host also chooses for bots. */
  z.strictObject({ do: z.literal('choose'), choice: fields, seat: seat.optional(), nonce: nonce.optional() }),
  z.strictObject({ do: z.literal('ready'), nonce }),
  z.strictObject({ do: z.literal('unready') }),
  z.strictObject({ do: z.literal('settings'), settings: roomSettings }),
  /** A bot of this level sits down; null: the bot gets up. */
  z.strictObject({ do: z.literal('bot'), seat, level: z.string().max(20).nullable() }),
  /** Sends a guest away; `forGood`: they cannot come back until they are let in. */
  z.strictObject({ do: z.literal('kick'), guest: guestId, forGood: z.boolean().optional() }),
  z.strictObject({ do: z.literal('letIn'), guest: guestId }),
  z.strictObject({ do: z.literal('host'), guest: guestId }),
  /** `without`: of these, those who are not ready stand up and watch. */
  z.strictObject({ do: z.literal('start'), nonce, without: z.array(guestId).max(12).optional() }),
  /** After a match: ready for another with the same people. It starts when all of them are. */
  z.strictObject({ do: z.literal('rematch'), nonce }),
]);
export type RoomAct = z.infer<typeof roomAct>;
