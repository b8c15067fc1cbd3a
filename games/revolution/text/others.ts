import type { Texts, Words } from '@tavern/engine';

/** What is printed in both languages: names of cards, and single words for types, traits, kinds and places. */
const PRINTED = /^(?:card\.[^.]+\.name|(?:type|trait|kind|zone)\.\w+)$/;

/** `card.s-1.name.other` is that name in the other language: so a card asks for both by keys, and gets neutral names where they are wanted. */
export const withOthers = (texts: Texts): Texts => ({
  en: { ...texts.en, ...othersFrom(texts['zh-Hant']) },
  'zh-Hant': { ...texts['zh-Hant'], ...othersFrom(texts.en) },
});

const othersFrom = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words)
      .filter(([key]) => PRINTED.test(key))
      .map(([key, text]) => [`${key}.other`, text]),
  );
