import { z } from 'zod';
import { contentHash } from '../digest.ts';
import type { Game, Types } from '../game.ts';
import { copy, type Json } from '../json.ts';
import type { Match } from '../match.ts';
import type { MatchRefusal } from '../refusal.ts';
import { readWith } from '../unreadable.ts';
import { chainFault } from './chain.ts';

const whole = z.int().min(0);
const hex = z.string().regex(/^(?:[0-9a-f]{2})+$/);

/** What a record is, field by field. */
export const recordSchema = z.strictObject({
  game: z.string(),
  /** Which version of the rules answered from which answer on. */
  versions: z.array(z.strictObject({ from: whole, version: whole })).min(1),
  contentHash: z.string(),
  rules: z.json(),
  /** `bot`: the server played this seat, so its nonce must be the derived one. */
  seats: z.array(z.strictObject({ name: z.string(), choice: z.json(), bot: z.literal(true).optional() })).min(1),
  /** sha256 of the secret, published before seats were taken. Empty in the lab's own records, which have a seed instead. */
  commit: z.string(),
  nonces: z.array(z.string()),
  secret: hex.optional(),
  seed: whole.optional(),
  /** Seat and option of each answer. Replay shows which question it was for. */
  answers: z.array(z.tuple([whole, z.record(z.string(), z.union([z.null(), z.boolean(), z.number(), z.string()]))])),
  /** Which answers the clock or a bot chose; shown only after the match. */
  by: z.record(z.string(), z.enum(['clock', 'bot'])).optional(),
  /** The host's clock, ms since the start; not hashed. */
  at: z.array(z.number()).optional(),
  /** The match's hash, by the number of answers so far. */
  hashes: z.record(z.string().regex(/^\d+$/), z.string()),
  /** What readers have written at a moment, after `at` answers. No hash covers it, and nothing follows from it. */
  notes: z.array(z.strictObject({ at: whole, text: z.string() })).optional(),
  /** Of a branch: the match that it plays on from. Its own answers count from 1, and its hash 0 is that of the moment it begins with. */
  get parent() {
    return parentSchema.optional();
  },
});

const parentSchema = z.strictObject({
  /** Of `record`, so that a record which was changed afterwards is noticed. Who has the parent's own record can work it out (`parentAt`). */
  hash: z.string(),
  /** The branch begins after this many of the parent's answers. */
  answer: whole,
  /** The parent up to there, without what came later. It may be a branch itself. */
  get record() {
    return recordSchema;
  },
});

/** Header + answers + hashes: replays, verifies, resumes and imports a match exactly. */
export type MatchRecord = z.infer<typeof recordSchema>;
/** The match that a branch plays on from, up to that moment. */
export type Parent = z.infer<typeof parentSchema>;
export type By = 'clock' | 'bot';

export function parseRecord(given: unknown): { readonly ok: true; readonly record: MatchRecord } | MatchRefusal {
  const fault = chainFault(given);
  if (fault !== null) return fault;
  const read = readWith(recordSchema, given);
  return read.ok ? { ok: true, record: read.value } : read;
}

export interface RecordHead {
  readonly rules: object;
  readonly seats: readonly { readonly name: string; readonly choice: object; readonly bot?: true }[];
  /** A live match's fairness, or a simulation's seed. */
  readonly luck: { readonly commit: string; readonly nonces: readonly string[] } | { readonly seed: number };
  /** Of a branch. */
  readonly parent?: Parent | undefined;
}

/** Keeps a record while a match is played. */
export class Recorder<T extends Types> {
  private readonly record: MatchRecord;
  private readonly match: Match<T>;
  private readonly hashEvery: number;

  constructor(game: Game<T>, match: Match<T>, head: RecordHead, hashEvery = 1) {
    const luck =
      'seed' in head.luck ? { commit: '', nonces: [], seed: head.luck.seed } : { ...head.luck, nonces: [...head.luck.nonces] };
    this.match = match;
    this.hashEvery = hashEvery;
    this.record = {
      game: game.name,
      versions: [{ from: 0, version: game.version }],
      contentHash: contentHash(game, head.rules),
      rules: copy(head.rules) as Json as MatchRecord['rules'],
      seats: copy(head.seats) as MatchRecord['seats'],
      ...luck,
      answers: [],
      hashes: { 0: match.hash() },
      ...(head.parent === undefined ? {} : { parent: copy(head.parent) }),
    };
  }

  /** Call after every accepted answer, and after one that broke the match. */
  note(seat: number, option: object, by?: By, at?: number): void {
    const { record, match } = this;
    record.answers.push([seat, { ...option }]);
    if (by !== undefined) (record.by ??= {})[match.seq] = by;
    if (at !== undefined) (record.at ??= []).push(at);
    if (match.broken) return;
    if (match.over !== null || match.seq % this.hashEvery === 0) record.hashes[match.seq] = match.hash();
  }

  /** The record so far, without a hash of where the match stands: for a match that broke. */
  draft(): MatchRecord {
    return copy(this.record);
  }

  /** The record so far; with the secret once it may be known. */
  toJSON(secret?: string): MatchRecord {
    const record = this.draft();
    if (!this.match.broken) record.hashes[this.match.seq] ??= this.match.hash();
    return secret === undefined ? record : { ...record, secret };
  }
}
