import { type Say, say, type Texts, writtenBook } from '@tavern/engine';
import { type Rules, rulesSchema } from '../../rules/house-rules.ts';
import { texts } from '../index.ts';
import en from './en.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

/** What the book is put together from. */
export const bookParts: Texts = { en, 'zh-Hant': zhHant };

/** What depends on the house rules in force. */
const inForce = ({ vpScheme, cumulativeCombos, hiddenLeaders }: Rules): { readonly [part: string]: Say } => ({
  points: say(`book.points.${vpScheme}`),
  combos: say(cumulativeCombos ? 'book.combos.all' : 'book.combos.best'),
  leaders: say(hiddenLeaders ? 'book.leaders.hidden' : 'book.leaders.open'),
});

/** The book of a match with these house rules; without any: with those that a table begins with. */
export function bookOf(given?: object): Texts {
  const rules = rulesSchema.parse(given ?? {});
  return writtenBook({ parts: bookParts, words: texts, rules, known: given !== undefined, inForce: inForce(rules) });
}
