import type { Game, Types } from '../game.ts';
import type { Match } from '../match.ts';
import { walkOf } from './start.ts';
import { type ReplayRefusal, type Witness, walkTo } from './walk.ts';

type Replayed<T extends Types> = { readonly ok: true; readonly match: Match<T> } | ReplayRefusal;

/** The match as it stood after `upTo` answers (default: all of them). */
export function replay<T extends Types>(game: Game<T>, given: unknown, upTo?: number, witness?: Witness<T>): Replayed<T> {
  const started = walkOf(game, given);
  if (!started.ok) return started;
  return walkTo(started.walk, upTo, witness) ?? { ok: true, match: started.walk.match };
}
