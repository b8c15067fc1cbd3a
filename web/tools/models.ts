// `node web/tools/models.ts`: draws what look/model.ts of a game describes once, in a browser, and writes look/model.webp, which the hall shows.
import { writeFileSync } from 'node:fs';
import { chromium as launcher } from 'playwright-core';
import { modelsOf } from '../../games/test/models.ts';
import { chromium } from '../test/browser/chromium.ts';

/** Pixels for a unit of the drawing: sharp on most screens. */
const SHARP = 2;
const QUALITY = 0.8;

const browser = await launcher.launch(await chromium());
try {
  const page = await browser.newPage();
  for (const { folder, svg, width, height, hash } of await modelsOf()) {
    const [wide, high] = [Math.round(width * SHARP), Math.round(height * SHARP)];
    const encoded = await page.evaluate(
      async ({ drawing, wide, high, quality }) => {
        const image = new Image(wide, high);
        image.src = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
        canvas.getContext('2d')?.drawImage(image, 0, 0, wide, high);
        return canvas.toDataURL('image/webp', quality);
      },
      { drawing: svg.replace('<svg ', `<svg width="${wide}" height="${high}" `), wide, high, quality: QUALITY },
    );
    const bytes = Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
    writeFileSync(`${folder}model.webp`, bytes);
    writeFileSync(`${folder}model.hash`, `${hash}\n`);
    console.log(`${folder}model.webp: ${bytes.length} bytes`);
  }
} finally {
  await browser.close();
}
