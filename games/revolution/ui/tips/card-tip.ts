import { type Say, say } from '@tavern/engine';
import type { TipRow } from '@tavern/kit/tips/tip.ts';
import { type Card, cards } from '../../rules/catalog.ts';
import { CHARACTER_ZONES } from '../../rules/state.ts';
import { kindSays, typeSay } from '../../text/tell/words.ts';
import type { Tip } from './tip.ts';
import type { Word } from './what.ts';

/** How a word is recognised in the text that is printed on the card: that one is always English. */
const PRINTED: { readonly [word in Word]?: RegExp } = {
  summon: /\bOn summon\b/,
  play: /\bOn play\b/,
  continuous: /\bContinuous\b/,
  neutralise: /\bneutralis/i,
  immune: /\bimmune\b|\bcannot be\b/,
  firstOf: /\bfirst\b/,
  faceUp: /\bface-up\b/,
  faceDown: /\bface-down\b/,
  combo: /\bcombo\b/,
  vp: /\bvictory points?\b/,
};

/** The words on a card that have a meaning of their own. */
export const wordsOn = ({ text, timing }: Pick<Card, 'text' | 'timing'>): readonly Word[] => [
  ...(timing === null ? [] : [timing]),
  ...(Object.keys(PRINTED) as Word[]).filter((word) => PRINTED[word]?.test(text ?? '')),
];

const wordRow = (word: Word): TipRow => ({ n: say(`tip.word.${word}`), from: say(`tip.word.${word}.rule`) });

/** Where a leader lets which types stand. */
const zoneRows = ({ zones }: Card): TipRow[] =>
  zones === null
    ? []
    : CHARACTER_ZONES.map((zone) => ({
        n: say(`zone.${zone}`),
        from: say('tip.card.types', { types: zones[zone].map(typeSay) }),
      }));

const LINES: { readonly [kind in Card['kind']]: readonly Say[] } = {
  leader: [say('tip.card.leader')],
  character: [say('tip.card.character')],
  help: [say('tip.card.help')],
  sp: [say('tip.card.sp')],
};

/** Beside the card itself: what it is, and what its words mean. */
export function cardTip(id: Card['id']): Tip {
  const card = cards.get(id);
  return {
    card: id,
    title: say('tip.card', { kinds: kindSays(id) }),
    rows: [...zoneRows(card), ...wordsOn(card).map(wordRow)],
    lines: LINES[card.kind],
  };
}
