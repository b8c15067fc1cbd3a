import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oneBrowser } from './browser.ts';
import { guest } from './guests.ts';
import type { Person } from './person.ts';
import { unseenIn } from './sight/forced.ts';
import { houseScreens, type MainScreen, tableScreens } from './sight/main-screens.ts';
import { Pixels } from './sight/pixels.ts';
import { shot } from './sight/shots.ts';
import { paleWords } from './sight/texts.ts';

const browser = oneBrowser();

/** With PICTURES=<folder> the pictures that were judged are kept there, to be looked at by people. */
const PICTURES = process.env['PICTURES'];
const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

function keep(name: string, shown: Buffer): void {
  if (PICTURES === undefined) return;
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(`${PICTURES}/${name.replaceAll(' ', '-')}.png`, shown);
}

async function looked(person: Person, screens: AsyncGenerator<MainScreen>): Promise<readonly string[]> {
  const { page } = person;
  const pixels = await Pixels.open(page.context());
  const faults: string[] = [];
  for await (const { name, sights } of screens)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
        const { faults: unseen, shown } = await unseenIn(page, pixels, sights);
        keep(`${name}-${width}-${scheme}`, shown);
        faults.push(...unseen.map((each) => `${name} at ${width}, ${scheme}: ${each}`));
      }
      await page.emulateMedia({ forcedColors: 'none', colorScheme: null });
      const shown = await shot(page);
      keep(`${name}-${width}-plain`, shown);
      faults.push(...(await paleWords(page, pixels, shown)).map((each) => `${name} at ${width}: ${each}`));
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  await pixels.close();
  return faults;
}

test('house', async () => {
  const mei = await guest(browser(), 'Mei', { drawn: true, shared: undefined, settings: { nickname: 'Mei' } });
  const faults = await looked(mei, houseScreens(mei));
  writeFileSync('/tmp/faults-house.txt', faults.join('\n'));
  expect(faults).toEqual([]);
});
test('tables', async () => {
  const mei = await guest(browser(), 'Mei', { drawn: true, shared: undefined, settings: { nickname: 'Mei' } });
  const faults = await looked(mei, tableScreens(mei));
  writeFileSync('/tmp/faults-tables.txt', faults.join('\n'));
  expect(faults).toEqual([]);
});
