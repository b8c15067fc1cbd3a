import { personIn } from '@tavern/bots';
import { bot, type Holder, person } from '@tavern/host';
import type { MatchRow } from '../store/store.ts';
import type { MatchSurroundings } from './live-match.ts';

/** The holders of a match's seats: people, and bots of their levels in the manner of their persons. */
export const holdersOf = ({ game, seats }: MatchRow, surroundings: Pick<MatchSurroundings, 'bot'>): readonly Holder[] =>
  seats.map(({ guest, name, level = '' }) =>
    guest === null ? bot(surroundings.bot(game, level, personIn(name)?.id ?? null)) : person,
  );
