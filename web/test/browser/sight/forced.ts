import type { Page } from 'playwright-core';
import type { Sights } from '../../../../games/test/table/driver.ts';
import type { Box, PixelAnswer, PixelQuery, Pixels } from './pixels.ts';
import { shot, shotWith } from './shots.ts';
import { askedOf, noWords, paleAmong, wordsIn } from './texts.ts';

const ICONS = 'svg.i, svg.gilt';
/** What is pressed to be told more stands in a line of words, and has no edge. */
const PRESSED =
  'button:not(.tip-trigger, .log-text, .mountain-tile-slab), input:not([type="radio"], [type="range"], [type="file"]), textarea, select, [role="tab"], [role="switch"]';
const CHOSEN = '[aria-checked="true"], [aria-selected="true"], [aria-pressed="true"]';

interface Part {
  readonly name: string;
  readonly box: Box;
  readonly onTop: boolean;
}

/** Runs in the page: those of these elements that can be seen: nothing that scrolls hides them. */
function partsOn(selector: string): readonly Part[] {
  const top = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
  return [...top.querySelectorAll(selector)].flatMap((element) => {
    if (element.closest('.sr, [aria-disabled="true"], :disabled') !== null) return [];
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const whole = element.getBoundingClientRect();
    let { left, top, right, bottom } = whole;
    for (let each = element.parentElement; each !== null; each = each.parentElement) {
      if (getComputedStyle(each).overflowY === 'visible') continue;
      const around = each.getBoundingClientRect();
      [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }
    [left, top, right, bottom] = [
      Math.max(0, left),
      Math.max(0, top),
      Math.min(innerWidth, right),
      Math.min(innerHeight, bottom),
    ];
    // Most of it, or it is looked at when it has been scrolled to.
    if ((right - left) * (bottom - top) < 0.8 * whole.width * whole.height || right - left < 5 || bottom - top < 5) return [];
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const around = element.parentElement?.getAttribute('class') ?? element.parentElement?.parentElement?.getAttribute('class');
    const name = `${around} > ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${words.replaceAll(/\s+/g, ' ').trim().slice(0, 30)}”`;
    const box: Box = [Math.floor(left), Math.floor(top), Math.ceil(right), Math.ceil(bottom)];
    return [{ name, box, onTop: element.contains(hit) || hit?.contains(element) === true }];
  });
}

/** Runs in the page: those of these without a line of at least two pixels in the colour of what is selected, of their own or of a part. */
function unlitOn(selector: string): readonly string[] {
  const probe = document.createElement('i');
  probe.style.color = 'Highlight';
  document.body.append(probe);
  const { color: light } = getComputedStyle(probe);
  probe.remove();
  const isLit = (element: Element): boolean =>
    [null, '::before', '::after'].some((pseudo) => {
      const { outlineColor, outlineWidth, outlineStyle, borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(
        element,
        pseudo,
      );
      const outlined = outlineColor === light && Number.parseFloat(outlineWidth) >= 2 && outlineStyle !== 'none';
      return outlined || (borderTopColor === light && Number.parseFloat(borderTopWidth) >= 2) || backgroundColor === light;
    });
  return [...document.querySelectorAll(selector)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && ![each, ...each.querySelectorAll('*')].some(isLit))
    .map((each) => `${each.tagName.toLowerCase()}.${each.getAttribute('class')} “${(each.textContent ?? '').slice(0, 30)}”`);
}

/** Stronger than any rule of ours. */
const ALL = ':not(#a, #b, #c)';
const NO_EDGES = `${ALL}, ${ALL}::before, ${ALL}::after { outline-style: none !important; border-color: Canvas !important; }`;

/** Of the pixels in its box: an icon may be thin. An edge has gaps, may be turned, and something may lie over a part of it. */
const [LEAST_MARK, LEAST_EDGE] = [0.025, 0.03];
/** Pixels outside of an element and in its rim in which its edge is: a line around what has the focus has some distance from it. */
const [OUTSIDE, RIM] = [5, 10];

/** What cannot be seen where the system chooses the colours; the page has them already. `shown`: the picture that was looked at. */
export async function unseenIn(
  page: Page,
  pixels: Pixels,
  { marks = '', edges = '', lit = '' }: Sights,
): Promise<{ readonly faults: readonly string[]; readonly shown: Buffer }> {
  const all = (...selectors: readonly string[]): string => selectors.filter((each) => each !== '').join(', ');
  const [wantedMarks, wantedEdges] = [all(ICONS, marks), all(PRESSED, edges)];
  const words = await wordsIn(page, wantedMarks);
  const marked = await page.evaluate(partsOn, wantedMarks);
  const edged = await page.evaluate(partsOn, wantedEdges);
  const shown = await shot(page);
  // Each is looked at in its own place, so that one picture without any of them is enough.
  const without = await shotWith(page, `${noWords(true)} ${NO_EDGES} :is(${wantedMarks}) { visibility: hidden !important; }`);
  // All of it in one look: each takes the two pictures apart anew.
  const asked: readonly (readonly PixelQuery[])[] = [
    askedOf(words),
    marked.map(({ box }) => ({ boxes: [box], ink: null, rim: null })),
    edged.map(({ box: [left, top, right, bottom] }) => ({
      boxes: [[left - OUTSIDE, top - OUTSIDE, right + OUTSIDE, bottom + OUTSIDE]],
      ink: null,
      rim: RIM,
    })),
  ];
  const seen = await pixels.compare(shown, without, asked.flat());
  const [marksFrom, edgesFrom] = [words.length, words.length + marked.length];
  const faults = paleAmong(words, seen).map((each) => `words: ${each}`);
  const judge = (what: string, parts: readonly Part[], seen: readonly PixelAnswer[], least: number): void => {
    for (const [index, { name, onTop }] of parts.entries()) {
      const { share, strong } = seen[index] ?? { share: 0, strong: 0 };
      if (strong < least && (onTop || share > 0)) faults.push(`${what}: ${name} ${(100 * strong).toFixed(1)} %`);
    }
  };
  judge('mark', marked, seen.slice(marksFrom), LEAST_MARK);
  judge('edge', edged, seen.slice(edgesFrom), LEAST_EDGE);
  for (const each of await page.evaluate(unlitOn, all(CHOSEN, lit))) faults.push(`chosen: ${each}`);
  return { faults, shown };
}
