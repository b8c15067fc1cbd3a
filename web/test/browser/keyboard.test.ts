import { expect, test } from 'vitest';
import { answer, playMountain, reached, said } from '../../../games/mountain/test/table/index.ts';
import { oneBrowser } from './browser.ts';
import { guest, theHouse } from './guests.ts';
import type { Person } from './person.ts';

const browser = oneBrowser();

/** Tab by tab, until what has the focus is called so. */
async function tabTo(person: Person, name: string): Promise<void> {
  const { page } = person;
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab');
    if ((await focused(person))?.startsWith(name) === true) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

/** What has the focus, in words; null: nothing has. */
const focused = ({ page }: Person): Promise<string | null> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element === null || element === document.body ? null : (element.getAttribute('aria-label') ?? element.textContent);
  });

/** What has the focus and does not show it, by a ring or anything else that is not there without the focus; null: it does, or nothing has it. */
const unseenFocus = ({ page }: Person): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    // On a heading it only rests, and nothing can be pressed there.
    if (!(element instanceof HTMLElement) || element.matches('body, h1[tabindex="-1"]')) return null;
    const look = (): string => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(element);
      return [outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor].join(' ');
    };
    const focused = look();
    element.blur();
    const blurred = look();
    element.focus();
    return focused !== blurred ? null : (element.getAttribute('aria-label') ?? element.textContent);
  });

test('KM-039, KM-043: a complete game by keyboard alone, from the hall to the verified record; what has the focus shows it', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei');
  const { page } = mei;
  await page.goto(house.url);
  await mei.button(mei.t('hall.bots')).waitFor();
  await tabTo(mei, mei.t('hall.bots'));
  await expect.poll(() => unseenFocus(mei)).toBeNull();
  await page.keyboard.press('Enter');
  await page.locator('.bot-dialog').waitFor();
  // On whatever has the focus: nothing need be chosen.
  await page.keyboard.press('Enter');
  await reached(mei, ({ asked }) => asked !== null);
  await tabTo(mei, said(mei, 'ledge.act.move'));
  await expect.poll(() => unseenFocus(mei)).toBeNull();
  await page.keyboard.press('Enter');

  const unseen = new Set<string>();
  let moves = 0;
  await playMountain([mei], {
    by: 'keys',
    meanwhile: async (_, { asked }) => {
      if (asked === null) return;
      moves += 1;
      const found = await unseenFocus(mei);
      if (found !== null) unseen.add(`${asked}: ${found}`);
    },
  });
  expect(moves).toBeGreaterThan(5);
  expect([...unseen]).toEqual([]);
  expect(await answer(mei, { by: 'keys' })).toBe(false);

  await mei.press('m', page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await tabTo(mei, mei.t('frame.verify'));
  await page.keyboard.press('Enter');
  await page.locator('.record-sound').waitFor();
  expect(mei.clicks).toBe(0);
});
