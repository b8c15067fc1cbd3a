import type { Rng } from '@tavern/engine';
import { type Box, deckSizes, PRINTED_BOX, settingOf, withSetting } from './box.ts';
import { type BoxRules, type HouseRules, isInBox, MOST_COPIES } from './box-rules.ts';

/**
 * A random box that can be played: from a few cards changed to decks that hold hardly more than the rules need. Small decks run out, and only then the rules
 * for empty ones are met.
 */
export function sampleBox(boxRules: BoxRules, rng: Rng, rules: HouseRules): Box {
  const often = rng.pick([1, 4, 9]);
  const small = rng.chance(1, 3);
  let box = PRINTED_BOX;
  for (const card of boxRules.cards) {
    if (!rng.chance(often, 10)) continue;
    const copies = small ? rng.int(2) : rng.int(MOST_COPIES + 1);
    box = withSetting(boxRules, box, card.id, { enabled: !rng.chance(1, 4), copies, onTop: rng.chance(1, 3) });
  }
  return filledUp(boxRules, box, rng, rules);
}

/** A deck that lacks cards gets copies of one that it may have. */
function filledUp(boxRules: BoxRules, given: Box, rng: Rng, rules: HouseRules): Box {
  let box = given;
  for (const { id, least } of boxRules.decks) {
    const own = boxRules.cards.filter((card) => card.deck === id && isInBox(card, rules));
    for (let missing = least - (deckSizes(boxRules, box, rules).get(id) ?? 0); missing > 0; ) {
      const card = rng.pick(own);
      const { enabled, copies, onTop } = settingOf(box, card);
      box = withSetting(boxRules, box, card.id, {
        enabled: true,
        copies: Math.min(MOST_COPIES, (enabled ? copies : 0) + 1),
        onTop,
      });
      missing = least - (deckSizes(boxRules, box, rules).get(id) ?? 0);
    }
  }
  return box;
}
