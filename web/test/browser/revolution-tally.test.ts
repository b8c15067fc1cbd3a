import { LANGUAGES } from '@tavern/engine';
import { expect, test } from 'vitest';
import type { Revolution } from '../../../games/revolution/rules/types.ts';
import { driver, reached } from '../../../games/revolution/test/table/index.ts';
import { type Laid, momentsOf } from '../../tools/moments.ts';
import { axeInTurn, faultsOf } from './axe.ts';
import { oneBrowser } from './browser.ts';
import { guest } from './guests.ts';
import { sitAt } from './laid.ts';

const browser = oneBrowser();
const MOST_MATCHES = 40;

type Is = (moment: Laid<Revolution>) => boolean;

/** The first moment of each kind, all in one go: the same ones in every run. */
async function momentsWith<Name extends string>(wanted: { readonly [name in Name]: Is }): Promise<Map<Name, Laid<Revolution>>> {
  const names = Object.keys(wanted) as Name[];
  const met = new Map<Name, Laid<Revolution>>();
  for (let nth = 1; nth <= MOST_MATCHES; nth++)
    for await (const moment of momentsOf(driver, driver.plan(nth), 'Mei')) {
      for (const name of names) if (!met.has(name) && wanted[name](moment)) met.set(name, moment);
      if (met.size === names.length) return met;
    }
  throw new Error(`nobody was ever in all of these situations: ${names.join(', ')}`);
}

const asks =
  (kind: string): Is =>
  ({ asked, view }) =>
    asked?.kind === kind && view.turn > 3;

test.each(LANGUAGES)(
  'a turn, a search, the secret phase, the tally and the result can be used by everybody: %s',
  async (language) => {
    const mei = await guest(browser(), 'Mei', { language, settings: { coached: driver.coached } });
    const { page } = mei;
    const faults: string[] = [];
    const met = await momentsWith({
      place: asks('place'),
      choose: (moment) => asks('choose')(moment) && moment.view.search !== null,
      secret: asks('secret'),
      next: asks('next'),
      result: ({ over }) => over !== null,
    });
    for (const [nth, [kind, moment]] of [...met].entries()) {
      await sitAt(mei, moment);
      if (kind === 'result') await page.locator('.rev-ending').waitFor();
      else await reached(mei, ({ asked }) => asked === kind);
      faults.push(...(await faultsOf(page, kind, language, undefined, axeInTurn(nth))));
    }
    expect(faults).toEqual([]);
  },
);

test('RR-028: the tally is shown again by a button, ended by a press, and left by the key of the way on; the ledger leads back to it', async () => {
  const mei = await guest(browser(), 'Mei', { settings: { coached: driver.coached } });
  const { page } = mei;
  const met = await momentsWith({ next: ({ asked, view }) => asked?.kind === 'next' && view.round === 1 });
  for (const moment of met.values()) await sitAt(mei, moment);
  await reached(mei, ({ asked }) => asked === 'next');
  const tally = page.locator('.tally');
  const rows = tally.locator('.tally-rows > .shown');
  const all = await rows.count();
  expect(all).toBeGreaterThan(2);
  // Each row is told in sentences, too.
  expect(await rows.first().locator('.sr').innerText()).toMatch(/^Printed\. .+ Makes \d+\./);

  await tally.locator('.tally-again').click();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  // Somewhere that does nothing else.
  await tally.locator('.tally-book h2').click();
  await expect.poll(() => rows.count()).toBe(all);

  const total = await tally.locator('.tally-sum.near').innerText();
  await page.keyboard.press('1');
  await reached(mei, ({ asked }) => asked === 'place');
  expect(await tally.count()).toBe(0);

  await page.locator('.ledger-rounds .ledger-done button').first().click();
  await expect.poll(() => tally.locator('.tally-sum.near').innerText()).toBe(total);
  // The past cannot be answered.
  expect(await tally.locator('.btn-primary').count()).toBe(0);
  await page.keyboard.press('Escape');
  await tally.waitFor({ state: 'detached' });
});
