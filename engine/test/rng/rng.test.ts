import { createCipheriv, createHash, createHmac } from 'node:crypto';
import { commitTo, derivedNonce, fair, fast, type Rng, type RngSource, scripted } from '@tavern/engine';
import { describe, expect, test } from 'vitest';

const secret = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const faces = (rng: Rng, count = 12, sides = 1000): number[] => Array.from({ length: count }, () => rng.int(sides));
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const sources: readonly { name: string; source: (seed: number) => RngSource; streams: number }[] = [
  { name: 'fast', source: fast, streams: 1500 },
  { name: 'fair', source: (seed) => fair(secret(9), ['ann', `ben ${seed}`]), streams: 60 },
];

/** Pearson's statistic, in standard deviations above what even chances give. */
function unevenness(draws: readonly number[], cells: number): number {
  const counts = Array<number>(cells).fill(0);
  for (const draw of draws) counts[draw] = (counts[draw] ?? 0) + 1;
  const expected = draws.length / cells;
  const pearson = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return counts.length === cells ? (pearson - (cells - 1)) / Math.sqrt(2 * (cells - 1)) : Number.POSITIVE_INFINITY;
}
const EVEN = 7;

describe.each(sources)('$name', ({ source, streams }) => {
  test('the same key gives the same draws, whatever was drawn elsewhere', () => {
    const one = source(1);
    faces(one.stream(3), 50);
    faces(one.stream('r1'), 50);
    for (const key of [0, 3, 4, 'r1', 'r2']) expect(faces(one.stream(key))).toEqual(faces(source(1).stream(key)));
  });

  test('a named stream starts over each time it is asked for', () => {
    const one = source(1);
    expect(faces(one.stream('r1'))).toEqual(faces(one.stream('r1')));
  });

  test('every answer, every name and every source has draws of its own', () => {
    const keys = [0, 1, 2, 256, 2 ** 31, '', '1', '2', 'r1', 'r2', '1r'];
    const all = [source(1), source(2)].flatMap((each) => keys.map((key) => faces(each.stream(key)).join()));
    expect(new Set(all).size).toBe(2 * keys.length);
  });

  test.each([3, 4, 6, 7, 52])('int(%i) is even: along a stream, over answers, over sources, over names', (n) => {
    const many = upTo(n * streams);
    const stream = source(1).stream(1);
    const one = source(2);
    expect(
      unevenness(
        many.map(() => stream.int(n)),
        n,
      ),
    ).toBeLessThan(EVEN);
    expect(
      unevenness(
        many.map((answer) => one.stream(answer).int(n)),
        n,
      ),
    ).toBeLessThan(EVEN);
    expect(
      unevenness(
        many.map((seed) => source(seed).stream(1).int(n)),
        n,
      ),
    ).toBeLessThan(EVEN);
    expect(
      unevenness(
        many.map((round) => one.stream(`r${round}`).int(n)),
        n,
      ),
    ).toBeLessThan(EVEN);
  });

  test('the first draws of neighbours tell nothing of each other', () => {
    const first = (seed: number, key: number | string): number => source(seed).stream(key).int(6);
    const pairs: ((i: number) => number)[] = [
      (i) => 6 * first(3, i) + first(3, i + 1),
      (i) => 6 * first(i, 1) + first(i + 1, 1),
      (i) => 6 * first(i, 1) + first(i, 2),
      (i) => 6 * first(i, 2) + first(i + 1, 1),
      (i) => 6 * first(3, `r${i}`) + first(3, i),
    ];
    for (const pair of pairs) expect(unevenness(upTo(6 * streams * 2).map(pair), 36)).toBeLessThan(EVEN);
  });

  test('words that do not share out evenly are drawn again', () => {
    const stream = source(1).stream(1);
    const thirds = upTo(streams * 20).map(() => Math.floor(stream.int(3 * 2 ** 28) / 2 ** 28));
    expect(unevenness(thirds, 3)).toBeLessThan(EVEN);
  });

  test('a shuffle keeps every element, and every order is as likely', () => {
    const cards = upTo(52);
    expect(
      source(1)
        .stream(1)
        .shuffle([...cards]),
    ).not.toEqual(cards);
    expect(
      source(1)
        .stream(1)
        .shuffle([...cards])
        .sort((a, b) => a - b),
    ).toEqual(cards);
    const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'];
    const one = source(4);
    const seen = upTo(streams * 40).map((answer) => orders.indexOf(one.stream(answer).shuffle(['a', 'b', 'c']).join('')));
    expect(unevenness(seen, 6)).toBeLessThan(EVEN);
  });

  test('chance(7, 10) is right seven times in ten; die and pick are int in other words', () => {
    const one = source(5);
    const lucky = upTo(streams * 20).filter((answer) => one.stream(answer).chance(7, 10)).length;
    expect(lucky / (streams * 20)).toBeCloseTo(0.7, 1);
    expect([one.stream(1).chance(0, 10), one.stream(1).chance(10, 10)]).toEqual([false, true]);
    expect(one.stream(8).die(6)).toBe(one.stream(8).int(6) + 1);
    expect(one.stream(8).pick(['a', 'b', 'c'])).toBe('abc'[one.stream(8).int(3)]);
  });

  test('nonsense is refused, not rounded', () => {
    const rng = source(1).stream(1);
    for (const n of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 30 + 1]) expect(() => rng.int(n)).toThrow(RangeError);
    expect(() => rng.die(0)).toThrow(RangeError);
    expect(() => rng.chance(0.7, 1)).toThrow('whole numbers only');
    expect(() => rng.chance(1, 0)).toThrow(RangeError);
    expect(() => rng.pick([])).toThrow('empty list');
    expect(rng.int(2 ** 30)).toBeLessThan(2 ** 30);
  });
});

