/** Scripts in which one language is written, or nearly so. Han letters alone are Chinese here, as all that is Chinese in this house. */
const WRITTEN_IN = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh-Hant', /\p{Script=Han}/u],
] as const;

/**
 * The language in which screen readers should read what somebody has typed, by its letters. Latin ones belong to most languages and are read
 * by every voice, so they tell nothing: undefined.
 */
export const typedLanguage = (text: string): (typeof WRITTEN_IN)[number][0] | undefined =>
  WRITTEN_IN.find(([, letters]) => letters.test(text))?.[0];

/** What somebody has typed, as a part of the page by itself: a name, a line of talk. It is read by the right voice, and in its own direction. */
export const Typed = ({ text }: { readonly text: string | undefined }) => (
  <bdi lang={text === undefined ? undefined : typedLanguage(text)}>{text}</bdi>
);
