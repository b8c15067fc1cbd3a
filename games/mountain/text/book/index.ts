import { boxSay } from '@tavern/decks';
import { type Texts, writtenBook } from '@tavern/engine';
import { rulesWithBox } from '../../rules/box.ts';
import { gameTexts } from '../game.ts';
import en from './en.json' with { type: 'json' };
import { inForce } from './in-force.ts';
import zhHant from './zh-Hant.json' with { type: 'json' };

/** What the book is put together from. */
export const bookParts: Texts = { en, 'zh-Hant': zhHant };

/** The rules in short, chapter by chapter, as they are under these house rules; without any: under those that a table begins with. */
export function bookOf(given?: object): Texts {
  const rules = rulesWithBox().parse(given ?? {});
  return writtenBook({
    parts: bookParts,
    words: gameTexts,
    rules,
    known: given !== undefined,
    inForce: inForce(rules),
    values: { box: boxSay(rules.box) },
  });
}
