import { LANGUAGES, verify } from '@tavern/engine';
import { becomeGuest, Client } from '@tavern/wire';
import { expect, test } from 'vitest';
import { game } from '../../../games/skirmish/rules/game.ts';
import type { Skirmish } from '../../../games/skirmish/rules/types.ts';
import { answer, driver, playSkirmish, reached, sightOf, take } from '../../../games/skirmish/test/table/index.ts';
import { TWO, WATCHED } from '../../../games/test/table/card-plans.ts';
import { type Laid, momentsOf } from '../../tools/moments.ts';
import { axeInTurn, faultsOf } from './axe.ts';
import { oneBrowser } from './browser.ts';
import { followLink, giveUp, guest, theHouse } from './guests.ts';
import { momentWith as momentIn, sitAt } from './laid.ts';
import type { Person } from './person.ts';
import { savedRecord, verifyRecord } from './play.ts';

const browser = oneBrowser();

const momentWith = (wanted: (moment: Laid<Skirmish>) => boolean, from = 1): Promise<Laid<Skirmish>> =>
  momentIn(driver, wanted, { from });

const ending = ({ page }: Person) => page.locator('.skirmish-ending');
/** Who won what, as it stands there. */
const story = (person: Person): Promise<readonly string[]> =>
  ending(person).locator('.ending-rounds td, .ending-players td').allInnerTexts();

test.each(LANGUAGES)('playing, discarding, the end of a round and the result can be used by everybody: %s', async (language) => {
  const mei = await guest(browser(), 'Mei', { language, settings: { coached: driver.coached } });
  const { page } = mei;
  const faults: string[] = [];
  let looks = 0;
  const look = async (screen: string): Promise<void> => {
    faults.push(...(await faultsOf(page, screen, language, undefined, axeInTurn(looks++))));
  };
  for (const kind of ['play', 'discard', 'next'] as const) {
    const moment = await momentWith(
      ({ asked, view }) => asked?.kind === kind && asked.options.length > (kind === 'discard' ? 2 : 0) && view.turn > 5,
    );
    await sitAt(mei, moment);
    await reached(mei, ({ asked }) => asked === kind);
    await look(kind);
    if (kind !== 'play') continue;
    const card = moment.asked?.options.find((option) => option.do === 'play' && option.slot !== null);
    await take(page, card?.do === 'play' ? card.card : '');
    await reached(mei, ({ lit }) => lit > 0);
    await look('card taken');
  }
  await sitAt(mei, await momentWith(({ over }) => over !== null));
  await ending(mei).waitFor();
  await look('result');
  expect(faults).toEqual([]);
});

/** Two at one screen, shortly before they go on to their last round, and how many rounds they have gone on from before. */
async function lateInTheMatch(): Promise<{ readonly moment: Laid<Skirmish>; readonly rounds: number }> {
  let [play, late, nexts]: [Laid<Skirmish> | null, Laid<Skirmish> | null, number] = [null, null, 0];
  for await (const moment of momentsOf(driver, driver.plan(TWO), 'Mei')) {
    if (moment.asked?.kind === 'play') play = moment;
    if (moment.asked?.kind !== 'next') continue;
    late = play;
    nexts += 1;
  }
  if (late === null) throw new Error('nobody ever goes on');
  return { moment: late, rounds: nexts - 1 };
}

test('FS-067, FS-088: two at one screen play a match behind the curtain, and go on after a round by one press for both', async () => {
  const mei = await guest(browser(), 'Mei', { settings: { coached: driver.coached } });
  const { page } = mei;
  const { moment: late, rounds } = await lateInTheMatch();
  await sitAt(mei, late);
  const pressed: string[] = [];
  let curtains = 0;
  const meanwhile = async (): Promise<void> => {
    const { hand, asked, moment } = await sightOf(mei);
    // Looked at in one moment: behind the curtain there is nothing to read.
    const [down, behind] = await page.evaluate(() => [
      document.querySelector('main.curtain') !== null,
      document.querySelectorAll('.skirmish-table, .log').length,
    ]);
    if (down) {
      curtains += 1;
      expect(behind).toBe(0);
    }
    if (hand || asked !== 'next') return;
    pressed.push(moment);
    await answer(mei);
    // The next question is not this one again: nobody goes on a second time.
    await expect.poll(async () => (await sightOf(mei)).asked === 'next').toBe(false);
  };
  await playSkirmish([mei], { meanwhile });
  await expect.poll(() => ending(mei).locator('.ending-rounds tbody tr').count()).toBe(rounds + pressed.length + 1);
  expect(pressed.length).toBeGreaterThan(0);
  expect(new Set(pressed).size).toBe(pressed.length);
  expect(curtains).toBeGreaterThan(4);
  await verifyRecord(mei);
});

test('FS-067, FS-106: bots play against bots while somebody watches, to the end; the record is saved, and verifies', async () => {
  const mei = await guest(browser(), 'Mei');
  await sitAt(mei, await momentWith(({ asked }) => asked !== null, WATCHED));
  await mei.page.locator('.skirmish-table.watched').waitFor();
  expect(await mei.page.locator('.war-hand').count()).toBe(0);
  await ending(mei).waitFor({ timeout: 150_000 });
  await expect.poll(async () => (await story(mei)).length).toBeGreaterThan(10);
  await verifyRecord(mei);
  expect(verify(game, await savedRecord(mei)).ok).toBe(true);
});

/** The host's room with a bot in it, made beside their page with their own key, which their browser has kept. */
async function roomOf(url: string, host: Person): Promise<string> {
  const made = await becomeGuest(url, host.name);
  if (!made.ok) throw new Error(JSON.stringify(made));
  const { id, nickname, secret } = made;
  await host.page.evaluate(
    ([key = '', kept = '']) => localStorage.setItem(key, kept),
    [`tavern.guest:${url}`, JSON.stringify({ id, nickname, secret })],
  );
  const client = new Client(url, secret);
  await client.connected();
  const created = await client.request('room.create', { game: 'skirmish', settings: { seats: 2, pace: 'brisk', speed: 'off' } });
  if (!created.ok) throw new Error(JSON.stringify(created));
  const { code } = created.room;
  const bot = await client.request('room.act', { code, act: { do: 'bot', seat: 1, level: 'easy' } });
  if (!bot.ok) throw new Error(JSON.stringify(bot));
  client.close();
  return `${url}/#/room/${code}`;
}

/** So much has happened when she gives up: a whole match is watched to its end in skirmish-online.test.ts. */
const ENOUGH = 12;

test('a spectator follows a match online, sees no hand, and reads the same story in the end', async () => {
  const { url } = theHouse();
  const mei = await guest(browser(), 'Mei', { settings: { coached: driver.coached } });
  const ann = await guest(browser(), 'Ann');
  await mei.page.goto(url);
  await mei.button(mei.t('hall.bots')).waitFor();
  const link = await roomOf(url, mei);
  await mei.page.goto(link);
  await mei.page.reload();
  await mei.page.locator('.lobby-foot .big-step').waitFor();
  await followLink(ann, link, 'join.watch');
  await mei.page.locator('.lobby-foot .btn-primary:not([aria-disabled="true"])').click();
  await ann.page.locator('.skirmish-table.watched').waitFor();
  await reached(mei, ({ asked }) => asked === 'play');
  expect(await ann.page.locator('.war-hand').count()).toBe(0);
  while ((await reached(mei, ({ asked, over }) => asked !== null || over)).told < ENOUGH) await answer(mei);
  await giveUp(mei);
  for (const each of [mei, ann]) await ending(each).waitFor();
  await expect.poll(() => story(ann)).toEqual(await story(mei));
});
