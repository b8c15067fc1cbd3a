import { seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import { game } from '../../../games/mountain/rules/game.ts';
import type { View } from '../../../games/mountain/rules/view.ts';
import { framesOf, watchFrames } from '../../../games/mountain/test/table/frames.ts';
import { playMountain } from '../../../games/mountain/test/table/index.ts';
import { oneBrowser } from './browser.ts';
import { guest, theHouse } from './guests.ts';
import { layOut, type Moment, momentsOf } from './mountain-moments.ts';
import type { Person } from './person.ts';
import { savedRecord, verifyRecord } from './play.ts';
import { firstUntrue, seenIn } from './truth.ts';

const browser = oneBrowser();
const ME = seat(0);

/** The second half of a match against one bot: bots take their time as long as things move, and the first half shows nothing else. */
async function halfway(): Promise<Moment> {
  const turns: Moment[] = [];
  for await (const moment of momentsOf(2, 2, 'Mei')) if (moment.asked?.kind === 'turn') turns.push(moment);
  const middle = turns[Math.floor(turns.length / 2)];
  if (middle === undefined) throw new Error('nobody ever had a turn');
  return middle;
}

async function begin(person: Person, url: string): Promise<void> {
  await person.page.goto(url);
  await person.button(person.t('hall.bots')).waitFor();
  await layOut(person.page, url, (await halfway()).stored());
}

/** As frames.ts writes it down. */
const written = ({ players }: View): string => players.map(({ at, hp }, index) => `${index}: ${hp} HP on ${at}`).join(', ');

test('KM-060: a player who answers as fast as the keys allow while everything moves finishes the game, and the board is right in every frame', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei', { motion: true, settings: { nickname: 'Mei', speed: '1x', sound: true } });
  await begin(mei, house.url);
  await watchFrames(mei.page);
  await playMountain([mei], { by: 'keys' });
  const { shown, astray, count } = await framesOf(mei.page);

  const moments = seenIn(game, await savedRecord(mei), ME).map(written);
  expect(firstUntrue(shown, moments)).toBeNull();
  expect(shown.at(-1)).toBe(moments.at(-1));
  expect(astray).toEqual([]);
  // It did move: many frames, and most of what happened was to be seen.
  expect(count).toBeGreaterThan(200);
  expect(shown.length).toBeGreaterThan(10);
  await verifyRecord(mei);
});
