import type { MatchStanding } from '../rooms/own-room.ts';
import { LiveMatch } from './live-match.ts';
import type { Matches } from './matches.ts';
import { packOf } from './pack.ts';

/** The round, and whether it is this guest's turn; null: the match does not run. */
export async function standingOf(matches: Pick<Matches, 'find'>, id: string, guest: string): Promise<MatchStanding | null> {
  const found = await matches.find(id);
  if (!(found instanceof LiveMatch) || found.over) return null;
  const { match } = found.table;
  const own = found.seatOf(guest);
  const { statistics } = await packOf(found.row.game);
  return { rounds: statistics?.rounds(match.state) ?? null, yourTurn: own !== null && match.question(own) !== null };
}
