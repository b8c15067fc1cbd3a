import { verify } from '@tavern/engine';
import { expect, test } from 'vitest';
import { game } from '../../../games/mountain/rules/game.ts';
import { driver, playMountain, ranking } from '../../../games/mountain/test/table/index.ts';
import { recordOf } from '../../../server/test/play.ts';
import { ExampleBot } from '../../../server/test/polling/example-bot.ts';
import { oneBrowser } from './browser.ts';
import { followLink, guest, roomBeside, seatOf, theHouse } from './guests.ts';
import { beReady, codeOf, startMatch } from './lobby-ways.ts';
import { QUICK_CLIMB } from './mountain-quick.ts';
import { savedRecord, verifyRecord } from './play.ts';

const browser = oneBrowser();

test('two in browsers and two bots in Python climb the mountain at one table to its end: all are told the same, and the record verifies', async () => {
  const house = theHouse();
  const settings = { coached: driver.coached };
  const [mei, ann] = [await guest(browser(), 'Mei', { settings }), await guest(browser(), 'Ann', { settings })];
  const link = await roomBeside(house, mei, 'king-of-the-mountain', {
    seats: 4,
    speed: 'off',
    pace: 'brisk',
    rules: QUICK_CLIMB,
  });
  await mei.page.goto(link);
  await followLink(ann, link);
  const code = await codeOf(mei);
  const bots = [0, 1].map(() => new ExampleBot('python', house.url, 'king-of-the-mountain', code));
  await expect.poll(() => seatOf(mei, 'Python').count()).toBe(2);
  await beReady(ann);
  await startMatch(mei);
  const [match = '', same] = await Promise.all(bots.map((bot) => bot.says('match')));
  expect(same).toBe(match);

  await Promise.all([mei, ann].map((person) => playMountain([person])));
  const ends = await Promise.all(bots.map((bot) => bot.says('over')));
  expect(ends[1]).toBe(ends[0]);
  await expect.poll(() => ranking(mei)).toHaveLength(4);
  const places = await ranking(mei);
  await expect.poll(() => ranking(ann)).toEqual(places);
  // Who came first, as it stands on the screens, is who the bots say has won.
  expect(ends[0]).toContain(places[0]?.replace('1 ', ''));
  for (const person of [mei, ann]) await verifyRecord(person);

  const record = await recordOf(house.url, match);
  expect(await savedRecord(ann)).toEqual(record);
  expect(verify(game, record)).toMatchObject({ ok: true, answers: record.answers.length });
  // Everybody has answered for themselves.
  expect(new Set(record.answers.map(([seat]) => seat)).size).toBe(4);
});
