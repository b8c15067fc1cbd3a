import type { Words } from '@tavern/engine';
import type { Lesson } from '@tavern/kit';

const COACH = 'coach.';

/** What this browser remembers about notes to newcomers. */
interface Coached {
  /** The player wants them at all. */
  readonly tips: boolean;
  /** Those that have been read or acted on: `<game>.<kind of question>`. */
  readonly coached: readonly string[];
}

const idOf = (game: string, kind: string): string => `${game}.${kind}`;

/** The text key of the note about this kind of question; null: none. */
export function tipKey(words: Words, { tips, coached }: Coached, game: string, kind: string, said = kind): string | null {
  const key = `coach.${said}`;
  return tips && Object.hasOwn(words, key) && !coached.includes(idOf(game, kind)) ? key : null;
}

/** The lesson of the moment, or else the note about this kind of question. */
export function tipOn(words: Words, told: Coached, game: string, kind: string, lesson: Lesson | null) {
  const taught = lesson === null ? null : tipKey(words, told, game, lesson.kind, lesson.words);
  if (lesson !== null && taught !== null) return { kind: lesson.kind, by: lesson.by, key: taught };
  const key = tipKey(words, told, game, kind);
  return key === null ? null : { kind, by: null, key };
}

/** Adds a note that was read, or whose question was answered, so that it is not shown again. */
export function knowing(coached: readonly string[], game: string, kind: string): readonly string[] {
  const id = idOf(game, kind);
  return coached.includes(id) ? coached : [...coached, id];
}

/** A player who has finished a match is no newcomer to the game any more. */
export function knowingAll(words: Words, coached: readonly string[], game: string): readonly string[] {
  const kinds = Object.keys(words).flatMap((key) => (key.startsWith(COACH) ? [key.slice(COACH.length)] : []));
  return kinds.reduce((known, kind) => knowing(known, game, kind), coached);
}
