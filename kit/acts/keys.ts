const DIGITS = '1234567890'.split('');
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/**
 * A key for each of `count` options: first the digits in keyboard order, then letters that nothing else uses. Further options have no key.
 */
export function assignKeys(count: number, reserved: Iterable<string> = []): readonly (string | undefined)[] {
  const taken = new Set(Array.from(reserved, (key) => key.toLowerCase()));
  const free = [...DIGITS, ...LETTERS].filter((key) => !taken.has(key));
  return Array.from({ length: count }, (_, index) => free[index]);
}
