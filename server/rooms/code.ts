import { CODE_LETTERS } from '@tavern/wire';

const LENGTH = 6;
/** Longer than any link: not worth looking at. */
const LONGEST = 2000;

const CODE = new RegExp(`^[${CODE_LETTERS}]{${LENGTH}}$`);

/** From random bytes, one per letter. 32 letters divide 256, so that all of them are equally likely. */
export function makeCode(random: Uint8Array): string {
  if (random.length < LENGTH) throw new Error(`a code needs ${LENGTH} random bytes, not ${random.length}`);
  return Array.from(random.subarray(0, LENGTH), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
}

/**
 * A code as people type it (any case, with spaces or dashes, in the wide letters of a Chinese keyboard) or paste it (a link, or a message
 * around one). O, 0, I and 1 are refused, not guessed at: no code has them, and a guess would lead into a stranger's room.
 */
export function readCode(typed: string): string | null {
  if (typed.length > LONGEST) return null;
  const plain = typed.normalize('NFKC').trim();
  const code = codePart(plain)
    .replace(/[\s\p{Dash}_]/gu, '')
    .toUpperCase();
  return CODE.test(code) ? code : null;
}

/** Of a link, what follows `room/` or `room=`, else its last part; anything else is a code already. */
function codePart(plain: string): string {
  const named = [...plain.matchAll(/(?<=\broom[/=])[^/?#&=\s]+/gi)].at(-1)?.[0];
  if (named !== undefined) return named;
  return plain.split(/[/?#&=]/).findLast((part) => part.trim() !== '') ?? '';
}
