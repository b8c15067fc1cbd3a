// `node web/tools/compare-screens.ts <before> <after> [--to <folder>]`: which pictures of two folders differ, and by how many pixels.
// Pictures that differ are written to a folder side by side, with the differences in red between them. Exact for pictures taken with `npm
// run screens -- --png`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as launcher } from 'playwright-core';
import { chromium } from '../test/browser/chromium.ts';
import { helpIfAsked } from './help.ts';
import { pairsOf } from './pairs.ts';

helpIfAsked(import.meta.url);

interface Difference {
  readonly pixels: number;
  /** Both and their differences, as a PNG in base 64; null: they are the same. */
  readonly beside: string | null;
}

/** Runs in the page, which can decode pictures. */
async function differenceOf([one, other]: readonly [string, string]): Promise<Difference> {
  const read = async (address: string): Promise<ImageBitmap> => createImageBitmap(await (await fetch(address)).blob());
  const [before, after] = [await read(one), await read(other)];
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const canvas = new OffscreenCanvas(width * 3, height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no canvas');
  pen.drawImage(before, 0, 0);
  pen.drawImage(after, width * 2, 0);
  const { data: left } = pen.getImageData(0, 0, width, height);
  const { data: right } = pen.getImageData(width * 2, 0, width, height);
  const between = pen.createImageData(width, height);
  let pixels = 0;
  for (let at = 0; at < left.length; at += 4) {
    const same = [0, 1, 2, 3].every((part) => left[at + part] === right[at + part]);
    if (!same) pixels += 1;
    // Equal pixels stay visible, but pale.
    const grey = 255 - (255 - (left[at + 1] ?? 0)) / 4;
    between.data.set(same ? [grey, grey, grey, 255] : [220, 0, 0, 255], at);
  }
  if (pixels === 0) return { pixels, beside: null };
  pen.putImageData(between, width, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return { pixels, beside: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
}

const addressOf = (path: string): string =>
  `data:image/${extname(path) === '.png' ? 'png' : 'jpeg'};base64,${readFileSync(path).toString('base64')}`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
const [before, after] = positionals;
if (before === undefined || after === undefined) {
  console.error('compare-screens <before> <after> [--to <folder>]');
  process.exit(2);
}
const to = values.to ?? `${after.replace(/\/+$/, '')}-compared`;
const { both, gone, added } = pairsOf(readdirSync(before), readdirSync(after));
const browser = await launcher.launch(await chromium());
let differing = 0;
try {
  const page = await browser.newPage();
  for (const name of both) {
    const { pixels, beside } = await page.evaluate(differenceOf, [
      addressOf(join(before, name)),
      addressOf(join(after, name)),
    ] as const);
    if (beside === null) continue;
    differing += 1;
    mkdirSync(to, { recursive: true });
    writeFileSync(join(to, `${name.replace(/\.\w+$/, '')}.png`), Buffer.from(beside, 'base64'));
    console.log(`${name}: ${pixels} pixels`);
  }
} finally {
  await browser.close();
}
for (const name of gone) console.log(`${name}: only in ${before}`);
for (const name of added) console.log(`${name}: only in ${after}`);
console.log(`${both.length} compared, ${differing} differ${differing > 0 ? `, side by side in ${to}` : ''}`);
process.exitCode = differing + gone.length + added.length === 0 ? 0 : 1;
