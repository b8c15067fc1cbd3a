import { personIn } from '@tavern/bots';
import { bot, type Holder, person } from '@tavern/host';
import type { MatchRow } from '../store/store.ts';
import type { MatchSurroundings } from './live-match.ts';

/** Who has the seats of a match: people, and bots of their levels in the manner of those they are. */
export const holdersOf = ({ game, seats }: MatchRow, surroundings: Pick<MatchSurroundings, 'bot'>): readonly Holder[] =>
  seats.map(({ guest, name, level = '' }) =>
    guest === null ? bot(surroundings.bot(game, level, personIn(name)?.id ?? null)) : person,
  );
