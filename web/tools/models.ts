// `node web/tools/models.ts`: draws what look/model.ts and look/wall.ts of a game describe once, in a browser, and writes look/model.webp and
// look/wall.webp, which are shown, and model-small.webp and wall-small.webp for phones.
import { writeFileSync } from 'node:fs';
import { chromium as launcher } from 'playwright-core';
import { modelsOf } from '../../games/test/models.ts';
import { chromium } from '../test/browser/chromium.ts';

/** Pixels for a unit of the drawing: sharp on most screens, and on phones, where it is half as large. */
const SIZES = [
  { ending: '', sharp: 2, quality: 0.8 },
  { ending: '-small', sharp: 0.9, quality: 0.6 },
] as const;

const browser = await launcher.launch(await chromium());
try {
  const page = await browser.newPage();
  for (const { picture, svg, width, height, hash } of await modelsOf()) {
    for (const { ending, sharp, quality } of SIZES) {
      const [wide, high] = [Math.round(width * sharp), Math.round(height * sharp)];
      const encoded = await page.evaluate(
        async ({ drawing, wide, high, quality }) => {
          const image = new Image(wide, high);
          image.src = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
          await image.decode();
          const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
          canvas.getContext('2d')?.drawImage(image, 0, 0, wide, high);
          return canvas.toDataURL('image/webp', quality);
        },
        { drawing: svg.replace('<svg ', `<svg width="${wide}" height="${high}" `), wide, high, quality },
      );
      const bytes = Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
      writeFileSync(`${picture}${ending}.webp`, bytes);
      console.log(`${picture}${ending}.webp: ${bytes.length} bytes`);
    }
    writeFileSync(`${picture}.hash`, `${hash}\n`);
  }
} finally {
  await browser.close();
}
