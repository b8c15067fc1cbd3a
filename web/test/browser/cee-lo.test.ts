import { LANGUAGES } from '@tavern/engine';
import { expect, test } from 'vitest';
import { rulesSchema } from '../../../games/cee-lo/rules/house-rules.ts';
import {
  arriveAt,
  BEATEN_IN_THREE_WITH,
  beginRun,
  deeds,
  diceOf,
  fight,
  nextFrame,
  placed,
  placeOf,
  playOn,
  playToTheEnding,
  SCORES_AT_ONCE_WITH,
  said,
  WON_WITH,
} from '../../../games/cee-lo/test/table/index.ts';
import { bookOf } from '../../../games/cee-lo/text/book/index.ts';
import { axeInTurn, faultsOf } from './axe.ts';
import { oneBrowser } from './browser.ts';
import { lostFocus, watchFocus } from './focus.ts';
import { regular, theHouse } from './guests.ts';
import type { Person } from './person.ts';
import { verifyRecord } from './play.ts';

const browser = oneBrowser();
const comes = regular(browser, 'Mei');

const rows = ({ page }: Person) => page.locator('.ending table').first().locator('tbody tr');

test('CL-020: a run that is played by mouse and lost says what ended it, and leads to a new one or to the menu', async () => {
  const house = theHouse();
  const mei = await comes();
  await beginRun(mei, house.url, BEATEN_IN_THREE_WITH);
  await playToTheEnding(mei, 'mouse');
  await mei.page.getByRole('heading', { name: said(mei, 'ending.title.beaten'), exact: true }).waitFor();
  await expect.poll(() => rows(mei).count()).toBe(3);
  await expect.poll(() => rows(mei).last().innerText()).toContain(said(mei, 'ending.story.lost'));
  await mei.page
    .locator('.ending-ways')
    .getByRole('button', { name: mei.t('solo.menu') })
    .click();
  await mei.page.locator('.solo-menu').waitFor();
});

test('CL-001..CL-004, CL-015, CL-016, CL-018, CL-019, CL-059, CL-106: five rounds are won by keys alone, with rules, log, odds and shop on the way; every place can be used by everybody, and the run is told, verified, and begun anew', async () => {
  const house = theHouse();
  const mei = await comes();
  const { page } = mei;
  const faults: string[] = [];
  const seen = new Set<string>();
  const look = async (place: string): Promise<void> => {
    if (seen.has(place)) return;
    seen.add(place);
    // First in the language that is spoken: to change it takes longer than to look.
    for (const language of LANGUAGES.toSorted((a, b) => Number(b === mei.language) - Number(a === mei.language))) {
      await mei.speak(language);
      faults.push(...(await faultsOf(page, place, language, undefined, axeInTurn(seen.size))));
    }
  };
  await beginRun(mei, house.url, WON_WITH);
  await look('ready');
  await mei.speak('en');
  // The rules of this run, which is played as printed, though another preset is recommended.
  const book = bookOf(rulesSchema.parse({})).en;
  const rules = page.getByRole('dialog').getByText(book['rules.1.title'] ?? '');
  await expect
    .poll(async () => {
      // The language has just changed: a key may come before the table listens again.
      if ((await page.getByRole('dialog').count()) === 0) await page.keyboard.press('i');
      return rules.first().isVisible();
    })
    .toBe(true);
  await page.getByRole('dialog').getByText('This run is played by these rules: Printed.').waitFor();
  await expect.poll(() => page.locator('.bar-game').innerText()).toContain(said(mei, 'preset.printed.name'));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await mei.press('2', page.locator(placed('shop')));
  await expect.poll(() => page.getByRole('radio').count()).toBe(11);
  await look('shop');
  // CL-043, CL-088: what is too dear says by how much, and is not sold.
  const lookAt = async (powerup: string): Promise<void> => {
    const place = page.locator(`[data-powerup="${powerup}"]`);
    // The language has just changed: what is on the shelf may be laid out once more.
    await expect
      .poll(async () => {
        await place.focus();
        return place.getAttribute('aria-checked');
      })
      .toBe('true');
  };
  await lookAt('high-roller');
  await page.keyboard.press('b');
  await expect
    .poll(() => page.locator('[data-powerup="high-roller"]').innerText())
    .toContain(said(mei, 'shop.short', { short: 20 }));
  await lookAt('extra-reroll');
  // CL-039, CL-043: tag and button ask for the same, and that is what leaves the purse.
  const [start, price] = [20, 12];
  const purse = page.locator('.purse b');
  await expect.poll(() => purse.innerText()).toBe(`${start}`);
  await expect.poll(() => page.locator('[data-powerup="extra-reroll"] .powerup-tag b').innerText()).toBe(`${price}`);
  await expect.poll(() => page.locator('.shop-buy').innerText()).toContain(said(mei, 'shop.buy', { price }));
  await mei.press('b', page.locator('[data-powerup="extra-reroll"]').getByText(said(mei, 'shop.own', { n: 1 })));
  await expect.poll(() => purse.innerText()).toBe(`${start - price}`);
  // CL-018: back where it was opened.
  await mei.press('c', page.locator(placed('between')));
  await watchFocus(page);
  while ((await placeOf(mei)) !== 'ending') {
    const place = await placeOf(mei);
    if (place === 'between' && (await page.locator('.spoils').isVisible())) await look('reward');
    if (place === 'combat' && (await deeds(mei).count()) === 1) await look('throw');
    if (place === 'combat' && (await deeds(mei).count()) > 1) await look('act');
    await playOn(mei, 'keys');
    await nextFrame(mei);
  }
  await page.getByRole('heading', { name: said(mei, 'ending.title.won'), exact: true }).waitFor();
  await look('victory');
  expect(await lostFocus(page)).toEqual([]);
  await mei.speak('en');
  await expect.poll(() => rows(mei).count()).toBe(5);
  await expect
    .poll(() => rows(mei).allInnerTexts())
    .toEqual(Array(5).fill(expect.stringContaining(said(mei, 'ending.story.won'))));
  expect([...seen].sort()).toEqual(['act', 'ready', 'reward', 'shop', 'throw', 'victory']);
  expect(faults).toEqual([]);
  await verifyRecord(mei);

  // C-16: the shop is only to be looked at.
  await mei.click(said(mei, 'ending.shop'));
  await mei.page.locator('.powerup').first().waitFor();
  expect(await mei.button(/^Buy/).count()).toBe(0);
  await mei.click(said(mei, 'shop.back'));
  await mei.page.getByRole('heading', { name: said(mei, 'ending.title.won'), exact: true }).waitFor();

  const before = mei.page.url();
  await mei.page
    .getByRole('button', { name: new RegExp(`^${said(mei, 'frame.again')}`) })
    .first()
    .click();
  await mei.page.waitForURL((url) => url.href !== before);
  // CL-022, CL-071, CL-105: nothing of the old run is left.
  await arriveAt(mei, 'between');
  await mei.text(said(mei, 'between.shop.sub', { gold: 20 })).waitFor();
  await mei.text(said(mei, 'between.powerups.none', { n: 11 })).waitFor();
});

