import { verify } from '@tavern/engine';
import { expect, test } from 'vitest';
import { game } from '../../../games/skirmish/rules/game.ts';
import { answer, driver, playSkirmish, reached, sightOf } from '../../../games/skirmish/test/table/index.ts';
import { oneBrowser } from './browser.ts';
import { lostFocus, watchFocus } from './focus.ts';
import { guest } from './guests.ts';
import { momentWith, sitAt } from './laid.ts';
import type { Manner, Person } from './person.ts';
import { savedRecord, verifyRecord } from './play.ts';

const browser = oneBrowser();
const ENDING = '.skirmish-ending';
const PASS = '.skirmish-table .pass-plate';

/** At the first play of a round of a match against the normal bot: the same match in every run. */
async function seated(nth: number, manner: Manner = {}, round = 1): Promise<Person> {
  const mei = await guest(browser(), 'Mei', { ...manner, settings: { coached: driver.coached } });
  await sitAt(mei, await momentWith(driver, ({ asked, view }) => asked?.kind === 'play' && view.round === round, { from: nth }));
  await reached(mei, ({ asked }) => asked === 'play');
  return mei;
}

/** Passing takes two presses of the plate. */
async function passTwice(person: Person): Promise<void> {
  const { moment } = await sightOf(person);
  await expect
    .poll(async () => {
      // The first one is forgotten after a while, which is short on a busy machine.
      await person.page
        .locator(PASS)
        .click({ timeout: 2_000 })
        .catch(() => {});
      return (await sightOf(person)).moment !== moment;
    })
    .toBe(true);
}

test('FS-060, FS-086, FS-087: a match against the normal bot to its end by mouse; what a place promised is what came', async () => {
  const mei = await seated(1);
  const { page } = mei;
  // A card is taken, places light up, and Escape puts it back: nothing was sent.
  const { told } = await sightOf(mei);
  await answer(mei);
  await reached(mei, ({ chosen, lit }) => chosen && lit > 0);
  await page.keyboard.press('Escape');
  await reached(mei, ({ chosen, lit }) => !chosen && lit === 0);
  expect((await sightOf(mei)).told).toBe(told);
  // The first press of the plate passes nothing, Escape takes it back.
  await page.locator(PASS).click();
  await reached(mei, ({ armed }) => armed);
  await page.keyboard.press('Escape');
  await reached(mei, ({ armed }) => !armed);
  expect((await sightOf(mei)).told).toBe(told);

  // A unit that goes to an open slot says its power before, and has it afterwards.
  await answer(mei);
  const place = page.locator('.skirmish-table .cell.near.lit').first();
  await place.hover();
  const tag = await place.locator('.cell-tag').innerText();
  const slot = await place.getAttribute('data-slot');
  await place.click();
  if (!(await sightOf(mei)).chosen) {
    const unit = page.locator(`.skirmish-table .cell.near[data-slot="${slot}"] .power b`);
    await expect.poll(() => unit.first().innerText()).toBe(/\d+$/.exec(tag)?.[0]);
  }
  await playSkirmish([mei]);
  await page.locator(ENDING).waitFor();
  await verifyRecord(mei);
  expect(verify(game, await savedRecord(mei)).ok).toBe(true);
});

test('a match by keys alone: number keys, arrows, Enter', async () => {
  const mei = await seated(2);
  await watchFocus(mei.page);
  await playSkirmish([mei], { by: 'keys' });
  await mei.page.locator(ENDING).waitFor();
  expect(await lostFocus(mei.page)).toEqual([]);
});

test('a match by touch on a phone of 390 by 844, with passing', async () => {
  // The first round would show nothing else.
  const mei = await seated(3, { width: 390, height: 844, touch: true }, 2);
  let passed = 0;
  const meanwhile = async (): Promise<void> => {
    const { asked, chosen } = await sightOf(mei);
    if (asked !== 'play' || chosen || passed > 0) return;
    passed += 1;
    await passTwice(mei);
  };
  await playSkirmish([mei], { by: 'touch', meanwhile });
  await mei.page.locator(ENDING).waitFor();
  expect(passed).toBe(1);
});
