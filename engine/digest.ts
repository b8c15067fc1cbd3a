import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Game, Types } from './game.ts';
import { canonical } from './json.ts';

/** sha256 of canonical JSON, in hex: the same in Node and in every browser. */
export const digest = (tree: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(tree))));

const known = new WeakMap<object, string>();

/** Covers what can change a result, never text: of a match under these rules, or of the game alone. */
export function contentHash<T extends Types>(game: Game<T>, rules?: T['rules']): string {
  const more = rules === undefined ? null : (game.contentUnder?.(rules) ?? null);
  return more === null ? ownHash(game) : digest({ content: ownHash(game), more });
}

function ownHash<T extends Types>(game: Game<T>): string {
  const before = known.get(game);
  if (before !== undefined) return before;
  const hash = digest(game.content);
  known.set(game, hash);
  return hash;
}
