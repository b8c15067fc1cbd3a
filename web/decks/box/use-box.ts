import {
  type Box,
  type BoxCard,
  boxCode,
  boxFaults,
  boxWarnings,
  type CardSetting,
  chosenBox,
  deckSizes,
  isPrinted,
  MOST_COPIES,
  PRINTED_BOX,
  settingOf,
  withSetting,
} from '@tavern/decks';
import { announce, sound } from '@tavern/kit';
import { useMemo, useState } from 'react';
import { useSpeech } from '../../words/words.ts';
import { useBoxGame } from './box-game.ts';
import { cardsIn } from './model/shown.ts';

/** What can be done with a card. */
export interface BoxActs {
  readonly set: (card: BoxCard, setting: Partial<CardSetting>) => void;
}

export interface BoxState {
  readonly box: Box;
  readonly code: string;
  /** It differs from what is kept. */
  readonly changed: boolean;
  /** How many cards differ from the printed box. */
  readonly others: number;
  readonly total: number;
  readonly sizes: ReadonlyMap<string, number>;
  readonly printed: ReadonlyMap<string, number>;
  readonly faults: ReturnType<typeof boxFaults>;
  readonly warnings: ReturnType<typeof boxWarnings>;
  readonly acts: BoxActs;
  readonly lay: (box: Box) => void;
}

/** The box in work. `kept`: the code of the one that is in force. */
export function useBox(kept: string, brought: Box | null, looked: boolean): BoxState {
  const { box: boxRules, rules } = useBoxGame();
  const { t } = useSpeech();
  const [draft, setDraft] = useState<Box | null>(brought);
  const inForce = useMemo(() => chosenBox(boxRules, kept), [boxRules, kept]);
  const box = looked ? inForce : (draft ?? inForce);
  const code = useMemo(() => boxCode(boxRules, box), [boxRules, box]);
  const sizes = useMemo(() => deckSizes(boxRules, box, rules), [boxRules, box, rules]);
  const acts: BoxActs = {
    set(card, part) {
      if (looked) return;
      const now = settingOf(box, card);
      const next = { ...now, ...part };
      const copies = Math.min(MOST_COPIES, Math.max(0, next.copies));
      // Somebody who gives copies to a card wants it in the box.
      const enabled = part.enabled ?? (part.copies !== undefined && copies > 0 ? true : next.enabled);
      setDraft(withSetting(boxRules, box, card.id, { enabled, copies, onTop: next.onTop }));
      sound.play('card');
      const values = { card: t(`card.${card.id}.name`), n: copies };
      announce(t(!enabled ? 'cards.said.out' : next.onTop ? 'cards.said.top' : 'cards.said', values));
    },
  };
  return {
    box,
    code,
    changed: !looked && code !== kept,
    others: cardsIn(boxRules, rules).filter((card) => !isPrinted(card, settingOf(box, card))).length,
    total: [...sizes.values()].reduce((sum, n) => sum + n, 0),
    sizes,
    printed: useMemo(() => deckSizes(boxRules, PRINTED_BOX, rules), [boxRules, rules]),
    faults: useMemo(() => boxFaults(boxRules, box, rules), [boxRules, box, rules]),
    warnings: useMemo(() => boxWarnings(boxRules, box, rules), [boxRules, box, rules]),
    acts,
    lay: setDraft,
  };
}
