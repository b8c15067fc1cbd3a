import type { Match, Outcome, Types } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { isForOne } from '../../model/for-one.ts';
import { roundOf } from '../../model/round.ts';
import type { Summary } from './here-match.ts';

interface Standing {
  readonly answers: number;
  readonly now: number;
  readonly over: Outcome | null;
  /** Whether a finished run is one of those that are compared. */
  readonly scored: boolean;
}

/** The state of a match, for lists. */
export function summaryOf(pack: GamePack, match: Match<Types>, { answers, now, over, scored }: Standing): Summary {
  const { waiting } = match.packet(null);
  return {
    answers,
    touchedAt: now,
    waiting: waiting.map(({ seat }) => seat),
    rounds: roundsOf(pack, match),
    winners: over?.winners ?? null,
    ...(isForOne(pack) ? runSoFar(pack, match, over !== null && scored) : {}),
  };
}

/** Rounds begun, where the game counts them. */
export const roundsOf = ({ statistics }: GamePack, match: Match<Types>): number | null =>
  roundOf(match.packet(null).view) ?? statistics?.rounds(match.state) ?? null;

/** What the menu of a game for one player shows about a run, without its rules. */
function runSoFar({ tell, daily }: GamePack, match: Match<Types>, score: boolean): Pick<Summary, 'gist' | 'score'> {
  const [first] = tell.table(match.packet(null).view, null);
  const gist = first?.kind === 'notes' ? first.notes[0] : undefined;
  return {
    ...(gist === undefined ? {} : { gist }),
    ...(score && daily !== undefined ? { score: daily.score(match.state) } : {}),
  };
}
