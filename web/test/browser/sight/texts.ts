import type { Page } from 'playwright-core';
import type { Box, Ink, PixelAnswer, PixelQuery, Pixels } from './pixels.ts';
import { shotWith } from './shots.ts';

/** Words on the screen. */
interface Words {
  readonly said: string;
  readonly where: string;
  readonly boxes: readonly Box[];
  readonly ink: Ink | null;
  /** WCAG 2: 24 px, or 18.66 px in bold. */
  readonly large: boolean;
  /** A press there would reach it. */
  readonly onTop: boolean;
}

/** Runs in the page: the words that can be seen, except on what is disabled, and on these drawings. */
function wordsOn(drawings: string): readonly Words[] {
  const top = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
  const found: Words[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // What the system has chosen instead of a colour of ours is seen in the picture alone.
  const { matches: forced } = matchMedia('(forced-colors: active)');
  const inkOf = (element: Element, svg: boolean): Ink | null => {
    const style = getComputedStyle(element);
    if (forced || style.backgroundClip === 'text') return null;
    const [red = 0, green = 0, blue = 0, alpha = 1] =
      (svg ? style.fill : style.webkitTextFillColor).match(/[\d.]+/g)?.map(Number) ?? [];
    let opacity = alpha;
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const around = getComputedStyle(each);
      // It changes the colour, nobody says to which. Shadows do not.
      if (/brightness|saturate|grayscale|contrast/.test(around.filter)) return null;
      opacity *= Number(around.opacity);
    }
    return [red, green, blue, opacity];
  };
  const clipped = (element: Element, { left, top, right, bottom }: DOMRect): Box => {
    let box = [Math.max(0, left), Math.max(0, top), Math.min(innerWidth, right), Math.min(innerHeight, bottom)] as const;
    for (let each = element.parentElement; each !== null; each = each.parentElement) {
      const { overflowY, maskImage } = getComputedStyle(each);
      if (overflowY === 'visible') continue;
      const around = each.getBoundingClientRect();
      // Where it fades there is more to scroll to.
      const fades = maskImage === 'none' ? 0 : 30;
      box = [
        Math.max(box[0], around.left),
        Math.max(box[1], around.top + fades),
        Math.min(box[2], around.right),
        Math.min(box[3], around.bottom - fades),
      ];
    }
    return [Math.floor(box[0]), Math.floor(box[1]), Math.ceil(box[2]), Math.ceil(box[3])];
  };
  /** What takes the presses may be an invisible button over it; anything else that is not around it covers it. */
  const isFree = (element: Element, [left, top, right, bottom]: Box): boolean =>
    [
      [0.1, 0.5],
      [0.5, 0.2],
      [0.5, 0.5],
      [0.5, 0.8],
      [0.9, 0.5],
    ].every(([across = 0, down = 0]) => {
      const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
      if (hit === null || hit.contains(element) || element.contains(hit)) return true;
      const around = hit.closest('li, .cell, .spot');
      return around?.contains(element) === true;
    });
  const range = document.createRange();
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const said = (node.textContent ?? '').trim();
    const element = node.parentElement;
    if (said === '' || element === null || !top.contains(element)) continue;
    if (element.closest('.sr, [aria-disabled="true"], :disabled, script, style') !== null) continue;
    if (drawings !== '' && element.closest(drawings) !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()]
      .map((box) => ({ high: box.height, box: clipped(element, box) }))
      // Less than a whole line is looked at when it has been scrolled to.
      .filter(({ high, box: [l, t, r, b] }) => r - l > 3 && b - t > 5 && b - t > 0.9 * high)
      .map(({ box }) => box)
      .filter((box) => isFree(element, box));
    if (boxes.length === 0) continue;
    const { fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const where = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? element.parentElement?.getAttribute('class') ?? ''}`;
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const [l, t, r, b] = boxes[0] ?? [0, 0, 0, 0];
    const onTop = element.contains(document.elementFromPoint((l + r) / 2, (t + b) / 2));
    found.push({ said: said.slice(0, 30), where, boxes, ink: inkOf(element, element instanceof SVGElement), large, onTop });
  }
  return found;
}

/** Colours of the system may be named where it chooses all of them: words of the background's colour are as good as none. */
const HIDDEN = { free: 'transparent', forced: 'Canvas' } as const;

/** A screen without words. */
export const noWords = (forced: boolean): string => `
  * { -webkit-text-fill-color: ${HIDDEN[forced ? 'forced' : 'free']} !important; caret-color: transparent !important; }
  :not([data-halo]) { text-shadow: none !important; }
  ::placeholder { color: transparent !important; }
  svg text { fill-opacity: 0 !important; stroke-opacity: 0 !important; }
  [data-of-metal] { background: none !important; }
  [data-own-ink] { -webkit-text-fill-color: transparent !important; }`;

/** Runs in the page: letters cut out of a background are no letters without it, some keep their own colour whatever the system chooses, and a halo all around is what they stand on. */
function markInks(): void {
  for (const each of document.querySelectorAll('*')) {
    const style = getComputedStyle(each);
    each.toggleAttribute('data-of-metal', style.backgroundClip === 'text');
    each.toggleAttribute('data-halo', (style.textShadow.match(/ 0px 0px [1-9]/g)?.length ?? 0) >= 2);
    each.toggleAttribute('data-own-ink', style.getPropertyValue('forced-color-adjust') === 'none');
  }
}

/** The words of the screen as it is now. */
export async function wordsIn(page: Page, drawings = ''): Promise<readonly Words[]> {
  await page.evaluate(markInks);
  return page.evaluate(wordsOn, drawings);
}

/** What is looked for of these words in two pictures. */
export const askedOf = (words: readonly Words[]): readonly PixelQuery[] =>
  words.map(({ boxes, ink }) => ({ boxes, ink, rim: null }));

/** Those with too little contrast to what is behind them, by what is seen of them: 4.5, or 3 where they are large. */
export function paleAmong(words: readonly Words[], seen: readonly PixelAnswer[]): readonly string[] {
  return words.flatMap(({ said, where, ink, large, onTop }, index) => {
    const { share, contrast } = seen[index] ?? { share: 0, contrast: 1 };
    // Without an ink to ask, smoothed letters are paler than what they are painted with.
    if ((share === 0 && !onTop) || contrast >= (large || ink === null ? 3 : 4.5)) return [];
    return [`“${said}” (${where}): ${contrast.toFixed(2)}`];
  });
}

/** The words of a screen with too little contrast. */
export async function paleWords(page: Page, pixels: Pixels, shown: Buffer): Promise<readonly string[]> {
  const words = await wordsIn(page);
  return paleAmong(words, await pixels.compare(shown, await shotWith(page, noWords(false)), askedOf(words)));
}
