import type { Game, Types } from '../game.ts';
import type { Match } from '../match.ts';
import type { Told } from '../play.ts';
import type { MatchRefusal } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import { type ReplayRefusal, walkOf } from './walk.ts';

type Replayed<T extends Types> = { readonly ok: true; readonly match: Match<T> } | ReplayRefusal;

/** Called after set-up (no seat) and after every answer. */
export type Witness<T extends Types> = (
  match: Match<T>,
  events: readonly Told<T['event']>[],
  seat: Seat | null,
) => MatchRefusal | null;

/** The match as it stood after `upTo` answers (default: all of them). */
export function replay<T extends Types>(game: Game<T>, given: unknown, upTo?: number, witness?: Witness<T>): Replayed<T> {
  const started = walkOf(game, given);
  if (!started.ok) return started;
  const { walk } = started;
  const { match } = walk;
  const unseen = witness?.(match, match.opening, null) ?? null;
  if (unseen !== null) return { ...unseen, at: 0 };
  while (upTo === undefined || walk.at < upTo) {
    const walked = walk.next();
    if (walked === null) break;
    if (!walked.ok) return walked;
    const fault = witness?.(match, walked.events, walked.seat) ?? null;
    if (fault !== null) return { ...fault, at: walk.at };
  }
  return { ok: true, match };
}
