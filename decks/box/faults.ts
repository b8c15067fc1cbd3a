import { type Say, say } from '@tavern/engine';
import { type Box, deckSizes } from './box.ts';
import type { BoxRules, HouseRules } from './box-rules.ts';

/** What can be wrong with a whole box. */
export type BoxFaultCode = 'box-empty-deck' | 'box-small-deck';

/** One reason why a match cannot be played from this box. `why` names the deck, and the way out. */
export interface BoxFault {
  readonly code: BoxFaultCode;
  readonly deck: string;
  readonly why: Say;
}

const deckSay = (deck: string): Say => say(`box.deck.${deck}`);

/** Every reason at once; none: it can be played. */
export function boxFaults(boxRules: BoxRules, box: Box, rules: HouseRules): readonly BoxFault[] {
  const sizes = deckSizes(boxRules, box, rules);
  return boxRules.decks.flatMap(({ id, least }): BoxFault[] => {
    const count = sizes.get(id) ?? 0;
    if (count >= least) return [];
    const code = count === 0 ? 'box-empty-deck' : 'box-small-deck';
    return [{ code, deck: id, why: say(`refusal.${code}`, { deck: deckSay(id), count, least, missing: least - count }) }];
  });
}

/** What may be played, but not as people may expect: a deck that runs out. */
export interface BoxWarning {
  readonly deck: string;
  readonly why: Say;
}

export function boxWarnings(boxRules: BoxRules, box: Box, rules: HouseRules): readonly BoxWarning[] {
  const sizes = deckSizes(boxRules, box, rules);
  return boxRules.decks.flatMap(({ id, kind, least, few = 0 }): BoxWarning[] => {
    const count = sizes.get(id) ?? 0;
    if (count < least || count >= few) return [];
    return [{ deck: id, why: say('box.few', { deck: deckSay(id), count, so: say(`box.few.${kind}`) }) }];
  });
}
