import { type Say, say } from '@tavern/engine';
import { type Card, cards } from '../../rules/catalog.ts';
import type { CardId } from '../../rules/state.ts';
import { ruleOf } from './rule-of.ts';
import type { Sight, Tip } from './tip.ts';
import type { Word } from './what.ts';

/** How a word is recognised in the text that is printed on the card: that one is always English. */
const PRINTED: { readonly [word in Word]?: RegExp } = {
  deploy: /\bDeploy\b/,
  death: /\bDeath\b/,
  conquer: /\bConquer\b/,
  ongoing: /\bongoing\b/i,
  bounce: /\bbounce\b/i,
  close: /\bclose\b/,
  adjacent: /\badjacent\b/,
  heal: /\bheal\b/i,
  damage: /\bdamage\b/,
  sacrifice: /\bsacrifice\b/i,
  destroy: /\bdestroy\b/i,
  draw: /\bdraw\b/i,
  discard: /\bdiscards?\b(?! pile)/i,
  vp: /\bVP\b/,
};

/** The words on a card that have a meaning of their own. */
export const wordsOn = ({ text }: Pick<Card, 'text'>): readonly Word[] =>
  (Object.keys(PRINTED) as Word[]).filter((word) => PRINTED[word]?.test(text ?? ''));

const AIMS: { readonly [aim in Card['aim']]: string | null } = {
  nothing: null,
  slot: 'slot',
  'slot with an effect': 'effect',
  'own unit': 'own',
  'rival unit': 'rival',
  'close unit': 'close',
  'close rival unit': 'closeRival',
};

const aimLines = ({ aim }: Card): readonly Say[] => {
  const named = AIMS[aim];
  return named === null ? [] : [say(`tip.card.aim.${named}`)];
};

/** Beside the card itself: what it aims at, and what its words mean. */
export function cardTip(id: CardId, sight: Sight): Tip {
  const card = cards.get(id);
  const kind = card.kind === 'unit' ? say('tip.card.unit', { power: card.power }) : say('tip.card.action');
  const words = wordsOn(card).map((word) => ({ n: say(`tip.word.${word}`), from: ruleOf(word, sight) }));
  return { card: id, title: kind, rows: words, lines: aimLines(card) };
}
