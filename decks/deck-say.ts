import { type Say, say } from '@tavern/engine';
import type { DeckRules } from './deck-rules.ts';

/** What a chosen deck is called: as the game calls a ready one, by the name that its player gave it, or just an own deck. The choice has been parsed. */
export function deckSay({ ready }: Pick<DeckRules, 'ready'>, chosen: string): Say {
  if (ready.some(({ id }) => id === chosen)) return say(`seat.deck.${chosen}`);
  const [, ...name] = chosen.split('~');
  return name.length === 0 ? say('deck.own') : say('deck.named', { name: name.join('~') });
}
