import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@tavern/engine';
import { expect, inject, test } from 'vitest';
import { oneBrowser } from './browser.ts';
import { guest, signIn, theHouse } from './guests.ts';

const browser = oneBrowser();

test('a browser can read every font that was cut for our texts', async () => {
  const fonts = readdirSync(join(inject('site'), 'assets')).filter((name) => /^(letters|cut|few)-.*\.woff2$/.test(name));
  // For the first picture, hall, room and table in two weights, and the language switch; and those that are cut out of Latin faces.
  expect(fonts.length).toBe(9 + 6 + 4);
  const mei = await guest(browser(), 'Mei');
  await mei.page.goto(theHouse().url);
  const read = await mei.page.evaluate(
    (names) =>
      Promise.all(
        names.map(async (name) => {
          const font = new FontFace('Cut', `url(assets/${name})`);
          return font.load().then(
            () => `${name} read`,
            (error: unknown) => `${name}: ${String(error)}`,
          );
        }),
      ),
    fonts,
  );
  expect(read).toEqual(fonts.map((name) => `${name} read`));
});

test('hall and lobby in Chinese are written with the letters of our texts alone; in English with two, those on the language switch', async () => {
  const fetched: { [language: string]: string[] } = {};
  for (const language of LANGUAGES) {
    const mei = await guest(browser(), 'Mei', { language, shared: undefined });
    const files: string[] = [];
    mei.page.on('response', (response) => {
      const name = new URL(response.url()).pathname.replace(/^.*\//, '');
      if (/^(letters-|noto-|han-).*\.(woff2|css)$/.test(name)) files.push(name.replace(/-[\w-]{8}\.(woff2|css)$/, ''));
    });
    await signIn(mei, theHouse().url);
    await mei.click(mei.t('hall.friends'));
    await mei.button(mei.t('lobby.copy')).waitFor();
    await mei.page.waitForLoadState('networkidle');
    await mei.page.evaluate(() => document.fonts.ready);
    fetched[language] = [...new Set(files)].toSorted();
  }
  expect(fetched['en']).toEqual(['letters-switch-700']);
  expect(fetched['zh-Hant']).toEqual(expect.arrayContaining(['letters-first-500', 'letters-first-700']));
  // Figures stand between Chinese letters in the letters' own height (kit/css/fonts.css).
  expect(fetched['zh-Hant']?.filter((name) => !/^letters-(first|hall|room|switch)-|^noto-serif-tc-latin-/.test(name))).toEqual(
    [],
  );
});
