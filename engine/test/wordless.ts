import { type Json, LANGUAGES, placeholders, type Say, withEngineTexts } from '@tavern/engine';

/** What is missing to put this into words in every language: keys, and values for their placeholders. */
export function wordless(what: Say, texts = withEngineTexts({ en: {}, 'zh-Hant': {} })): string[] {
  const own = LANGUAGES.flatMap((language) => {
    const text = texts[language][what.key];
    if (text === undefined) return [what.key];
    return [...placeholders(text)].filter((name) => what.with?.[name] === undefined).map((name) => `${what.key} {${name}}`);
  });
  const inner = Object.values(what.with ?? {}).filter(
    (value): value is Say & Json => typeof value === 'object' && value !== null && 'key' in value,
  );
  return [...own, ...inner.flatMap((value) => wordless(value, texts))];
}
