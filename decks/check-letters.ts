/** No letter that looks like another sign: no i, l and o, and no 0 and 1. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
/** The largest prime that two letters can count to. */
const PRIME = 953;
/** Its powers only repeat after 952 signs, so no two signs of a code weigh the same. */
const ROOT = 3;

/**
 * Two letters that follow from a text. A wrong sign changes the sum by a difference times a weight, and neither is divisible by the prime: every wrong sign
 * is noticed. So is every swap of two signs, since their weights differ.
 */
export function checkLetters(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (sum * ROOT + text.charCodeAt(at)) % PRIME;
  return `${LETTERS[Math.floor(sum / LETTERS.length)]}${LETTERS[sum % LETTERS.length]}`;
}
