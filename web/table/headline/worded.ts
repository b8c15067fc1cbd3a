import type { Packet, Question, Say, Seat, Types } from '@tavern/engine';
import type { GameUi } from '@tavern/kit';
import type { Headline } from './headline-of.ts';

interface WordedFrom {
  readonly packet: Packet<Types>;
  readonly question: Question<Types> | null;
  readonly viewer: Seat | null;
  /** What to do with what the player has taken; null: nothing is taken. */
  readonly taken: Say | null;
}

/**
 * A game can replace the words for its question, and for what happens while other players are asked. Once the player has taken something,
 * the question stays the title, and what to do next is said below it.
 */
export function wordedBy(ui: Pick<GameUi, 'headline' | 'waits'> | null, headline: Headline, from: WordedFrom): Headline {
  const { packet, question, viewer, taken } = from;
  if (headline.mood === 'waiting') return { ...headline, ...ui?.waits?.(packet, viewer) };
  if ((headline.mood !== 'mine' && headline.mood !== 'window') || question === null) return headline;
  const said = ui?.headline?.(packet.view, question) ?? null;
  const worded = said === null ? headline : 'title' in said ? { ...headline, ...said } : { ...headline, title: said, sub: null };
  return taken === null ? worded : { ...worded, sub: taken };
}
