import type { Language } from '@tavern/engine';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** British English: `15 November 2026`. */
const LOCALES: { readonly [language in Language]: string } = { en: 'en-GB', 'zh-Hant': 'zh-Hant-TW' };

/** How long ago, roughly: `5 minutes ago`, `yesterday`; null: just now. */
export function ago(language: Language, then: number, now: number): string | null {
  const past = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  if (passed < MINUTE) return null;
  if (passed < HOUR) return past.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return past.format(-Math.floor(passed / HOUR), 'hour');
  return past.format(-Math.floor(passed / DAY), 'day');
}

/** The time left in whole minutes, rounded up, so that it is 0 only at the end. */
export function leftOf(ms: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** A calendar day, `2026-11-15` for example, in words. */
export const dayInWords = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** By this machine's own clock. */
export const momentInWords = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** The time of day alone, by this machine's own clock. */
export const clockInWords = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short' }).format(at);
