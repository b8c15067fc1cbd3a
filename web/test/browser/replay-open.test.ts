import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { oneBrowser } from './browser.ts';
import { guest, regular, theHouse } from './guests.ts';
import type { Person } from './person.ts';
import { golden, line, lookAs, shows, watch } from './replays.ts';

const browser = oneBrowser();
const comes = regular(browser, 'Mei', { settings: { nickname: 'Mei' } });
const SHOTS = process.env['SHOTS'];

/** A record, a moment in it, and what is only there where nothing is hidden. */
const OPEN = [
  ['skirmish', '2-bots', 24, '.far-hand .open-slip'],
  ['revolution', '2-bots', 11, '.open-side .open-slip'],
  ['mountain', '4-bots', 65, '.climber-open button:visible'],
] as const;

async function openAt(person: Person, game: string, file: string, answer: number): Promise<void> {
  await watch(person, theHouse().url, golden(game, file));
  await line(person).fill(String(answer));
  await shows(person, answer);
}

test.each(OPEN)(
  '%s: everything is laid open for eyes that see it, says what it is, and is gone for a spectator',
  async (game, file, answer, open) => {
    const mei = await comes();
    const { page } = mei;
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAt(mei, game, file, answer);
    await lookAs(mei, mei.t('replay.eyes.spectator'));
    expect(await page.locator(open).count()).toBe(0);
    await lookAs(mei, mei.t('replay.eyes.all'));
    await page.locator(open).first().waitFor();
    const first = page.locator(open).first();
    const name = (await first.getAttribute('aria-label')) ?? '';
    await first.hover();
    await page.getByRole('tooltip').first().waitFor();
    await page.mouse.move(700, 4);
    await page.getByRole('tooltip').first().waitFor({ state: 'hidden' });
    // One stop for Tab, and arrows from one to the next.
    await first.focus();
    await page.getByRole('tooltip').first().waitFor();
    expect(name.length).toBeGreaterThan(3);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).not.toBe(name);
    await page.keyboard.press('Escape');
    if (SHOTS !== undefined)
      for (const [width, height] of [
        [1440, 900],
        [1024, 768],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(900);
        await page.screenshot({ path: `${SHOTS}/open-${game}-${width}.png` });
      }
    expect(await faultsOf(page, `${game} open`, 'en')).toEqual([]);
  },
);
