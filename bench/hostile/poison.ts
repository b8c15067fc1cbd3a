import type { Rng } from '@tavern/engine';

/** Texts that have hurt somebody's program before. None of them is a nickname, a code of a room or the id of a match here. */
export const POISON: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u202Eevil',
  '\u200B',
  '\uD800',
  '__proto__',
  'constructor.prototype.polluted',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%00',
  '%c0%ae%c0%ae/',
  "' OR 1=1 --",
  "'; DROP TABLE guests; --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '\r\nSet-Cookie: a=b',
  'x'.repeat(3_000),
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'.repeat(60),
  `e${'\u0301'.repeat(400)}`,
];

const NUMBERS: readonly unknown[] = [-1, -0, 0.5, 1e308, 2 ** 53, -(2 ** 53), 4_294_967_296, null];
const DEEP = 600;

/** Anything that JSON can say and nobody means. */
export function poison(rng: Rng): unknown {
  return rng.pick<() => unknown>([
    () => rng.pick(POISON),
    () => rng.pick(NUMBERS),
    () => [],
    () => [[[]]],
    () => ({}),
    () => true,
    () => JSON.parse('{"__proto__":{"ok":true,"polluted":true}}') as unknown,
    () => ({ constructor: { prototype: { polluted: true } } }),
    () => JSON.parse('{"toString":1,"valueOf":2,"length":-1,"then":"never"}') as unknown,
    () => JSON.parse(`${'['.repeat(DEEP)}1${']'.repeat(DEEP)}`) as unknown,
    () => Object.fromEntries(Array.from({ length: 200 }, (_, nth) => [`field-${nth}`, nth])),
  ])();
}
