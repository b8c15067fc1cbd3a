import { z } from 'zod';
import { contentHash } from './digest.ts';
import { Flow, GIVEN, isAsking, type Waiting } from './flow.ts';
import type { Game, Step, Types } from './game.ts';
import { copy, type Json } from './json.ts';
import { Kernel } from './kernel.ts';
import type { Match } from './match.ts';
import { type MatchRefusal, malformed, refuse } from './refusal.ts';
import type { RngSource } from './rng/rng.ts';
import { seatsOf, seat as toSeat } from './seat.ts';
import { readWith } from './unreadable.ts';

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
const header = z.looseObject({ game: z.string(), version: whole });
const answer = z.union([
  z.null(),
  z.literal(true),
  z.literal(GIVEN),
  z.record(z.string(), z.union([z.null(), z.boolean(), z.number(), z.string()])),
]);

type SnapshotSchema = ReturnType<typeof newSchema>;
/** Made once for each game: to make one takes longer than to read with it. */
const schemas = new WeakMap<object, SnapshotSchema>();

function schemaOf<T extends Types>(game: Game<T>): SnapshotSchema {
  const schema = schemas.get(game) ?? newSchema(game);
  schemas.set(game, schema);
  return schema;
}

/** Written out for one game: its steps, its question kinds, its number of seats. */
function newSchema<T extends Types>(game: Game<T>) {
  const [min, max] = game.seats;
  const step = z.looseObject({ do: z.literal(Object.keys(game.steps)), ask: z.never().optional() });
  const asking = z.strictObject({
    ask: z.looseObject({ kind: z.literal(Object.keys(game.questions)) }),
    seats: z.array(whole),
    ids: z.array(whole),
    answers: z.array(answer),
    left: z.int().min(-1),
  });
  return z.strictObject({
    game: z.string(),
    version: whole,
    contentHash: z.string(),
    seq: whole,
    counts: z.array(whole).min(min).max(max),
    gone: z.array(whole),
    state: z.record(z.string(), z.json()),
    todo: z.array(z.union([asking, step])),
    later: z.array(step),
  });
}

type Resumed<T extends Types> = { readonly ok: true; readonly match: Match<T> } | MatchRefusal;

/** A match from its snapshot. Anything damaged or foreign is refused with the field that shows it. */
export function resume<T extends Types>(game: Game<T>, source: RngSource, given: unknown): Resumed<T> {
  const head = readWith(header, given);
  if (!head.ok) return head;
  const { version } = head.value;
  if (head.value.game !== game.name) return refuse('other-game', { expected: game.name, got: head.value.game }, 'game');
  const carried = version === game.version ? given : migrated(game, given, version);
  if (carried === null) return refuse('other-version', { expected: game.version, got: version }, 'version');

  const read = readWith(schemaOf(game), carried);
  if (!read.ok) return read;
  const snapshot = copy(read.value);
  if (snapshot.contentHash !== contentHash(game)) return refuse('other-content', {}, 'contentHash');
  const { seq, counts, gone, state } = snapshot;
  const flow = new Flow<T>(snapshot.todo as unknown as Waiting<T>[], snapshot.later as unknown as Step<T>[]);
  const fault = flowFault(flow, counts.length, gone);
  if (fault !== null) return malformed(fault, 'damaged');
  return trial(() => new Kernel(game, source, { state, flow, seq, counts, gone: gone.map(toSeat) }));
}

/** A snapshot of an older version may be damaged, too: where its migration throws, it is refused as if the migration had declined it. */
function migrated<T extends Types>(game: Game<T>, given: unknown, from: number): Snapshot | null {
  try {
    const carried = game.migrate?.(given as Snapshot, from) ?? null;
    return carried === null ? null : { ...carried, version: game.version, contentHash: contentHash(game) };
  } catch {
    return null;
  }
}

/** The field that shows that no match could have this flow. */
function flowFault<T extends Types>({ todo, top }: Flow<T>, players: number, gone: readonly number[]): string | null {
  if (new Set(gone).size !== gone.length || gone.some((seat) => seat >= players)) return 'gone';
  for (const [index, waiting] of todo.entries()) {
    if (!isAsking(waiting)) continue;
    const { seats, ids, answers, left } = waiting;
    const missing = answers.filter((answer) => answer === null).length;
    const strangers = seats.some((seat) => seat >= players || gone.includes(seat));
    if (strangers || new Set(seats).size !== seats.length || ids.length !== seats.length || answers.length !== seats.length)
      return `todo.${index}`;
    // What has been withdrawn waits, closed, beneath what its answer asked for.
    const sound = waiting === top ? left > 0 && left === missing : left <= 0 || left === missing;
    if (!sound) return `todo.${index}.left`;
  }
  return null;
}

/** State has no schema, so a damaged one shows when it is looked at. */
function trial<T extends Types>(make: () => Kernel<T>): Resumed<T> {
  try {
    const match = make();
    match.game.check?.(match.position.state);
    for (const seat of [...seatsOf(match.players), null]) match.packet(seat);
    if (match.over === null && match.open === null) return malformed('todo', 'no-open-question');
    return { ok: true, match };
  } catch {
    return malformed('state', 'damaged');
  }
}
