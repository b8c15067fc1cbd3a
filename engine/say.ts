import { plain } from './figures.ts';
import type { Json } from './json.ts';

/** Text by key: `text/*.json` has the words, in every language. A value may itself be a Say, or `{ seat: 2 }` for a player's name. */
export type Say = { readonly key: string; readonly with?: { readonly [name: string]: Json } };

export const say = (key: string, values?: { readonly [name: string]: Json }): Say =>
  values === undefined ? { key } : { key, with: values };

/** One language's words. */
export type Words = { readonly [key: string]: string };

/** `{name}` is a value; `{n|tile|tiles}` picks a word by number, one or many. */
const PLACEHOLDER = /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

/** The placeholders a text uses, for comparing languages. */
export const placeholders = (text: string): Set<string> =>
  new Set([...text.matchAll(PLACEHOLDER)].map((found) => found[1] ?? ''));

/** A brace that belongs to no placeholder: one within another would be read aloud as it stands. */
export const hasLooseBrace = (text: string): boolean => /[{}]/.test(text.replace(PLACEHOLDER, ''));

/** A Say in one language. A missing key or value is a bug in the texts and shows as itself, in brackets, never as an exception. */
export function render(words: Words, what: Say, names: readonly string[] = []): string {
  const text = Object.hasOwn(words, what.key) ? words[what.key] : undefined;
  if (text === undefined) return `[${what.key}]`;
  return text.replace(PLACEHOLDER, (whole, name: string, one?: string, many?: string) => {
    const value = what.with !== undefined && Object.hasOwn(what.with, name) ? what.with[name] : undefined;
    if (value === undefined) return `[${whole.slice(1, -1)}]`;
    if (one !== undefined) return value === 1 ? one : (many ?? '');
    return renderValue(words, value, names);
  });
}

function renderValue(words: Words, value: Json, names: readonly string[]): string {
  if (typeof value === 'number') return plain(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map((each: Json) => renderValue(words, each, names)).join(words['list.and'] ?? ', ');
  const record = value as { readonly [key: string]: Json };
  if (typeof record['key'] === 'string') return render(words, record as Say, names);
  if (typeof record['seat'] === 'number')
    return names[record['seat']] ?? render(words, say('seat.unnamed', { n: record['seat'] + 1 }));
  return JSON.stringify(value);
}

export const isSay = (value: Json): value is Say & { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof (value as Say).key === 'string';
