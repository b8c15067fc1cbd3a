import { expect, test } from 'vitest';
import { Announcements } from '../../announcer/announcements.ts';

/** Every text of the region, one for each change, until it stays empty. */
function readOut(said: readonly (readonly [at: number, text: string, first?: boolean])[]): readonly (readonly string[])[] {
  const announcements = new Announcements();
  const held: (readonly string[])[] = [];
  for (let now = 0; now <= 60_000; now += 10) {
    for (const [at, text, first] of said) if (at === now) announcements.say(text, now, first);
    if (announcements.tick(now)) held.push(announcements.read);
  }
  expect(announcements.due).toBe(Number.POSITIVE_INFINITY);
  return held;
}

test('a text is read, and then the region is empty', () => {
  expect(readOut([[0, 'Bram rolled 3']])).toEqual([['Bram rolled 3'], []]);
});

test('texts in quick succession are read together', () => {
  expect(
    readOut([
      [0, 'Bram rolled 3'],
      [30, 'Bram climbed to 8'],
    ]),
  ).toEqual([['Bram rolled 3', 'Bram climbed to 8'], []]);
});

test('texts that come while another is read wait, and none is lost', () => {
  const said = Array.from({ length: 30 }, (_, index) => [index * 70, `text ${index}`] as const);
  const held = readOut(said);
  expect(held.flat()).toEqual(said.map(([, text]) => text));
  expect(held.length).toBeLessThan(8);
});

test('a long text is given time', () => {
  const announcements = new Announcements();
  announcements.say('x'.repeat(60), 0);
  announcements.tick(100);
  announcements.say('next', 200);
  expect(announcements.tick(2_700)).toBe(false);
  expect(announcements.tick(2_800)).toBe(true);
});

test('equal texts are read as often as they were said', () => {
  expect(
    readOut([
      [0, 'Bram misses'],
      [20, 'Bram misses'],
      [300, 'Bram misses'],
      [9_000, 'Bram misses'],
    ]),
  ).toEqual([['Bram misses', 'Bram misses'], ['Bram misses'], [], ['Bram misses'], []]);
});

test('equal texts in a row are two changes of the region, so that screen readers hear both', () => {
  const announcements = new Announcements();
  announcements.say('Bram misses', 0);
  announcements.tick(100);
  const before = announcements.changes;
  announcements.say('Bram misses', 200);
  announcements.tick(5_000);
  expect([announcements.read, announcements.changes]).toEqual([['Bram misses'], before + 1]);
});

test('an empty text is not read', () => {
  expect(readOut([[0, '  ']])).toEqual([]);
});

test('what is said first is read before all that waits, at once, and nothing that waited is lost', () => {
  expect(
    readOut([
      [0, 'Bram rolled 3 and climbed to tile 8, where a tier 2 enemy waits for him'],
      [200, 'Odo misses'],
      [210, 'You win the fight', true],
      [220, 'You draw a Torch', true],
      [230, 'Your turn'],
    ]),
  ).toEqual([
    ['Bram rolled 3 and climbed to tile 8, where a tier 2 enemy waits for him'],
    ['You win the fight', 'You draw a Torch', 'Odo misses', 'Your turn'],
    [],
  ]);
  const announcements = new Announcements();
  announcements.say('x'.repeat(100), 0);
  announcements.tick(100);
  announcements.say('You win', 150, true);
  expect(announcements.tick(340)).toBe(false);
  expect(announcements.tick(350)).toBe(true);
});
