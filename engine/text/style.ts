import { LANGUAGES, type Language, type Texts } from './texts.ts';

interface Habit {
  readonly found: RegExp;
  readonly fault: string;
  /** Of one language only. */
  readonly of?: Language;
}

/** Printed names keep their spelling. */
const PRINTED = /Heirloom Armor|Open Font License/g;

const en = (found: RegExp, fault: string): Habit => ({ of: 'en', found, fault });
const zh = (found: RegExp, fault: string): Habit => ({ of: 'zh-Hant', found, fault });

/** What our texts never say. docs/glossary.md has the same rules in words. */
const HABITS: readonly Habit[] = [
  { found: /\s%/, fault: 'a space before %' },
  { found: /％/, fault: 'a wide percent sign (%)' },
  { found: /->/, fault: 'an arrow of two signs (→)' },
  // Not in "4-5-6", "--games" or a line of a list.
  { found: /(?<![\w}-])-(?=[\d{])|(?<=\S) - (?=[\d{])/, fault: 'a hyphen for a minus (−)' },
  en(/'/, 'a straight apostrophe or quote (’ “ ”)'),
  en(/"/, 'a straight quote (“ ”)'),
  en(/\b(?:whoever|whomever)\b/i, 'whoever'),
  en(/\b(?:the|next) own\b/i, 'own without its owner'),
  en(/\b(?:so many|so often|as far as|leads? (?:on|back)|lies|are the most)\b/i, 'a turn of phrase that nobody uses'),
  en(/\b(?:armor|defense|colors?|honor|favor|center|license|traveler|gray|canceled)\b/i, 'American spelling'),
  zh(/["“”]/, 'a quote (「」)'),
  zh(/[\d}] ?至 ?(?:第 ?)?[\d{]/, '至 between numbers (到)'),
  zh(/(?<![a-z])d\d/i, 'a die by its English letter (四面骰)'),
  zh(/桌子|托盤|觀看|喘息|揭掉|蓋印|防守|回復|莊家|山中之王/, 'a word that the glossary has given up'),
  zh(/[\u4e00-\u9fff][,;:!?]/, 'an English mark after a Chinese word'),
];

/** Texts that are not written as the house writes. */
export function styleFaults(texts: Texts): string[] {
  return LANGUAGES.flatMap((language) =>
    Object.entries(texts[language]).flatMap(([key, text]) =>
      HABITS.filter(({ of, found }) => (of ?? language) === language && found.test(text.replace(PRINTED, ''))).map(
        ({ fault }) => `${key} in ${language}: ${fault}: “${text}”`,
      ),
    ),
  );
}
