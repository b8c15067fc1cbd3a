import type { Packet, Question, Seat, Types } from '@tavern/engine';
import type { GameUi } from '@tavern/kit';
import type { Headline } from './headline-of.ts';

interface WordedFrom {
  readonly packet: Packet<Types>;
  readonly question: Question<Types> | null;
  readonly viewer: Seat | null;
}

/** A game can replace the words for its question, and for what happens while other players are asked. */
export function wordedBy(
  ui: Pick<GameUi, 'headline' | 'waits'> | null,
  headline: Headline,
  { packet, question, viewer }: WordedFrom,
): Headline {
  if (headline.mood === 'waiting') return { ...headline, ...ui?.waits?.(packet, viewer) };
  if ((headline.mood !== 'mine' && headline.mood !== 'window') || question === null || ui?.headline === undefined)
    return headline;
  const said = ui.headline(packet.view, question);
  if (said === null) return headline;
  return 'title' in said ? { ...headline, ...said } : { ...headline, title: said, sub: null };
}
