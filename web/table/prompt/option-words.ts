/** What a button says: the deed, and smaller what comes of it. */
export interface OptionWords {
  readonly label: string;
  readonly sub?: string;
}

/** Longer than this, what stands before a colon is no name of a deed. */
const LONGEST_DEED = 40;
const COLON = /^(?<deed>[^:：(（“「]+?)(?::\s|：)\s*(?<outcome>.+)$/su;
const ASIDE = /\s*(?:\((?<western>[^()]+)\)|（(?<eastern>[^（）]+)）)/u;

/** Before these a long deed goes on with its circumstances: not before a name, which would be one of several things. */
const CLAUSE = /^(?<deed>[^,，;；]+)(?:;\s+|；|,\s+(?=\p{Ll})|，)(?<outcome>.+)$/su;
const LONG = 30;

/** Han letters are twice as wide. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 2 : 1), 0);

export const isLong = (label: string): boolean => widthOf(label) > LONG;

/** `Sleep: stay here` and `Trade with Mei (free)` are a deed with its outcome; so is a long sentence. Anything else is a deed alone. */
export function optionWords(text: string): OptionWords {
  const { deed, outcome } = COLON.exec(text)?.groups ?? {};
  if (deed !== undefined && outcome !== undefined && deed.length <= LONGEST_DEED) return { label: deed, sub: outcome };
  const aside = ASIDE.exec(text);
  const sub = aside?.groups?.['western'] ?? aside?.groups?.['eastern'];
  if (aside === null || sub === undefined) return withClause(text);
  const label = `${text.slice(0, aside.index)}${text.slice(aside.index + aside[0].length)}`.trim();
  return label === '' ? { label: text } : { label, sub };
}

function withClause(text: string): OptionWords {
  const { deed, outcome } = isLong(text) ? (CLAUSE.exec(text)?.groups ?? {}) : {};
  return deed === undefined || outcome === undefined ? { label: text } : { label: deed, sub: outcome };
}
