import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oneBrowser } from './browser.ts';
import { guest, ownHouse } from './guests.ts';
import type { Person } from './person.ts';
import { isOver } from './play.ts';

const browser = oneBrowser();

/** Tab by tab, until what has the focus is called so. */
async function tabTo(person: Person, name: string): Promise<void> {
  const { page } = person;
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (focused.startsWith(name)) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

/** A ring, or anything else that was not there without the focus. */
async function showsFocus(person: Person): Promise<boolean> {
  return person.page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return false;
    const look = (): string => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(element);
      return [outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor].join(' ');
    };
    const focused = look();
    element.blur();
    const blurred = look();
    element.focus();
    return focused !== blurred;
  });
}

test('a complete game by keyboard alone: from the hall to the verified record', async () => {
  const house = await ownHouse();
  const mei = await guest(browser(), 'Mei');
  const { page } = mei;
  await page.goto(house.url);
  await mei.button(mei.t('hall.bots')).waitFor();
  await tabTo(mei, mei.t('hall.bots'));
  expect(await showsFocus(mei)).toBe(true);
  await page.keyboard.press('Enter');
  await mei.options.first().waitFor();
  expect(await showsFocus(mei)).toBe(true);

  const until = performance.now() + 180_000;
  let answers = 0;
  while (!(await isOver(mei))) {
    if (performance.now() > until) throw new Error('it never ends');
    if (await page.locator('.prompt:not(.busy)').isVisible()) {
      answers += 1;
      // By number, by arrows and Enter, in turn.
      if (answers % 2 === 0) await page.keyboard.press('1');
      else {
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      }
    }
    await pause(40);
  }
  expect(answers).toBeGreaterThan(5);

  await page.keyboard.press('m');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await tabTo(mei, mei.t('frame.verify'));
  await page.keyboard.press('Enter');
  await page.locator('.verdict.sound').waitFor();
});