test('H-14, CL-017, CL-026, CL-073, CL-095: a hint does nothing by itself; dice lie there after a reload, and after the tab was closed; a Wild Die turns one of them, once, and not before a throw scores', async () => {
  const house = theHouse();
  const mei = await comes();
  await beginRun(mei, house.url, SCORES_AT_ONCE_WITH);
  await fight(mei);
  const address = mei.page.url();
  // CL-017, CL-026: there is something to attack with only after a throw that scores.
  await deeds(mei).first().waitFor();
  const toThrow = [expect.stringContaining(said(mei, 'option.roll'))];
  await expect.poll(() => deeds(mei).allInnerTexts()).toEqual(toThrow);
  await mei.click(said(mei, 'scene.hint'));
  // It is announced too, and marked on the plaque that the house names.
  await mei.page.locator('.hint-said').getByText(said(mei, 'scene.hint.roll')).waitFor();
  await expect
    .poll(() => mei.page.locator('.hinted').allInnerTexts())
    .toEqual([expect.stringContaining(said(mei, 'combat.hinted'))]);
  expect(await placeOf(mei)).toBe('combat');
  expect(await deeds(mei).allInnerTexts()).toEqual(toThrow);

  await deeds(mei).first().click();
  await deeds(mei)
    .filter({ hasText: said(mei, 'combat.attack') })
    .waitFor();
  await expect.poll(async () => (await diceOf(mei)).length).toBeGreaterThanOrEqual(3);
  const thrown = async () => [await diceOf(mei), await deeds(mei).allInnerTexts()];
  const before = await thrown();
  await mei.page.reload();
  await expect.poll(thrown).toEqual(before);
  await mei.comeBack(address);
  await expect.poll(thrown).toEqual(before);

  const { page } = mei;
  const won = page.getByRole('heading', { name: said(mei, 'between.won', { round: 1 }), exact: true });
  // Only in the fight: a press too many would be one for the next round.
  while ((await placeOf(mei)) === 'combat')
    await deeds(mei)
      .first()
      .click({ timeout: 1_000 })
      .catch(() => {});
  await won.waitFor();
  await mei.click(said(mei, 'between.shop'));
  await page.locator('[data-powerup="wild-die"]').click();
  await page.keyboard.press('b');
  await page
    .locator('[data-powerup="wild-die"]')
    .getByText(said(mei, 'shop.own', { n: 1 }))
    .waitFor();
  await mei.click(said(mei, 'shop.continue'));
  await fight(mei);
  await deeds(mei).first().waitFor();
  expect(await page.locator('.dice-place.wild').count()).toBe(0);
  await deeds(mei).first().click();
  await page.locator('.dice-place.wild').first().click();
  const faces = page.getByRole('dialog').getByRole('button', { name: said(mei, 'combat.face', { face: 6 }).slice(0, 4) });
  await faces.first().waitFor();
  // One that still scores, so that there is something to look at: the same as its neighbour.
  const neighbour = Number((await diceOf(mei)).at(-1)?.match(/\d+$/)?.[0]);
  await page.keyboard.press(String(neighbour));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await deeds(mei)
    .filter({ hasText: said(mei, 'combat.attack') })
    .waitFor();
  await page.getByLabel(said(mei, 'combat.die', { n: 1, face: neighbour })).waitFor();
  await expect.poll(() => page.locator('.dice-place.wild').count()).toBe(0);
});
