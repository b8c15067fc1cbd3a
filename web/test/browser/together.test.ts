import { becomeGuest, Client } from '@tavern/wire';
import { expect, test } from 'vitest';
import { oneBrowser } from './browser.ts';
import { guest, signIn, startWith, theHouse } from './guests.ts';
import type { House } from './house.ts';
import type { Person } from './person.ts';
import { playToTheEnd, ranking, verifyRecord } from './play.ts';

const browser = oneBrowser();

/** Both see the same end, and each can recompute it. */
async function agree(people: readonly Person[]): Promise<void> {
  const [first, ...others] = await Promise.all(people.map((person) => ranking(person)));
  expect(first?.length).toBeGreaterThanOrEqual(2);
  for (const other of others) expect(other).toEqual(first);
  for (const person of people) await verifyRecord(person);
}

/** The race is not shown in the hall: its room is made beside it, with the host's own key, which their browser has kept. */
async function raceRoom(house: Pick<House, 'url'>, host: Person): Promise<string> {
  const made = await becomeGuest(house.url, host.name);
  if (!made.ok) throw new Error(JSON.stringify(made));
  const { id, nickname, secret } = made;
  await host.page.evaluate(
    ([key = '', kept = '']) => localStorage.setItem(key, kept),
    [`tavern.guest:${house.url}`, JSON.stringify({ id, nickname, secret })],
  );
  const client = new Client(house.url, secret);
  await client.connected();
  const created = await client.request('room.create', { game: 'race', settings: { seats: 2, pace: 'brisk' } });
  client.close();
  if (!created.ok) throw new Error(JSON.stringify(created));
  return `${house.url}/#/room/${created.room.code}`;
}

test('two in a race: one makes a room, the other follows its link; both see the same end, and its record verifies', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei');
  const ann = await guest(browser(), 'Ann');
  await signIn(mei, house.url);
  await mei.button(mei.t('hall.friends')).waitFor();
  await mei.page.goto(await raceRoom(house, mei));
  await mei.page.reload();
  await startWith(mei, [ann]);
  await playToTheEnd([mei, ann], { within: 90_000 });
  await agree([mei, ann]);
});
