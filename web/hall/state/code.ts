import { CODE_LETTERS } from '@tavern/wire';

export const CODE_LENGTH = 6;

export type TypedCode =
  /** The beginning of a code, and letters that are in no code. */
  | { readonly code: string; readonly wrong: readonly string[] }
  /** The pasted text contains no code. */
  | null;

const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Dash}_]/gu, '')
    .toUpperCase();

/** The part of a link after `room/`; null: not a link. */
function linked(typed: string): string | null {
  const found = [...typed.normalize('NFKC').matchAll(/\broom[/=]([^/?#&=\s]+)/gi)].at(-1)?.[1];
  return found === undefined ? null : plain(found);
}

/**
 * Reads a room code that was typed (in any case, with spaces or dashes, in the wide letters of a Chinese keyboard) or pasted (a code, a
 * link, or a message around a link). Wrong letters are named and never guessed, because a guess could open a stranger's room.
 */
export function typedCode(typed: string): TypedCode {
  const letters = Array.from(linked(typed) ?? plain(typed));
  const wrong = [...new Set(letters.filter((letter) => !CODE_LETTERS.includes(letter)))];
  const code = letters.filter((letter) => CODE_LETTERS.includes(letter)).join('');
  if (code.length > CODE_LENGTH || (wrong.length > 0 && letters.length > CODE_LENGTH)) return null;
  return { code, wrong };
}
