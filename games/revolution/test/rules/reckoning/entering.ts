import { vi } from 'vitest';
import '../../../rules/cards/index.ts';
import { cards } from '../../../rules/catalog.ts';
import { type RuleData, ruleOf, type Trigger } from '../../../rules/rule.ts';
import type { CardId } from '../../../rules/state.ts';

/** A card with a rule that none of the set has, until mocks are restored: no card forbids a place, for instance. */
export function entering(id: CardId, rule: RuleData, trigger: Trigger = 'always'): void {
  vi.restoreAllMocks();
  const known = cards.get.bind(cards);
  vi.spyOn(cards, 'get').mockImplementation((asked) => {
    const card = known(asked);
    return asked === id ? { ...card, rules: [ruleOf(trigger, rule)] } : card;
  });
}
