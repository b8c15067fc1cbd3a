import type { BrowserContext, Page } from 'playwright-core';

/** Left, top, right and bottom, in whole pixels of the screen. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Red, green and blue, 0 to 255, and how opaque it is. */
export type Ink = readonly [red: number, green: number, blue: number, alpha: number];

/** What two pictures of a screen, with and without something, show of it at one place. */
export interface PixelQuery {
  readonly boxes: readonly Box[];
  /** What it is painted with; null: that is to be seen in the picture. */
  readonly ink: Ink | null;
  /** Only this many pixels along the edge of a box; null: all of it. */
  readonly rim: number | null;
}

export interface PixelAnswer {
  /** The share of pixels that are there with it, and not without it. */
  readonly share: number;
  /** The share of those with a contrast of at least 3 to what is behind them. */
  readonly strong: number;
  /** The contrast that all but the palest tenth of it has at least. */
  readonly contrast: number;
}

/** A blank page that compares pictures: browsers decode them faster than we do. */
export class Pixels {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(context: BrowserContext): Promise<Pixels> {
    return new Pixels(await context.newPage());
  }

  close(): Promise<void> {
    return this.#page.close();
  }

  compare(shown: Buffer, without: Buffer, asked: readonly PixelQuery[]): Promise<readonly PixelAnswer[]> {
    const pictures = [shown.toString('base64'), without.toString('base64')] as const;
    return this.#page.evaluate(compareIn, [pictures, asked] as const);
  }
}

/** Runs in the page. */
async function compareIn([pictures, asked]: readonly [readonly [string, string], readonly PixelQuery[]]): Promise<
  readonly PixelAnswer[]
> {
  const read = async (base64: string): Promise<ImageData> => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (pen === null) throw new Error('this browser draws no canvas');
    pen.drawImage(bitmap, 0, 0);
    return pen.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [shown, without] = [await read(pictures[0]), await read(pictures[1])];
  /** As WCAG 2 has it. */
  const part = (value: number): number => (value <= 10.3 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = (red: number, green: number, blue: number): number =>
    0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  const ratio = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const at = ({ data }: ImageData, place: number): readonly [number, number, number] => [
    data[place] ?? 0,
    data[place + 1] ?? 0,
    data[place + 2] ?? 0,
  ];
  const apart = (place: number): number => Math.abs((shown.data[place] ?? 0) - (without.data[place] ?? 0));
  return asked.map(({ boxes, ink, rim }) => {
    let pixels = 0;
    const found: { readonly change: number; readonly contrast: number }[] = [];
    for (const [left, top, right, bottom] of boxes)
      for (let y = Math.max(0, top); y < Math.min(bottom, shown.height); y++)
        for (let x = Math.max(0, left); x < Math.min(right, shown.width); x++) {
          const edge = Math.min(x - left, y - top, right - 1 - x, bottom - 1 - y);
          if (rim !== null && edge >= rim) continue;
          pixels += 1;
          const place = (y * shown.width + x) * 4;
          // Most pixels are the same in both: no lists are made for them.
          const change = Math.max(apart(place), apart(place + 1), apart(place + 2));
          if (change < 12) continue;
          const [here, behind] = [at(shown, place), at(without, place)];
          const paper = light(...behind);
          const painted =
            ink === null
              ? light(...here)
              : light(
                  ink[0] * ink[3] + behind[0] * (1 - ink[3]),
                  ink[1] * ink[3] + behind[1] * (1 - ink[3]),
                  ink[2] * ink[3] + behind[2] * (1 - ink[3]),
                );
          found.push({ change, contrast: ratio(painted, paper) });
        }
    if (found.length === 0) return { share: 0, strong: 0, contrast: 1 };
    // Where letters are smoothed they are paler than their ink: without an ink to ask, the strongest sixth is what it is painted with.
    const strongest = found.toSorted((one, other) => other.change - one.change);
    const judged = ink === null ? strongest.slice(0, Math.ceil(found.length / 6)) : found;
    const contrasts = judged.map(({ contrast }) => contrast).toSorted((one, other) => one - other);
    return {
      share: found.length / pixels,
      strong: found.filter(({ contrast }) => contrast >= 3).length / pixels,
      contrast: contrasts[Math.floor(contrasts.length / 10)] ?? 1,
    };
  });
}
