import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { calm, keepFades, laid, set } from './time.ts';

export type Size = readonly [width: number, height: number];

/** As PNG they would be 90 MB, because paper and wood are full of grain. */
const QUALITY = 72;

/** Large, a laptop with a browser around the page, a tablet, two phones, one in landscape, and a laptop at 200% zoom. */
export const EVERY_SIZE: readonly Size[] = [
  [1440, 900],
  [1366, 657],
  [1024, 768],
  [390, 844],
  [844, 390],
  [360, 640],
  [720, 450],
];
/** Where the layout grows (kit/css/base.css): a desktop and a big one, as whole screens. */
const GROWN: readonly Size[] = [
  [1920, 1080],
  [2560, 1440],
];
const KNOWN: readonly Size[] = [...EVERY_SIZE, ...GROWN];
const wide = (...widths: readonly number[]): readonly Size[] => KNOWN.filter(([width]) => widths.includes(width));

/**
 * The sizes for the house and for tables; `default`, `all`, or widths: `1440,390`, also `1920,2560`. Throws a message for the user where there is no such
 * size.
 */
export function sizesOf(wanted: string): { readonly house: readonly Size[]; readonly tables: readonly Size[] } {
  if (wanted === 'default') return { house: wide(1440, 390), tables: wide(1440, 1024, 390) };
  const widths = wanted === 'all' ? EVERY_SIZE.map(([width]) => width) : wanted.split(',').map(Number);
  const strange = wanted.split(',').find((_, index) => wide(widths[index] ?? 0).length === 0);
  if (strange === undefined) return { house: wide(...widths), tables: wide(...widths) };
  throw new Error(`There is no size '${strange}'. There are: all, ${KNOWN.map(([width]) => width).join(', ')}.`);
}

/** Where pictures are stored, and how. */
export class Pictures {
  readonly folder: string;
  private readonly exact: boolean;

  /** `exact`: every pixel unchanged. */
  constructor(folder: string, exact: boolean) {
    this.folder = folder;
    this.exact = exact;
    mkdirSync(folder, { recursive: true });
  }

  /** The page as it is. Animations are at their end, unless they are `held` where they are. */
  async take(page: Page, name: string, [width]: Size, held = false): Promise<void> {
    const path = join(this.folder, `${name}-${width}.${this.exact ? 'png' : 'jpg'}`);
    if (held) await set(page);
    else await keepFades(page, true);
    await page.screenshot({ path, animations: held ? 'allow' : 'disabled', ...(this.exact ? {} : { quality: QUALITY }) });
    if (!held) await keepFades(page, false);
  }

  /** The page at these sizes, one after another. Afterwards it has its former size. */
  async takeAll(page: Page, name: string, sizes: readonly Size[]): Promise<void> {
    const before = page.viewportSize();
    for (const size of sizes) {
      await page.setViewportSize({ width: size[0], height: size[1] });
      await laid(page);
      await calm(page);
      await this.take(page, name, size);
    }
    if (before !== null) await page.setViewportSize(before);
    console.log(name);
  }
}
