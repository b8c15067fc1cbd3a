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
import type { MatchRecord } from './record.ts';

/** A record's match before its first answer, and its dice. */
export interface Started<T extends Types> {
  readonly ok: true;
  readonly match: Match<T>;
  readonly source: RngSource;
}

export function startOf<T extends Types>(game: Game<T>, record: MatchRecord): Started<T> | MatchRefusal {
  if (record.game !== game.name) return refuse('other-game', { expected: game.name, got: record.game }, 'game');
  const other = record.versions.find(({ version }) => version !== game.version);
  if (other !== undefined) return refuse('other-version', { expected: game.version, got: other.version }, 'versions');
  if (record.contentHash !== contentHash(game)) return refuse('other-content', {}, 'contentHash');
  const settings = parseSettings(game, { rules: record.rules, seats: record.seats.map(({ choice }) => choice) });
  if (!settings.ok) return { ...settings, field: settings.field?.replace(/^(seats\.\d+)/, '$1.choice') ?? 'rules' };
  const dice = sourceOf(record);
  if (!dice.ok) return dice;
  const { source } = dice;
  return attempt(() => ({ ok: true, match: create(game, source, settings.seats, settings.rules), source }));
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
