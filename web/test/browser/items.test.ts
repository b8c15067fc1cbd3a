import { expect, test } from 'vitest';
import { oneBrowser } from './browser.ts';
import { carry } from './carry.ts';
import { regular, theHouse } from './guests.ts';
import { leaveTables } from './laid.ts';
import { layOut, type Moment, momentsOf } from './mountain-moments.ts';
import type { Person } from './person.ts';

const browser = oneBrowser();
const COACHED = ['turn', 'trade'].map((kind) => `king-of-the-mountain.${kind}`);
const MOST_MATCHES = 40;

/** The first moment of its kind in matches against bots. */
async function met(is: (moment: Moment) => boolean): Promise<Moment> {
  for (let seed = 1; seed <= MOST_MATCHES; seed++)
    for await (const moment of momentsOf(seed, 3, 'Mei')) if (is(moment)) return moment;
  throw new Error('never met');
}

/** Nobody else does anything: a bot that ends the trade takes the item out of her hand. */
const comes = regular(browser, 'Mei', { held: true, settings: { coached: COACHED } });

async function sitDown(moment: Moment): Promise<Person> {
  const house = theHouse();
  const mei = await comes();
  await leaveTables(mei, house.url);
  await layOut(mei.page, house.url, moment.stored());
  return mei;
}

test('KM-058: a thing is put on by carrying it to a hand; where it cannot lie it stays, and keys go on working', async () => {
  const item = ({ asked, view }: Moment): string | null => {
    const [me] = view.players;
    if (asked?.kind !== 'turn' || me?.left !== null || me.right !== null) return null;
    const put = asked.options.find((option) => option.do === 'equip' && option.slot === 'left');
    return put?.do === 'equip' ? put.item : null;
  };
  const moment = await met((each) => item(each) !== null);
  const mei = await sitDown(moment);
  const { page } = mei;
  const carried = page.locator(`[data-item="pack:${item(moment)}"]`).first();
  const hand = page.locator('[data-drop="left"]');
  await carry(mei, carried, page.locator('[data-drop="armour"]'));
  expect(await carried.isVisible()).toBe(true);
  // The drag that came to nothing has not swallowed what is pressed next.
  await carried.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('.ledge-menu');
  await menu.waitFor();
  // A tip that has come meanwhile goes first.
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return menu.count();
    })
    .toBe(0);
  await carry(mei, carried, hand);
  await hand.locator('.item').waitFor();
  await expect.poll(() => carried.count()).toBe(0);
});

test('KM-047, KM-058: in a trade a thing is offered by carrying it to the cloth', async () => {
  const moment = await met(({ asked }) => asked?.kind === 'trade' && asked.options.some((option) => option.do === 'offer'));
  const mei = await sitDown(moment);
  const { page } = mei;
  await page.locator('[data-tray="trade"]').waitFor();
  const told = page.locator('.log').getByText(/Mei (now )?offers /);
  const before = await told.count();
  const item = page.locator('[data-zone="own"] .exchange-item .item[data-option*=\'"offer"\']').first();
  await carry(mei, item, page.locator('[data-zone="cloth"]').first());
  await expect.poll(() => told.count()).toBeGreaterThan(before);
});
