import type { Game, Types } from '../game.ts';
import type { Match } from '../match.ts';
import { malformed, refuse } from '../refusal.ts';
import { parentOf } from './branch.ts';
import { chainFault } from './chain.ts';
import { HashCheck } from './hashes.ts';
import { type Parent, parseRecord } from './record.ts';
import { replay } from './replay.ts';
import type { ReplayRefusal } from './walk.ts';

/**
 * What a match that plays on from this moment of a record has as its parent, and the match as it stood there. The record must verify up
 * to there; what comes later does not matter. The first moment of a branch is a moment of its parent.
 */
export function parentAt<T extends Types>(
  game: Game<T>,
  given: unknown,
  answer: number,
): { readonly ok: true; readonly parent: Parent; readonly match: Match<T> } | ReplayRefusal {
  const parsed = parseRecord(given);
  if (!parsed.ok) return { ...parsed, at: 0 };
  const { record } = parsed;
  if (!Number.isInteger(answer) || answer < 0) return { ...malformed('answer', 'not-a-number'), at: 0 };
  if (answer > record.answers.length) return { ...malformed('answer', 'too-big', { max: record.answers.length }), at: 0 };
  const replayed = replay(game, record, answer, new HashCheck(record).witness);
  if (!replayed.ok) return replayed;
  const { match } = replayed;
  if (match.over !== null) return { ...refuse('match-over', {}, 'answer'), at: answer };
  const parent = answer === 0 && record.parent !== undefined ? record.parent : parentOf(record, answer, match.hash());
  const fault = chainFault({ parent });
  return fault === null ? { ok: true, parent, match } : { ...fault, at: answer };
}
