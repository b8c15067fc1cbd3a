import { z } from 'zod';
import { MATCH_ID, REPORT_REASONS } from './limits.ts';
import { guestId, matchId, roomAct, roomSettings } from './room-act.ts';

/** As it is typed or pasted: case, spaces and the rest of a link do not matter. */
const code = z.string().max(200);
const whole = z.int().min(0);
/** Chosen by the client, unique for a match and seat: a repeat is answered like the first time, and changes nothing. */
const ANSWER_ID = /^[\w-]{1,64}$/;
const answerId = z.string().regex(ANSWER_ID);
/** By its id. */
const game = z.string().max(40);
/** UTC, as in `2026-11-15`. */
const dailyDay = z.iso.date();
const primitive = z.union([z.null(), z.boolean(), z.number(), z.string().max(200)]);

/** All that a client may ask for, by the name of its event. Every one is acknowledged with an `ok`, or a refusal. */
export const requests = {
  'guest.rename': z.strictObject({ nickname: z.string().max(200) }),
  'rooms.list': z.strictObject({}),
  'rooms.mine': z.strictObject({}),
  'room.create': z.strictObject({ game, settings: roomSettings.default({}) }),
  /** An invitation to a room, without going in. */
  'room.look': z.strictObject({ code }),
  /** Go into a room, and hear what happens there. `sit`: take the first open seat, or stay out. */
  'room.enter': z.strictObject({ code, sit: z.boolean().default(false) }),
  'room.leave': z.strictObject({ code }),
  'room.act': z.strictObject({ code, act: roomAct }),
  'room.say': z.strictObject({ code, text: z.string().max(2_000) }),
  /** Tells those who run the server of somebody in this room; they get its last lines of chat with it. */
  'room.report': z.strictObject({
    code,
    guest: guestId,
    reason: z.enum(REPORT_REASONS),
    words: z.string().max(2_000).default(''),
  }),
  /** `since`: the last frame seen. Without it the newest comes whole. */
  'table.watch': z.strictObject({ match: matchId, since: whole.optional() }),
  'table.leave': z.strictObject({ match: matchId }),
  'table.answer': z.strictObject({
    match: matchId,
    id: answerId,
    question: whole,
    option: z.record(z.string().max(64), primitive),
  }),
  'table.claim': z.strictObject({ match: matchId }),
  /** I am here: a seat that was lent to a bot is its owner's again. */
  'table.back': z.strictObject({ match: matchId }),
  /** Somebody has been away for long, where no clock runs: a bot plays for this seat until they are back. */
  'table.lend': z.strictObject({ match: matchId, seat: z.int().min(0).max(11) }),
  /** More time for everybody whose clock runs. */
  'table.more': z.strictObject({ match: matchId }),
  /** What this viewer has seen from frame `from` on, for looking back. */
  'table.history': z.strictObject({ match: matchId, from: whole }),
  /** Today's run: a new attempt, or the one that was begun. */
  'daily.start': z.strictObject({ game }),
  /** The scores of a day; default: today. */
  'daily.table': z.strictObject({ game, day: dailyDay.optional() }),
} as const;

/**
 * Reads an answer by hand, as most messages are answers and their schema takes ten times as long. Only what is certainly well formed passes; for
 * anything else the schema decides, and says what is wrong.
 */
export function isPlainAnswer(given: unknown): given is ReadRequest<'table.answer'> {
  if (typeof given !== 'object' || given === null || !isShort(given)) return false;
  const { match, id, question, option } = given as { readonly [field: string]: unknown };
  if (typeof match !== 'string' || !MATCH_ID.test(match) || typeof id !== 'string' || !ANSWER_ID.test(id)) return false;
  if (!Number.isSafeInteger(question) || (question as number) < 0) return false;
  if (typeof option !== 'object' || option === null || Array.isArray(option)) return false;
  for (const key in option) {
    const value = (option as { readonly [key: string]: unknown })[key];
    if (key === '__proto__' || key.length > 64) return false;
    if (typeof value === 'string' ? value.length > 200 : value !== null && typeof value !== 'boolean' && !Number.isFinite(value))
      return false;
  }
  return true;
}

/** Has it four fields at most? */
function isShort(given: object): boolean {
  let fields = 0;
  for (const _ in given) fields += 1;
  return fields <= 4;
}

export type RequestName = keyof typeof requests;
export type Request<N extends RequestName> = z.input<(typeof requests)[N]>;
export type ReadRequest<N extends RequestName> = z.output<(typeof requests)[N]>;

export const newGuest = z.strictObject({ nickname: z.string().max(200) });
/** What a client sends first of all. */
export const handshake = z.object({ secret: z.string().max(100), protocol: z.literal(2) });
