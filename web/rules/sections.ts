import type { Words } from '@tavern/engine';

export interface Section {
  readonly title: string;
  readonly text: string;
}

/** A game's rules in its own words: `rules.1.title` and `rules.1.text`, then 2, and on until one is missing. */
export function sectionsOf(words: Words): readonly Section[] {
  const sections: Section[] = [];
  for (let n = 1; ; n++) {
    const [title, text] = [words[`rules.${n}.title`], words[`rules.${n}.text`]];
    if (title === undefined || text === undefined) return sections;
    sections.push({ title, text });
  }
}
