import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { oneBrowser } from './browser.ts';
import { House } from './house.ts';
import { goOver, type LaidRoom, layRooms, sitDown } from './laid-room.ts';
import type { Person } from './person.ts';

const browser = oneBrowser();

/** Longer than a minute, and than a turn at brisk pace; shorter than two. */
const LEAPING = [fileURLToPath(new URL('./leaping-house.ts', import.meta.url)), '61'];

/** For one test: it fails if anything goes wrong in their browser unseen. */
async function at(house: House, room: LaidRoom, index: number): Promise<Person> {
  const person = await sitDown(browser(), house, room, index);
  onTestFinished(async () => {
    await person.close();
    expect(person.faults, `what went wrong in ${person.name}'s browser`).toEqual([]);
  });
  return person;
}

/** The server has noticed that somebody is not there. */
const missed = ({ page }: Person): Promise<void> => page.getByText('away', { exact: true }).first().waitFor();

const logOf = ({ page }: Person) => page.locator('.log li:has(.log-played)');

test('who is away: in an unhurried room a bot plays when the others ask for it, else the clock does; all are told, and so is who comes back', async () => {
  let rooms: readonly LaidRoom[] = [];
  const house = await House.open({
    entry: LEAPING,
    furnish: async (folder) => {
      const wanted = [
        { code: 'UNHURR', pace: 'unhurried', situation: 'turn' },
        { code: 'BRSK22', pace: 'brisk', situation: 'turn' },
      ] as const;
      rooms = await layRooms(folder, wanted, true);
    },
  });
  onTestFinished(() => house.close());
  const [unhurried, brisk] = rooms;
  if (unhurried === undefined || brisk === undefined) throw new Error('two rooms');

  const mei = await at(house, brisk, 0);
  const ann = await at(house, brisk, 1);
  await mei.cut(true);
  await missed(ann);
  house.leap();
  await ann.page.locator('.tiding', { hasText: /^\s*Time ran out: .*Mei/ }).waitFor();
  expect(await ann.button(ann.t('frame.lend', { who: 'Mei' })).count()).toBe(0);
  await mei.cut(false);
  await mei.page.locator('.tiding', { hasText: mei.t('frame.missed') }).waitFor();

  for (const each of [mei, ann]) await goOver(each, house, unhurried);
  await mei.cut(true);
  await missed(ann);
  house.leap();
  const lend = ann.button(ann.t('frame.lend', { who: 'Mei' }));
  await lend.waitFor();
  expect(await logOf(ann).count()).toBe(0);
  await ann.click(lend);
  await expect.poll(async () => (await logOf(ann).allInnerTexts()).join('\n')).toMatch(/Bot: Mei /);
  await mei.cut(false);
  await mei.page.locator('.tiding', { hasText: /While you were away:\s*\w+/ }).waitFor();
  await expect.poll(async () => (await logOf(mei).allInnerTexts()).join('\n')).toMatch(/Bot: Mei /);
  await expect.poll(() => ann.page.locator('.tiding').count()).toBe(0);
});
