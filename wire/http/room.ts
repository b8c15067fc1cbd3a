import { PACES, SPEEDS } from '@tavern/host';
import { z } from 'zod';
import { REPORT_REASONS } from '../limits.ts';
import { guestId, roomAct, roomSettings } from '../room-act.ts';
import type { RoomInvitation, RoomListing, RoomView } from '../room-view.ts';
import { fields, refusalShape, whole } from './refusal.ts';

/** As it is typed or pasted. */
export const roomCode = z.string().max(200);

export const newRoom = z.strictObject({ game: z.string().max(40), settings: roomSettings.default({}) }).meta({ id: 'NewRoom' });

/** Everything that can be done in a room: the acts of the wire, and what are requests of their own there. */
export const httpRoomAct = z
  .discriminatedUnion('do', [
    z.strictObject({ do: z.literal('enter'), sit: z.boolean().default(false) }),
    z.strictObject({ do: z.literal('leave') }),
    z.strictObject({ do: z.literal('say'), text: z.string().max(2_000) }),
    z.strictObject({
      do: z.literal('report'),
      guest: guestId,
      reason: z.enum(REPORT_REASONS),
      words: z.string().max(2_000).default(''),
    }),
    ...roomAct.options,
  ])
  .meta({ id: 'RoomAct' });
export type HttpRoomAct = z.output<typeof httpRoomAct>;

const listed = {
  code: z.string(),
  game: z.string(),
  taken: whole,
  seats: whole,
  host: z.string(),
  pace: z.enum(PACES),
  playing: z.boolean(),
  changedRules: whole,
};
const listing = z.strictObject(listed).meta({ id: 'RoomListing' }) satisfies z.ZodType<RoomListing>;
const invitation = z
  .strictObject({ ...listed, people: z.array(z.string()) })
  .meta({ id: 'RoomInvitation' }) satisfies z.ZodType<RoomInvitation>;

const seat = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('open') }),
  z.strictObject({ by: z.literal('bot'), name: z.string(), level: z.string(), choice: fields }),
  z.strictObject({
    by: z.literal('person'),
    guest: guestId,
    name: z.string(),
    choice: fields,
    ready: z.boolean(),
    here: z.boolean(),
  }),
]);
const named = z.strictObject({ guest: guestId, name: z.string() });

/** The same fields as `RoomView`, neither more nor fewer: `SameFields` does not compile otherwise. */
const view = z
  .strictObject({
    code: z.string(),
    version: whole,
    game: z.string(),
    rules: fields,
    seats: z.array(seat),
    host: guestId,
    hostName: z.string(),
    public: z.boolean(),
    pace: z.enum(PACES),
    speed: z.enum(SPEEDS),
    match: z.string().nullable(),
    playing: z.boolean(),
    commit: z.string(),
    seed: z.string().nullable(),
    spectators: z.array(named),
    banned: z.array(named),
    mayStart: z.union([z.strictObject({ ok: z.literal(true) }), refusalShape]),
  })
  .meta({ id: 'RoomView', description: 'A room as one of the guests in it sees it.' });
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
const sameFields: Same<keyof RoomView, keyof z.output<typeof view>> = true;
void (sameFields satisfies true);

const chatLine = z.strictObject({ guest: guestId, name: z.string(), text: z.string(), at: z.number() }).meta({ id: 'ChatLine' });

const done = z.literal(true);
export const roomList = z.strictObject({ ok: done, rooms: z.array(listing) });
export const roomMade = z.strictObject({ ok: done, room: view });
/** `inside`: what a guest who has gone in sees of it. */
export const roomSeen = z.strictObject({
  ok: done,
  room: invitation,
  seated: z.boolean(),
  inside: view.nullable().exactOptional(),
  chat: z.array(chatLine).exactOptional(),
});
export const roomActed = z.strictObject({ ok: done, room: view.exactOptional(), chat: z.array(chatLine).exactOptional() });
/** `since`: a version of the room. With `wait` the answer comes when the room has changed since then, or when that many seconds are over. */
export const roomQuery = z.strictObject({
  since: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31)
    .optional(),
  wait: z.coerce.number().int().min(0).max(25).default(0),
});
