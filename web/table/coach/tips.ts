import type { Words } from '@tavern/engine';
import type { Lesson } from '@tavern/kit';

const COACH = 'coach.';

/** What this browser remembers about words to newcomers. */
interface Told {
  /** They are wanted at all. */
  readonly tips: boolean;
  /** Those that have been read, or lived through: `<game>.<kind of question>`. */
  readonly coached: readonly string[];
}

const idOf = (game: string, kind: string): string => `${game}.${kind}`;

/** The key of what a newcomer is told about this kind of question; null: nothing. */
export function tipKey(words: Words, { tips, coached }: Told, game: string, kind: string, said = kind): string | null {
  const key = `coach.${said}`;
  return tips && Object.hasOwn(words, key) && !coached.includes(idOf(game, kind)) ? key : null;
}

/** The lesson of the moment, or else what is told about this kind of question. */
export function tipOn(words: Words, told: Told, game: string, kind: string, lesson: Lesson | null) {
  const taught = lesson === null ? null : tipKey(words, told, game, lesson.kind, lesson.words);
  if (lesson !== null && taught !== null) return { kind: lesson.kind, by: lesson.by, key: taught };
  const key = tipKey(words, told, game, kind);
  return key === null ? null : { kind, by: null, key };
}

/** Whoever has read it, or answered what it is about, is not told again. */
export function knowing(coached: readonly string[], game: string, kind: string): readonly string[] {
  const id = idOf(game, kind);
  return coached.includes(id) ? coached : [...coached, id];
}

/** Whoever has played a match to its end is no newcomer to this game any more. */
export function knowingAll(words: Words, coached: readonly string[], game: string): readonly string[] {
  const kinds = Object.keys(words).flatMap((key) => (key.startsWith(COACH) ? [key.slice(COACH.length)] : []));
  return kinds.reduce((known, kind) => knowing(known, game, kind), coached);
}
