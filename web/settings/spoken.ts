import { LANGUAGES, type Language } from '@tavern/engine';

/** Which of our languages somebody would rather read, from what their browser says. */
export function spokenOf(languages: readonly string[]): Language {
  const wanted = languages.find((each) => /^(en|zh)/i.test(each));
  return wanted !== undefined && /^zh/i.test(wanted) ? 'zh-Hant' : LANGUAGES[0];
}
