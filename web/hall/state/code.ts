/** As in wire, which a test sees to: from there they would come with a library that the hall does without. */
export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const CODE_LENGTH = 6;

export type TypedCode =
  /** What can be the beginning of a code, and what cannot be in any. */
  | { readonly code: string; readonly wrong: readonly string[] }
  /** Something was pasted that has no code in it. */
  | null;

const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Dash}_]/gu, '')
    .toUpperCase();

/** Of a link, what follows `room/`; null: it is no link. */
function linked(typed: string): string | null {
  const found = [...typed.normalize('NFKC').matchAll(/\broom[/=]([^/?#&=\s]+)/gi)].at(-1)?.[1];
  return found === undefined ? null : plain(found);
}

/**
 * A room code as it is typed (any case, with spaces or dashes, in the wide letters of a Chinese keyboard) or pasted (a code, a link, or a
 * message around a link). What no code has is named, never guessed at: a guess would lead into a stranger's room.
 */
export function typedCode(typed: string): TypedCode {
  const letters = Array.from(linked(typed) ?? plain(typed));
  const wrong = [...new Set(letters.filter((letter) => !CODE_LETTERS.includes(letter)))];
  const code = letters.filter((letter) => CODE_LETTERS.includes(letter)).join('');
  if (code.length > CODE_LENGTH || (wrong.length > 0 && letters.length > CODE_LENGTH)) return null;
  return { code, wrong };
}
