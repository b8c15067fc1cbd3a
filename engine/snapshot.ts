import { z } from 'zod';
import { contentHash } from './digest.ts';
import { Flow, isAsking, type Waiting } from './flow.ts';
import type { Game, Step, Types } from './game.ts';
import { copy, type Json } from './json.ts';
import type { Match } from './match.ts';
import { malformed, type Refusal, refuse } from './refusal.ts';
import type { RngSource } from './rng/rng.ts';
import { Running } from './running.ts';
import { unreadable } from './unreadable.ts';

/** A match between two answers, as plain JSON. `todo` is a stack: the next thing is its last. */
export interface Snapshot {
  readonly game: string;
  readonly version: number;
  readonly contentHash: string;
  readonly seq: number;
  readonly counts: readonly number[];
  readonly gone: readonly number[];
  readonly state: { readonly [field: string]: Json };
  readonly todo: readonly Json[];
  readonly later: readonly Json[];
}

const whole = z.int().min(0);
const answer = z.union([
  z.null(),
  z.literal(true),
  z.record(z.string(), z.union([z.null(), z.boolean(), z.number(), z.string()])),
]);

/** Written out for one game: its steps, its question kinds, its number of seats. */
function schemaOf<T extends Types>(game: Game<T>, players: number) {
  const seat = z
    .int()
    .min(0)
    .max(Math.max(0, players - 1));
  const step = z.looseObject({ do: z.literal(Object.keys(game.steps)) });
  const asking = z
    .strictObject({
      ask: z.looseObject({ kind: z.literal(Object.keys(game.questions)) }),
      seats: z.array(seat),
      ids: z.array(whole),
      answers: z.array(answer),
      left: z.int().min(-1),
    })
    .refine(
      (q) => q.left < 0 || (q.ids.length === q.seats.length && q.answers.length === q.seats.length),
      'lists of different lengths',
    );
  return z.strictObject({
    game: z.string(),
    version: whole,
    contentHash: z.string(),
    seq: whole,
    counts: z.array(whole).min(1),
    gone: z.array(seat),
    state: z.record(z.string(), z.json()),
    todo: z.array(z.union([asking, step])),
    later: z.array(step),
  });
}

/** A match from its snapshot. Anything damaged or foreign is refused with the field that shows it. */
export function resume<T extends Types>(
  game: Game<T>,
  source: RngSource,
  given: unknown,
): { readonly ok: true; readonly match: Match<T> } | Refusal {
  const header = z.looseObject({ game: z.string(), version: whole, counts: z.array(z.unknown()) }).safeParse(given);
  if (!header.success) return unreadable(header.error, '');
  if (header.data.game !== game.name) return refuse('other-game', { expected: game.name, got: header.data.game }, 'game');
  const carried = header.data.version === game.version ? given : game.migrate?.(given as Snapshot, header.data.version);
  if (carried === undefined || carried === null)
    return refuse('other-version', { expected: game.version, got: header.data.version }, 'version');

  const parsed = schemaOf(game, header.data.counts.length).safeParse(carried);
  if (!parsed.success) return unreadable(parsed.error, '');
  const snapshot = copy(parsed.data);
  if (snapshot.contentHash !== contentHash(game)) return refuse('other-content', {}, 'contentHash');
  const flow = new Flow<T>(snapshot.todo as unknown as Waiting<T>[], snapshot.later as unknown as Step<T>[]);
  const { seq, counts } = snapshot;
  return trial(() => new Running(game, source, { state: snapshot.state, flow, seq, counts, gone: snapshot.gone as never[] }));
}

/** State has no schema, so a damaged one shows when it is first looked at. */
function trial<T extends Types>(make: () => Running<T>): { readonly ok: true; readonly match: Match<T> } | Refusal {
  try {
    const match = make();
    for (const seat of match.asked) match.packet(seat);
    const top = match.course.flow.top;
    if (match.over === null && (top === undefined || !isAsking(top))) return malformed('todo', 'no-open-question');
    return { ok: true, match };
  } catch {
    return malformed('state', 'damaged');
  }
}
