import { commitTo, derivedNonce } from '@tavern/engine';

export const LONGEST_SEED = 24;
/** Far beyond any seed: not worth normalising. */
const LONGEST_TYPED = 200;

/** Letters and digits of any script, but none that is invisible. */
const SEED = new RegExp(`^(?:(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{Nd} -]){1,${LONGEST_SEED}}$`, 'u');

/**
 * A seed as it is shown and counts, of what somebody typed: in capitals, without spaces at either end and with one between words, wide
 * letters and other dashes as plain ones. null: it is empty, longer than 24 characters, or has others than letters, digits, spaces and dashes.
 */
export function normalSeed(text: string): string | null {
  if (text.length > LONGEST_TYPED) return null;
  // Small letters first: some capitals have two of them, and Greek has a small letter for the end of a word.
  const folded = text.normalize('NFKC').toLowerCase().toUpperCase().normalize('NFKC');
  const plain = folded
    .replace(/\p{Dash}/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
  return SEED.test(plain) ? plain : null;
}

/** The dice of a seeded match, all in hex. Nobody adds to them: the same seed gives the same dice everywhere. */
export interface SeedDice {
  readonly secret: string;
  readonly commit: string;
  readonly nonce: string;
}

/** Takes any text that `normalSeed` takes. */
export function seedDice(seed: string): SeedDice {
  const normal = normalSeed(seed);
  if (normal === null) throw new Error(`not a seed: ${JSON.stringify(seed)}`);
  const secret = sha256(`tavern seed ${normal}`);
  const commit = commitTo(bytesOf(secret));
  return { secret, commit, nonce: derivedNonce(commit, 0) };
}

/** No letter that is mistaken for another, and no vowel: nobody is dealt a word. */
const LETTERS = '23456789BCDFGHJKLMNPQRSTVWXZ';

/** A seed from random bytes, for players who chose none: `K7QM-2XRP`. */
export function makeSeed(random: Uint8Array): string {
  if (random.length < 8) throw new Error(`a seed needs 8 random bytes, not ${random.length}`);
  const letters = Array.from(random.subarray(0, 8), (byte) => LETTERS[byte % LETTERS.length]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

const sha256 = (text: string): string => commitTo(new TextEncoder().encode(text));

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
