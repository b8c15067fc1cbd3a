import { hexToBytes } from '@noble/hashes/utils.js';
import { create } from '../create.ts';
import { contentHash } from '../digest.ts';
import type { Game, Types } from '../game.ts';
import type { Match } from '../match.ts';
import type { Told } from '../play.ts';
import { type MatchRefusal, malformed, refuse } from '../refusal.ts';
import { commitTo, derivedNonce, fair } from '../rng/fair.ts';
import { fast } from '../rng/fast.ts';
import type { RngSource } from '../rng/rng.ts';
import { say } from '../say.ts';
import { type Seat, seat } from '../seat.ts';
import { parseSettings } from '../settings.ts';
import { branchFault, parentFault } from './branch.ts';
import { endFault, HashCheck } from './hashes.ts';
import { type MatchRecord, type Parent, parseRecord } from './record.ts';

/** Why a record does not replay, and at which answer (0: before the first). */
export type ReplayRefusal = MatchRefusal & { readonly at: number };
type Replayed<T extends Types> = { readonly ok: true; readonly match: Match<T> } | ReplayRefusal;
type Begun<T extends Types> = { readonly ok: true; readonly match: Match<T> } | MatchRefusal;

/** Called after set-up (no seat) and after every answer. */
export type Witness<T extends Types> = (
  match: Match<T>,
  events: readonly Told<T['event']>[],
  seat: Seat | null,
) => MatchRefusal | null;

/** The match as it stood after `upTo` answers (default: all of them). */
export function replay<T extends Types>(game: Game<T>, given: unknown, upTo?: number, witness?: Witness<T>): Replayed<T> {
  const parsed = parseRecord(given);
  if (!parsed.ok) return { ...parsed, at: 0 };
  const { record } = parsed;
  const start = startOf(game, record);
  if (!start.ok) return { ...start, at: 0 };
  const { match } = start;
  const unseen = witness?.(match, match.opening, null) ?? null;
  if (unseen !== null) return { ...unseen, at: 0 };

  for (const [index, [who, option]] of record.answers.slice(0, upTo === undefined ? undefined : Math.max(0, upTo)).entries()) {
    const at = index + 1;
    const result = attempt(() => match.answer(who, match.question(seat(who))?.id ?? 0, option));
    if (!result.ok) return { ...result, at };
    const fault = witness?.(match, result.events, seat(who)) ?? null;
    if (fault !== null) return { ...fault, at };
  }
  return { ok: true, match };
}

function startOf<T extends Types>(game: Game<T>, record: MatchRecord): Begun<T> {
  if (record.game !== game.name) return refuse('other-game', { expected: game.name, got: record.game }, 'game');
  const other = record.versions.find(({ version }) => version !== game.version);
  if (other !== undefined) return refuse('other-version', { expected: game.version, got: other.version }, 'versions');
  if (record.contentHash !== contentHash(game)) return refuse('other-content', {}, 'contentHash');
  const settings = parseSettings(game, { rules: record.rules, seats: record.seats.map(({ choice }) => choice) });
  if (!settings.ok) return { ...settings, field: settings.field?.replace(/^(seats\.\d+)/, '$1.choice') ?? 'rules' };
  const source = sourceOf(record);
  if (!source.ok) return source;
  if (record.parent !== undefined) return startOfBranch(game, record, record.parent, source.source);
  return attempt(() => ({ ok: true, match: create(game, source.source, settings.seats, settings.rules) }));
}

/** What was changed in the parent is said first. */
function startOfBranch<T extends Types>(game: Game<T>, record: MatchRecord, parent: Parent, source: RngSource): Begun<T> {
  const begun = branchOff(game, parent, source);
  return begun.ok ? (branchFault(record, parent) ?? begun) : begun;
}

/** A match that plays on from where its parent stood, with dice of its own. The parent is recomputed: what does not verify is refused. */
export function branchOff<T extends Types>(game: Game<T>, parent: Parent, source: RngSource): Begun<T> {
  const changed = parentFault(parent);
  if (changed !== null) return changed;
  const { record } = parent;
  const stood = replay(game, record, undefined, new HashCheck(record).witness);
  if (!stood.ok) return refuse('parent-diverged', { at: stood.at, problem: stood.why }, 'parent.record');
  const fault = endFault(record);
  if (fault !== null) return refuse('parent-diverged', { at: record.answers.length, problem: fault.why }, 'parent.record');
  if (stood.match.over !== null) return refuse('match-over', {}, 'parent.answer');
  return { ok: true, match: stood.match.fork(source, 0) };
}

/** The dice of a record: from its seed, or from the revealed secret if that is the one committed to. */
function sourceOf(record: MatchRecord): { readonly ok: true; readonly source: RngSource } | MatchRefusal {
  if (record.seed !== undefined && record.commit === '') return { ok: true, source: fast(record.seed) };
  if (record.secret === undefined) return refuse('not-revealed', {}, 'secret');
  const secret = hexToBytes(record.secret);
  if (commitTo(secret) !== record.commit) return refuse('not-the-secret', {}, 'secret');
  if (record.nonces.length !== record.seats.length) return malformed('nonces', 'one-per-seat');
  for (const [index, { bot }] of record.seats.entries())
    if (bot === true && record.nonces[index] !== derivedNonce(record.commit, index))
      return malformed(`nonces.${index}`, 'not-derived');
  return { ok: true, source: fair(secret, record.nonces) };
}

/** A record from outside may drive rules where no match ever was: what they throw is the record's fault. */
function attempt<R>(work: () => R): R | MatchRefusal {
  try {
    return work();
  } catch (error) {
    return refuse('diverged', {
      problem: say('problem.rules-error', { message: error instanceof Error ? error.message : String(error) }),
    });
  }
}
