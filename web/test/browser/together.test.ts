import { expect, test } from 'vitest';
import { oneBrowser } from './browser.ts';
import { guest, roomBeside, startWith, theHouse } from './guests.ts';
import type { Person } from './person.ts';
import { playToTheEnd, ranking, verifyRecord } from './play.ts';

const browser = oneBrowser();

/** Both see the same end, and each can recompute it. */
async function agree(people: readonly Person[]): Promise<void> {
  const [first, ...others] = people;
  if (first === undefined) throw new Error('nobody is there');
  await expect.poll(async () => (await ranking(first)).length).toBeGreaterThanOrEqual(2);
  const places = await ranking(first);
  for (const other of others) await expect.poll(() => ranking(other)).toEqual(places);
  for (const person of people) await verifyRecord(person);
}

test('two in a race: one makes a room, the other follows its link; both see the same end, and its record verifies', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei');
  const ann = await guest(browser(), 'Ann');
  await mei.page.goto(await roomBeside(house, mei, 'race', { seats: 2, pace: 'brisk' }));
  await startWith(mei, [ann]);
  await playToTheEnd([mei, ann], { within: 400_000 });
  await agree([mei, ann]);
});
