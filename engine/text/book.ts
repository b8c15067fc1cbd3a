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
  /** Sentences in the chapters that hang on the rules in force. Null: there is nothing to say, and a line of its own is left out. */
  readonly inForce?: { readonly [part: string]: Say | null };
  /** What a house rule is set to, where its texts do not list all values (the cards of a box). */
  readonly values?: { readonly [rule: string]: Say };
}

const CHAPTER = /^rules\.\d+\.(?:title|text)$/;

/** Stands for a sentence that is not there until its line is looked at. */
const ABSENT = '\u0000';

/** The book in every language, with one chapter more: all house rules, and what they are set to. */
export function writtenBook(book: Book): Texts {
  const [english, chinese] = LANGUAGES.map((language) => written(book, language));
  return { en: english ?? {}, 'zh-Hant': chinese ?? {} };
}

function written({ parts, words: others, rules, known, inForce = {}, values = {} }: Book, language: Language): Words {
  const words = { ...withEngineTexts(others)[language], ...parts[language] };
  const put = (what: Say): string => render(words, what);
  const chapters = Object.keys(parts[language]).filter((key) => CHAPTER.test(key));
  const said = Object.fromEntries(Object.entries(inForce).map(([part, what]) => [part, what ?? ABSENT]));
  const items = Object.entries(rules).map(([rule, value]) => `- ${put(ruleSay(rule, value as string | boolean, values[rule]))}`);
  const last = chapters.length / 2 + 1;
  return {
    ...Object.fromEntries(chapters.map((key) => [key, withoutGaps(put(say(key, said)))])),
    [`rules.${last}.title`]: put(say('book.house')),
    [`rules.${last}.text`]: [put(say(known ? 'book.house.match' : 'book.house.usual')), items.join('\n')].join('\n\n'),
  };
}

/** Lines without anything to say are gone, and so is the space before a sentence that is not there. */
const withoutGaps = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line === '' || line.replaceAll(ABSENT, '').trim() !== '')
    .map((line) => line.replaceAll(` ${ABSENT}`, '').replaceAll(ABSENT, '').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const ruleSay = (rule: string, value: string | boolean, named: Say | undefined): Say =>
  say('book.house.rule', {
    label: say(`options.${rule}.label`),
    value: named ?? (typeof value === 'boolean' ? say(value ? 'book.on' : 'book.off') : say(`options.${rule}.${value}`)),
    help: say(`options.${rule}.help`),
  });
