import { expect, test } from 'vitest';
import { axeInTurn, faultsOf } from './axe.ts';
import { oneBrowser } from './browser.ts';
import { regular, theHouse } from './guests.ts';
import type { Person } from './person.ts';
import { golden, line, lookAs, shows, watch } from './replays.ts';

const browser = oneBrowser();
const comes = regular(browser, 'Mei', { settings: { nickname: 'Mei' } });

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
    await page.locator(open).first().hover();
    await page.getByRole('tooltip').first().waitFor();
    // Arrow keys go from one to the next, and the match stays where it is.
    const last = page.locator(open).last();
    await last.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-tip'))).toBe(true);
    expect(await last.evaluate((slip) => slip === document.activeElement)).toBe(false);
    await shows(mei, answer);
    await page.keyboard.press('Escape');
    const nth = OPEN.findIndex(([each]) => each === game);
    expect(await faultsOf(page, `${game} open`, 'en', undefined, axeInTurn(nth))).toEqual([]);
  },
);
