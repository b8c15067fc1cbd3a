import { verify } from '@tavern/engine';
import { expect, test } from 'vitest';
import { game } from '../../../games/mountain/rules/game.ts';
import { driver, playMountain, ranking } from '../../../games/mountain/test/table/index.ts';
import { recordOf } from '../../../server/test/play.ts';
import { ExampleBot } from '../../../server/test/polling/example-bot.ts';
import { oneBrowser } from './browser.ts';
import { followLink, giveUp, guest, roomBeside, seatOf, theHouse } from './guests.ts';
import { beReady, codeOf, startMatch } from './lobby-ways.ts';
import { QUICK_CLIMB } from './mountain-quick.ts';
import { savedRecord, verifyRecord } from './play.ts';

const browser = oneBrowser();
/** So much has been told when the people give up. Bots go up to the summit in server/test/polling/examples.test.ts, people in mountain.test.ts. */
const ENOUGH = 40;

test('two in browsers and a bot in Python climb the mountain at one table: all are told the same end, and the record verifies', async () => {
  const house = theHouse();
  const settings = { coached: driver.coached };
  const [mei, ann] = [await guest(browser(), 'Mei', { settings }), await guest(browser(), 'Ann', { settings })];
  const link = await roomBeside(house, mei, 'king-of-the-mountain', {
    seats: 3,
    speed: 'off',
    pace: 'brisk',
    rules: QUICK_CLIMB,
  });
  await mei.page.goto(link);
  await followLink(ann, link);
  const code = await codeOf(mei);
  const bot = new ExampleBot('python', house.url, 'king-of-the-mountain', code);
  await seatOf(mei, 'Python').waitFor();
  await beReady(ann);
  await startMatch(mei);
  const match = await bot.says('match');

  await Promise.all([mei, ann].map((person) => playMountain([person], { enough: ENOUGH })));
  for (const person of [ann, mei]) await giveUp(person);
  const end = await bot.says('over');
  await expect.poll(() => ranking(mei)).toHaveLength(3);
  const places = await ranking(mei);
  await expect.poll(() => ranking(ann)).toEqual(places);
  // Who came first, as it stands on the screens, is who the bot says has won.
  expect(end).toContain(places[0]?.replace('1 ', ''));
  for (const person of [mei, ann]) await verifyRecord(person);

  const record = await recordOf(house.url, match);
  expect(await savedRecord(ann)).toEqual(record);
  expect(verify(game, record)).toMatchObject({ ok: true, answers: record.answers.length });
  // Everybody has answered for themselves.
  expect(new Set(record.answers.map(([seat]) => seat)).size).toBe(3);
});
