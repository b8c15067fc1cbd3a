// `node web/tools/previews.ts`: from the pictures in docs/screens, what chat programs show of an invitation to each game (look/preview.jpg).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { folderOf, registry } from '@tavern/games';
import { chromium as launcher } from 'playwright-core';
import { chromium } from '../test/browser/chromium.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Situations that show what a game is, the best first. */
const SITUATIONS = ['turn', 'combat'];
/** Below the beam, which is the same for every game. */
const TOP = 60;
const [WIDTH, HEIGHT, QUALITY] = [1200, 630, 0.74];

const browser = await launcher.launch(await chromium());
try {
  const page = await browser.newPage();
  for (const { id, hidden } of registry) {
    if (hidden === true) continue;
    const folder = folderOf(id);
    const picture = SITUATIONS.map((situation) => `${ROOT}docs/screens/${folder}-${situation}-1440.jpg`).find(existsSync);
    if (picture === undefined) throw new Error(`docs/screens has no picture of ${id}: npm run screens -- ${folder}`);
    const drawn = await page.evaluate(
      async ({ data, top, width, height, quality }) => {
        const image = new Image();
        image.src = `data:image/jpeg;base64,${data}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const tall = (image.width * height) / width;
        canvas.getContext('2d')?.drawImage(image, 0, Math.min(top, image.height - tall), image.width, tall, 0, 0, width, height);
        return canvas.toDataURL('image/jpeg', quality);
      },
      { data: readFileSync(picture).toString('base64'), top: TOP, width: WIDTH, height: HEIGHT, quality: QUALITY },
    );
    writeFileSync(`${ROOT}games/${folder}/look/preview.jpg`, Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64'));
  }
} finally {
  await browser.close();
}
