import { hexToBytes } from '@noble/hashes/utils.js';
import { create } from '../create.ts';
import { contentHash } from '../digest.ts';
import type { Game, Types } from '../game.ts';
import type { Match } from '../match.ts';
import { type MatchRefusal, malformed, refuse } from '../refusal.ts';
import { commitTo, derivedNonce, fair } from '../rng/fair.ts';
import { fast } from '../rng/fast.ts';
import type { RngSource } from '../rng/rng.ts';
import { parseSettings } from '../settings.ts';
import { attempt } from './attempt.ts';
import { branchFault, parentFault } from './branch.ts';
import { endFault, HashCheck } from './hashes.ts';
import { type MatchRecord, type Parent, parseRecord } from './record.ts';
import { type ReplayRefusal, Walk, walkTo } from './walk.ts';

/** A record's match before its first answer, and its dice. */
interface Started<T extends Types> {
  readonly ok: true;
  readonly match: Match<T>;
  readonly source: RngSource;
}

/** A walk from the first answer on, and the dice of its match. */
export function walkOf<T extends Types>(
  game: Game<T>,
  given: unknown,
): { readonly ok: true; readonly walk: Walk<T>; readonly source: RngSource } | ReplayRefusal {
  const parsed = parseRecord(given);
  if (!parsed.ok) return { ...parsed, at: 0 };
  const start = startOf(game, parsed.record);
  if (!start.ok) return { ...start, at: 0 };
  return { ok: true, walk: new Walk(parsed.record, start.match), source: start.source };
}

function startOf<T extends Types>(game: Game<T>, record: MatchRecord): Started<T> | MatchRefusal {
  if (record.game !== game.name) return refuse('other-game', { expected: game.name, got: record.game }, 'game');
  const other = record.versions.find(({ version }) => version !== game.version);
  if (other !== undefined) return refuse('other-version', { expected: game.version, got: other.version }, 'versions');
  const settings = parseSettings(game, { rules: record.rules, seats: record.seats.map(({ choice }) => choice) });
  if (!settings.ok) return { ...settings, field: settings.field?.replace(/^(seats\.\d+)/, '$1.choice') ?? 'rules' };
  if (record.contentHash !== contentHash(game, settings.rules)) return refuse('other-content', {}, 'contentHash');
  const dice = sourceOf(record);
  if (!dice.ok) return dice;
  const { source } = dice;
  if (record.parent !== undefined) return startOfBranch(game, record, record.parent, source);
  return attempt(() => ({ ok: true, match: create(game, source, settings.seats, settings.rules), source }));
}

/** What was changed in the parent is said first. */
function startOfBranch<T extends Types>(
  game: Game<T>,
  record: MatchRecord,
  parent: Parent,
  source: RngSource,
): Started<T> | MatchRefusal {
  const begun = branchOff(game, parent, source);
  return begun.ok ? (branchFault(record, parent) ?? { ...begun, source }) : begun;
}

/** A record's match after its last answer, if all its hashes fit. */
function standing<T extends Types>(
  game: Game<T>,
  record: MatchRecord,
): { readonly ok: true; readonly match: Match<T> } | ReplayRefusal {
  const started = walkOf(game, record);
  if (!started.ok) return started;
  return walkTo(started.walk, undefined, new HashCheck(record).witness) ?? { ok: true, match: started.walk.match };
}

/** A match that plays on from where its parent stood, with dice of its own. The parent is recomputed: what does not verify is refused. */
export function branchOff<T extends Types>(
  game: Game<T>,
  parent: Parent,
  source: RngSource,
): { readonly ok: true; readonly match: Match<T> } | MatchRefusal {
  const changed = parentFault(parent);
  if (changed !== null) return changed;
  const { record } = parent;
  const stood = standing(game, record);
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
