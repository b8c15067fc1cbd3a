import { render, type Say, say, type Words } from '../say.ts';
import { withEngineTexts } from './engine-texts.ts';
import { LANGUAGES, type Language, type Texts } from './texts.ts';

/** What the rules in short of a game are put together from. */
interface Book {
  /** Chapters (`rules.1.title`, `rules.1.text`, and so on), and what they are put together from. */
  readonly parts: Texts;
  /** The game's other words: labels and help of its house rules. */
  readonly words: Texts;
  readonly rules: object;
  /** These are the rules of a match; false: what a table begins with. */
  readonly known: boolean;
  /** Sentences in the chapters that hang on the rules in force. */
  readonly inForce?: Say['with'];
}

const CHAPTER = /^rules\.\d+\.(?:title|text)$/;

/** The book in every language, with one chapter more: all house rules, and what they are set to. */
export function writtenBook(book: Book): Texts {
  const [english, chinese] = LANGUAGES.map((language) => written(book, language));
  return { en: english ?? {}, 'zh-Hant': chinese ?? {} };
}

function written({ parts, words: others, rules, known, inForce }: Book, language: Language): Words {
  const words = { ...withEngineTexts(others)[language], ...parts[language] };
  const put = (what: Say): string => render(words, what);
  const chapters = Object.keys(parts[language]).filter((key) => CHAPTER.test(key));
  const items = Object.entries(rules).map(([rule, value]) => `- ${put(ruleSay(rule, value as string | boolean))}`);
  const last = chapters.length / 2 + 1;
  return {
    ...Object.fromEntries(chapters.map((key) => [key, put(say(key, inForce))])),
    [`rules.${last}.title`]: put(say('book.house')),
    [`rules.${last}.text`]: [put(say(known ? 'book.house.match' : 'book.house.usual')), items.join('\n')].join('\n\n'),
  };
}

const ruleSay = (rule: string, value: string | boolean): Say =>
  say('book.house.rule', {
    label: say(`options.${rule}.label`),
    value: typeof value === 'boolean' ? say(value ? 'book.on' : 'book.off') : say(`options.${rule}.${value}`),
    help: say(`options.${rule}.help`),
  });
