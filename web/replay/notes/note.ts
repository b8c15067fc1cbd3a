/** A note that somebody made at a moment: after `at` answers. */
export interface Note {
  readonly at: number;
  readonly text: string;
}

/** The longest note, in characters. */
export const LONGEST = 500;

/** With this note in place of an earlier one at the same moment; an empty text takes it away. In the order of their moments. */
export function withNote(notes: readonly Note[], at: number, text: string): readonly Note[] {
  const words = text.trim().slice(0, LONGEST);
  const others = notes.filter((note) => note.at !== at);
  return words === '' ? others : [...others, { at, text: words }].toSorted((a, b) => a.at - b.at);
}

/** Notes of a file and of this browser together: at the same moment the browser's own counts, because it was written later. */
export const mergedNotes = (filed: readonly Note[], kept: readonly Note[]): readonly Note[] =>
  kept.reduce((notes, { at, text }) => withNote(notes, at, text), filed);
