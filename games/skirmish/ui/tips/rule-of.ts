import { type Say, say } from '@tavern/engine';
import type { Sight } from './tip.ts';
import type { Word } from './what.ts';

/** What a word means at this table: a house rule decides about drawing. */
export const ruleOf = (word: Word, { view }: Sight): Say =>
  say(word === 'draw' ? `tip.word.draw.${view.rules.deckOut}` : `tip.word.${word}.rule`);
