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
import { eitherOf } from './sizes.ts';

const browser = oneBrowser();

/**
 * With PICTURES=<folder> the pictures that were judged are kept there, for people to look at. With THOROUGH=1 there are those of every screen, with SIZES=all
 * those of every size and both schemes.
 */
const PICTURES = process.env['PICTURES'];
const [LAPTOP, PHONE] = [
  [1440, 900],
  [390, 844],
] as const;
type Size = typeof LAPTOP | typeof PHONE;
/** Milliseconds that a screen may take until all of it is drawn. */
const PATIENCE = 20_000;

function keep(name: string, shown: Buffer): void {
  if (PICTURES === undefined) return;
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(`${PICTURES}/${name.replaceAll(' ', '-')}.png`, shown);
}

/** Looks until there is nothing to find, or it has had its time: a letter may have come between two pictures. */
async function looked(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    const faults = await look();
    if (faults.length === 0 || performance.now() > until) return faults;
  }
}

/** What cannot be seen on these screens: words with too little contrast; and in forced colours also icons, edges and what is chosen. */
async function unseenOn(person: Person, screens: AsyncGenerator<MainScreen>): Promise<readonly string[]> {
  const { page } = person;
  const pixels = await Pixels.open(page.context());
  const faults: string[] = [];
  let nth = 0;
  for await (const { name, sights } of screens) {
    for (const [width, height] of eitherOf<Size>([LAPTOP, PHONE], nth)) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => document.fonts.ready);
      const free = await looked(async () => {
        const shown = await shot(page);
        keep(`${name}-${width}`, shown);
        return paleWords(page, pixels, shown);
      });
      faults.push(...free.map((each) => `${name} at ${width}: ${each}`));
      for (const scheme of eitherOf(['light', 'dark'], nth >> 1)) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme === 'light' ? 'light' : 'dark' });
        const forced = await looked(async () => {
          const seen = await unseenIn(page, pixels, sights);
          keep(`${name}-${width}-${scheme}`, seen.shown);
          return seen.faults;
        });
        faults.push(...forced.map((each) => `${name} at ${width}, forced colours, ${scheme}: ${each}`));
      }
      await page.emulateMedia({ forcedColors: 'none', colorScheme: null });
    }
    // The way to the next screen is the one on a laptop.
    await page.setViewportSize({ width: LAPTOP[0], height: LAPTOP[1] });
    nth += 1;
  }
  await pixels.close();
  return faults;
}

const comes = (): Promise<Person> => guest(browser(), 'Mei', { drawn: true, settings: { nickname: 'Mei' } });

test('around the tables all words have contrast, and where the system chooses the colours all is seen that matters', async () => {
  const mei = await comes();
  expect(await unseenOn(mei, houseScreens(mei))).toEqual([]);
});

test('at every table all words have contrast, and where the system chooses the colours all is seen that matters', async () => {
  const mei = await comes();
  expect(await unseenOn(mei, tableScreens(mei))).toEqual([]);
});
