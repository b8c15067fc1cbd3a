import type { GamePack } from '@tavern/games';
import type { AnswerRow, MatchRow } from '../store/store.ts';
import type { Rebuilt } from './rebuild.ts';

/** A match as the store has it, ready to be played. */
export interface Loaded {
  readonly pack: GamePack;
  readonly row: MatchRow;
  /** All its answers; `rebuilt.log` has those that are still to be replayed. */
  readonly log: readonly AnswerRow[];
  readonly rebuilt: Rebuilt;
}
