import { cardName, type Outcome, say } from '@tavern/engine';
import { enemyOf } from './catalog.ts';
import type { State } from './state.ts';
import { PLAYER } from './steps/round.ts';

/** A lost run has no winner. */
export function outcome({ over, round, chapters }: State): Outcome | null {
  if (over === null) return null;
  const won = chapters.filter((chapter) => chapter.won).length;
  const why = say(`outcome.${over}`, { round, won, enemy: cardName(enemyOf(round)) });
  return { ranking: [[PLAYER]], winners: over === 'won' ? [PLAYER] : [], why };
}
