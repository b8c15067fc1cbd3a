import { LANGUAGES, type Language, render, type Say, type Texts, type Words, withEngineTexts } from '@tavern/engine';
import { type Rules, rulesSchema } from '../../rules/house-rules.ts';
import { fairTable } from '../../rules/rule-sets.ts';
import { texts } from '../index.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import en from './en.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

/** What the book is put together from. */
export const bookParts: Texts = { en, 'zh-Hant': zhHant };

/** Paragraphs of several sentences: Chinese sets no space between them. */
const BETWEEN: { readonly [language in Language]: string } = { en: ' ', 'zh-Hant': '' };

/** The book of a run with these rules; without any: of one with the rules that we recommend. */
export function bookOf(given?: object): Texts {
  const rules: Rules = rulesSchema.parse(given ?? fairTable.rules);
  const chapters = chaptersOf(rules, given !== undefined);
  const [english, chinese] = LANGUAGES.map((language) => written(chapters, language));
  return { en: english ?? {}, 'zh-Hant': chinese ?? {} };
}

function written(chapters: readonly Chapter[], language: Language): Words {
  const words = { ...withEngineTexts(texts)[language], ...bookParts[language] };
  const put = (what: Say): string => render(words, what);
  const block = (part: Chapter['blocks'][number]): string =>
    'items' in part ? part.items.map((item) => `- ${put(item)}`).join('\n') : part.map(put).join(BETWEEN[language]);
  return Object.fromEntries(
    chapters.flatMap(({ title, blocks }, index) => [
      [`rules.${index + 1}.title`, put(title)],
      [`rules.${index + 1}.text`, blocks.map(block).join('\n\n')],
    ]),
  );
}