test('a seed is a whole number', () => {
  for (const seed of [-1, 0.5, Number.NaN, 2 ** 53]) expect(() => fast(seed)).toThrow('a seed is a whole number');
});

test('fast draws never change from one release to the next: old records hold seeds', () => {
  expect(faces(fast(1).stream(1), 6)).toEqual([474, 837, 608, 659, 577, 957]);
  expect(faces(fast(1).stream('r1.t1'), 6)).toEqual([437, 823, 868, 104, 864, 516]);
});

/** What a fair stream should hold, by Node's own cryptography. int(2^30) shows a word without its two lowest bits. */
function words(byte: number, nonces: readonly string[], nonce: Buffer, count: number): number[] {
  const key = createHmac('sha256', secret(byte)).update(JSON.stringify(nonces)).digest();
  const bytes = createCipheriv('chacha20', key, Buffer.concat([Buffer.alloc(4), nonce])).update(Buffer.alloc(4 * count));
  return upTo(count).map((index) => bytes.readUInt32LE(4 * index) >>> 2);
}

test.each([0, 1, 300, 2 ** 40 + 5])(
  'answer %i of a fair match is ChaCha20 under HMAC(secret, nonces), as Node’s own cryptography computes it',
  (answer) => {
    const nonce = Buffer.alloc(12);
    nonce.writeBigUInt64LE(BigInt(answer), 4);
    expect(faces(fair(secret(7), ['ann', 'ben']).stream(answer), 40, 2 ** 30)).toEqual(words(7, ['ann', 'ben'], nonce, 40));
  },
);

test('a named stream of a fair match takes its nonce from the hash of its name', () => {
  const nonce = createHash('sha256').update('r3.t2').digest().subarray(0, 12);
  nonce[0] = 1;
  expect(faces(fair(secret(7), ['ann']).stream('r3.t2'), 40, 2 ** 30)).toEqual(words(7, ['ann'], nonce, 40));
});

test('secret, every nonce and their order change the dice', () => {
  const dice = (byte: number, ...nonces: string[]): string => faces(fair(secret(byte), nonces).stream(1)).join();
  const all = [
    dice(1, 'a', 'b'),
    dice(2, 'a', 'b'),
    dice(1, 'a', 'c'),
    dice(1, 'c', 'b'),
    dice(1, 'b', 'a'),
    dice(1, 'ab'),
    dice(1, 'a,b'),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('what is published before the match is the sha256 of the secret; a bot’s nonce follows from it and from the seat', () => {
  const commit = createHash('sha256').update(secret(7)).digest('hex');
  expect(commitTo(secret(7))).toBe(commit);
  expect(derivedNonce(commit, 2)).toBe(createHash('sha256').update(`${commit}:seat:2`).digest('hex'));
});

test('scripted dice come off one list, whatever the stream', () => {
  const dice = scripted([6, 0, 2, true, 3, false]);
  expect(dice.stream(1).die(6)).toBe(6);
  expect(dice.stream('r1').int(4)).toBe(0);
  expect(dice.stream(2).pick(['a', 'b', 'c'])).toBe('c');
  expect([dice.stream(2).chance(1, 10), dice.stream(3).chance(4, 10), dice.stream(3).chance(9, 10)]).toEqual([true, true, false]);
  expect(dice.left).toBe(0);
  expect(dice.stream(1).shuffle([3, 1, 2])).toEqual([3, 1, 2]);
});

test('a script that runs out or does not fit is the test’s mistake', () => {
  expect(() => scripted([]).stream(1).die(6)).toThrow('no draw left for die(6)');
  expect(() => scripted([]).stream(1).pick([1, 2])).toThrow('no draw left for int(2)');
  expect(() => scripted([7]).stream(1).die(6)).toThrow('7 does not fit die(6)');
  expect(() => scripted([0]).stream(1).die(6)).toThrow('0 does not fit die(6)');
  expect(() => scripted([2]).stream(1).pick([1, 2])).toThrow('2 does not fit int(2)');
  expect(() => scripted([true]).stream(1).die(6)).toThrow('true does not fit');
  expect(() => scripted([1.5]).stream(1).chance(1, 6)).toThrow('1.5 does not fit chance(1, 6)');
});

test('after the script another source may take over, each stream from its own start', () => {
  const dice = scripted([4], fast(1));
  expect(dice.stream(1).die(6)).toBe(4);
  expect(faces(dice.stream(2))).toEqual(faces(fast(1).stream(2)));
  expect(dice.stream(3).shuffle([1, 2, 3, 4, 5, 6, 7])).toEqual(fast(1).stream(3).shuffle([1, 2, 3, 4, 5, 6, 7]));
});
