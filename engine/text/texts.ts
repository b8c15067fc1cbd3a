import { hasLooseBrace, placeholders, type Say, say, type Words } from '../say.ts';

export const LANGUAGES = ['en', 'zh-Hant'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Texts = { readonly [language in Language]: Words };

/** A card holds its English words itself; the other languages have them under the same keys. */
export interface Worded {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export const cardWords = (cards: readonly Worded[]): Words =>
  Object.fromEntries(
    cards.flatMap(({ id, name, text }) => [
      [`card.${id}.name`, name],
      [`card.${id}.text`, text],
    ]),
  );

export const cardName = ({ id }: Worded): Say => say(`card.${id}.name`);

/** A card's text with the card's own numbers in it. */
export function cardText(card: Worded): Say {
  const fields = card as unknown as { readonly [field: string]: number | string };
  return say(
    `card.${card.id}.text`,
    Object.fromEntries([...placeholders(card.text)].map((name) => [name, fields[name] ?? name])),
  );
}

/** Where two languages do not say the same: a key or a placeholder that only one of them has. And braces that are no placeholder. */
export function textFaults(texts: Texts): string[] {
  const keys = new Set(LANGUAGES.flatMap((language) => Object.keys(texts[language])));
  return [...keys].flatMap((key) => {
    const missing = LANGUAGES.filter((language) => !texts[language][key]?.trim());
    if (missing.length > 0) return [`${key} is missing in ${missing.join(' and ')}`];
    const loose = LANGUAGES.find((language) => hasLooseBrace(texts[language][key] ?? ''));
    if (loose !== undefined) return [`${key} has a brace in ${loose} that belongs to no placeholder`];
    const [first = '', second = ''] = LANGUAGES.map((language) =>
      [...placeholders(texts[language][key] ?? '')].sort().join(', '),
    );
    return first === second ? [] : [`${key} has the placeholders {${first}} in en and {${second}} in zh-Hant`];
  });
}

/** One row of docs/glossary.md: an English term and the Chinese words that may stand for it. */
export interface Term {
  readonly en: string;
  readonly zh: readonly string[];
}

/** Rows `| English | 中文 / 另譯 | note |` of a glossary in Markdown. A table whose first column is not called English has other rows. */
export function parseGlossary(markdown: string): Term[] {
  const tables = [...markdown.matchAll(/^\| English \|.*\n\|[\s:|-]+\n((?:\|.*(?:\n|$))*)/gm)];
  const rows = tables.flatMap(([, body = '']) => body.trim().split('\n'));
  return rows.map((row) => {
    const [, en = '', zh = ''] = row.split('|').map((cell) => cell.trim());
    return { en, zh: zh.split('/').flatMap((word) => word.trim() || []) };
  });
}

/** A term as a whole word, also in the plural. */
const mentions = (term: string): RegExp => new RegExp(`(?<!\\w)${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}s?(?!\\w)`, 'i');

/** Texts whose English uses a term of the glossary while the Chinese has none of its words. */
export function glossaryFaults(texts: Texts, terms: readonly Term[]): string[] {
  return Object.entries(texts.en).flatMap(([key, english]) =>
    terms
      .filter(({ en }) => mentions(en).test(english.replace(/\{[^}]*\}|--\w+/g, '')))
      .filter(({ zh }) => !zh.some((word) => texts['zh-Hant'][key]?.includes(word)))
      .map(({ en, zh }) => `${key}: “${english}” speaks of ${en}, “${texts['zh-Hant'][key]}” has no ${zh.join(' or ')}`),
  );
}
