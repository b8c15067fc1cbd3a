// `node web/tools/textures.ts`: draws the textures of web/tools/textures/ once, in a browser, and writes them into kit/textures/, as screens load them.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium as launcher } from 'playwright-core';
import { chromium } from '../test/browser/chromium.ts';
import { TEXTURES } from './textures/textures.ts';

const folder = fileURLToPath(new URL('../../kit/textures/', import.meta.url));
const browser = await launcher.launch(await chromium());
try {
  const page = await browser.newPage();
  for (const { name, draw, size, middle = size[0], quality } of TEXTURES) {
    const encoded = await page.evaluate(
      async ({ svg, width, height, middle, quality }) => {
        const image = new Image(width, height);
        image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: middle, height });
        canvas.getContext('2d')?.drawImage(image, (middle - width) / 2, 0, width, height);
        return canvas.toDataURL('image/webp', quality);
      },
      { svg: draw(), width: size[0], height: size[1], middle, quality },
    );
    const bytes = Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
    writeFileSync(`${folder}${name}.webp`, bytes);
    console.log(`${name}: ${bytes.length} bytes`);
  }
} finally {
  await browser.close();
}
