import type { Json, Language, Say, Words } from '@tavern/engine';

const KEPT = 'tavern.admin.language';
const all = (await (await fetch('/admin/page/words.json')).json()) as { readonly [language in Language]: Words };

const spoken = (): Language => (navigator.languages.find((each) => /^(en|zh)/i.test(each))?.startsWith('zh') ? 'zh-Hant' : 'en');
const kept = localStorage.getItem(KEPT);

export let language: Language = kept === 'en' || kept === 'zh-Hant' ? kept : spoken();

export function speakOther(): void {
  language = language === 'en' ? 'zh-Hant' : 'en';
  localStorage.setItem(KEPT, language);
}

const PLACEHOLDER = /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

/** A text with its values; what the engine does for the page of the players, which is built with it. */
export function t(key: string, values: { readonly [name: string]: Json } = {}): string {
  const text = all[language][key] ?? `[${key}]`;
  return text.replace(PLACEHOLDER, (_whole, name: string, one?: string, many?: string) => {
    const value = values[name] ?? '';
    if (one !== undefined) return value === 1 ? one : (many ?? '');
    return typeof value === 'object' ? tell(value as Say) : String(value);
  });
}

export const tell = ({ key, with: values }: Say): string => t(key, values);

/** A reason has words; an admin's own are told as they are. */
export const reason = (why: string): string => (`reason.${why}` in all[language] ? t(`reason.${why}`) : why);

export const moment = (at: number): string =>
  new Date(at).toLocaleString(language === 'en' ? 'en-GB' : 'zh-TW', { dateStyle: 'medium', timeStyle: 'short' });
