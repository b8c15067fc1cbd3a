import { expect, test } from 'vitest';
import { reached } from '../../../games/mountain/test/table/index.ts';
import { oneBrowser } from './browser.ts';
import { giveUp, guest, playBots, theHouse } from './guests.ts';

const browser = oneBrowser();

/** Runs in the page, which is hidden from its first moment: notes what the browser is told to tell. */
function beHidden(): void {
  const told: string[] = [];
  Object.defineProperty(document, 'hidden', { get: () => true });
  Object.defineProperty(navigator, 'vibrate', { value: (shakes: number[]) => told.push(`shaken ${shakes.length}`) > 0 });
  class Told extends EventTarget {
    static readonly permission = 'granted';
    static readonly requestPermission = (): Promise<string> => {
      told.push('asked for permission');
      return Promise.resolve('granted');
    };
    constructor(words: string) {
      super();
      told.push(words);
    }
    close(): void {}
  }
  Object.assign(globalThis, { Notification: Told, told });
}

test('in a hidden tab the icon shows that it is your turn; the browser tells it once you have asked for that', async () => {
  const mei = await guest(browser(), 'Mei');
  const { page } = mei;
  await page.addInitScript(beHidden);
  const told = (): Promise<readonly string[]> => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
  const icon = (): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute('href');
  const turn = mei.t('frame.title.asked', { game: 'King of the Mountain' });
  await page.goto(theHouse().url);
  await playBots(mei);
  await reached(mei, ({ asked }) => asked !== null);
  await expect.poll(icon).toMatch(/favicon-turn\.svg$/);
  await expect.poll(told).toContain('shaken 3');
  expect(await told()).not.toContain(turn);

  await mei.click(mei.t('settings.open'));
  const notify = page.getByRole('switch', { name: mei.t('settings.turn.notify') });
  await notify.click();
  await expect.poll(() => notify.getAttribute('aria-checked')).toBe('true');
  expect(await told()).toContain('asked for permission');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.reload();
  await reached(mei, ({ asked }) => asked !== null);
  await expect.poll(told).toContain(turn);
  await giveUp(mei);
  await expect.poll(icon).toMatch(/favicon\.svg$/);
});
