import { type Texts, writtenBook } from '@tavern/engine';
import { rulesSchema } from '../../rules/house-rules.ts';
import { texts } from '../index.ts';
import en from './en.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

/** What the book is put together from. */
export const bookParts: Texts = { en, 'zh-Hant': zhHant };

/** The book of a match with these house rules; without any: with those that a table begins with. */
export const bookOf = (given?: object): Texts =>
  writtenBook({ parts: bookParts, words: texts, rules: rulesSchema.parse(given ?? {}), known: given !== undefined });
