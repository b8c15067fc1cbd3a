import { becomeGuest, Client } from '@tavern/wire';
import { expect, test } from 'vitest';
import { oneBrowser } from './browser.ts';
import { followLink, guest, ownHouse, signIn } from './guests.ts';
import type { House } from './house.ts';
import type { Person } from './person.ts';
import { playToTheEnd, ranking, verifyRecord } from './play.ts';

const browser = oneBrowser();

/** The host has a lobby before them: the other one follows its link, both are ready, and the match is on. */
async function startWith(host: Person, friend: Person): Promise<void> {
  await host.click(host.t('lobby.copy'));
  const link = await host.page.evaluate(() => navigator.clipboard.readText());
  await followLink(friend, link);
  await friend.click(friend.t('lobby.ready'));
  await host.page.locator('.lobby-foot .btn-primary:not([aria-disabled="true"])').click();
}

/** Both see the same end, and each can recompute it. */
async function agree(people: readonly Person[]): Promise<void> {
  const [first, ...others] = await Promise.all(people.map((person) => ranking(person)));
  expect(first?.length).toBeGreaterThanOrEqual(2);
  for (const other of others) expect(other).toEqual(first);
  for (const person of people) await verifyRecord(person);
}

/** The race is not shown in the hall: its room is made beside it, with the host's own key, which their browser has kept. */
async function raceRoom(house: House, host: Person): Promise<string> {
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
  const house = await ownHouse();
  const mei = await guest(browser(), 'Mei');
  const ann = await guest(browser(), 'Ann');
  await signIn(mei, house.url);
  await mei.button(mei.t('hall.friends')).waitFor();
  await mei.page.goto(await raceRoom(house, mei));
  await mei.page.reload();
  await startWith(mei, ann);
  await playToTheEnd([mei, ann], { within: 90_000 });
  await agree([mei, ann]);
});

test('two climb the mountain: one reloads in the middle of a fight, the server is killed once, and nobody notices in the end', async () => {
  const house = await ownHouse();
  const mei = await guest(browser(), 'Mei');
  const ann = await guest(browser(), 'Ann');
  await signIn(mei, house.url);
  await mei.click(mei.t('hall.friends'));
  await startWith(mei, ann);

  const happened = { reloads: 0, kills: 0 };
  let moves = 0;
  const fighting = async (person: Person): Promise<boolean> =>
    /attack/i.test(await person.question.innerText({ timeout: 500 }).catch(() => ''));
  await playToTheEnd([mei, ann], {
    within: 210_000,
    meanwhile: async (person) => {
      moves += 1;
      if (happened.reloads === 0 && (await fighting(person))) {
        happened.reloads += 1;
        await person.page.reload();
        await person.page.locator('.prompt').waitFor();
        expect(await fighting(person)).toBe(true);
      }
      if (happened.kills === 0 && moves > 60) {
        happened.kills += 1;
        for (const each of [mei, ann]) each.offline = true;
        await house.kill();
        await mei.page.getByText(mei.t('frame.link.lost')).waitFor();
        await house.reopen();
        for (const each of [mei, ann]) await each.page.getByText(each.t('frame.link.lost')).waitFor({ state: 'hidden' });
        for (const each of [mei, ann]) each.offline = false;
      }
    },
  });
  expect(happened).toEqual({ reloads: 1, kills: 1 });
  await agree([mei, ann]);
});
