import { guestId } from '@tavern/wire';
import { z } from 'zod';

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

/** On one line, and nothing that cannot be stored. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** All admins have the same token: each says who they are. */
const by = line(40).default('admin');
/** The id of a reason (`REPORT_REASONS`), which is told in every language, or words as they are. */
const why = line(200);
const comment = why.optional();
/** Milliseconds: everything ends. */
const lasts = z
  .int()
  .min(MINUTE)
  .max(10 * YEAR);
/** A guest by id, or addresses. */
const who = line(60);

/** All that an admin can do. Every one of them is recorded. */
export const adminAct = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('mute'), guest: guestId, for: lasts, why, by }),
  z.strictObject({ do: z.literal('unmute'), guest: guestId, why: comment, by }),
  /** Out of one room, for good. */
  z.strictObject({ do: z.literal('kick'), guest: guestId, room: z.string().max(200), why, by }),
  z.strictObject({ do: z.literal('ban'), who, for: lasts, why, by }),
  z.strictObject({ do: z.literal('unban'), who, why: comment, by }),
  z.strictObject({ do: z.literal('close-report'), report: z.int().min(1), why: comment, by }),
]);
export type AdminAct = z.infer<typeof adminAct>;
/** As it is sent. */
export type AdminActRequest = z.input<typeof adminAct>;
