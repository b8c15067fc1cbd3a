import type { Language } from '@tavern/engine';

const LOCALES: { readonly [language in Language]: string } = { en: 'en-GB', 'zh-Hant': 'zh-TW' };

/** Thousands are parted as the language does it. */
export const figure = (language: Language, n: number): string => new Intl.NumberFormat(LOCALES[language]).format(n);

/** What was to be expected, to one decimal. */
export const tenths = (n: number): string => n.toFixed(1);
