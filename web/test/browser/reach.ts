import { same } from '@tavern/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Reach } from '../../../games/test/table/driver.ts';

/** Runs in the page: what of all this cannot be pressed where it is, and why. */
function outOfReach({ atOnce, scrolled }: Reach): readonly string[] {
  const faults: string[] = [];
  const nameOf = (button: Element): string =>
    (button.getAttribute('aria-label') ?? button.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40);
  // A dialog over the table takes the presses.
  const opened = document.querySelector('[role="dialog"]');
  const find = (selector: string): readonly Element[] =>
    [...(opened ?? document).querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
  const look = (button: Element): void => {
    const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
    if (width < 1 || height < 1) return;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      faults.push(`${nameOf(button)}: beyond the screen`);
      return;
    }
    // Its middle, and a point on the way to each corner: what is half covered is not whole.
    for (const [x, y] of [
      [0.5, 0.5],
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const) {
      const above = document.elementFromPoint(left + width * x, top + height * y);
      if (above !== null && button.contains(above)) continue;
      faults.push(`${nameOf(button)}: below ${above?.className || above?.tagName}`);
      return;
    }
  };
  scrollTo(0, 0);
  const always = opened === null ? find(atOnce) : find('button');
  const later = opened === null ? find(scrolled).filter((button) => !always.includes(button)) : [];
  // Only what is around them can be scrolled by looking at them. Asking every element of a page takes longer than all the rest.
  const around = new Set<Element>();
  for (const button of later)
    for (let each = button.parentElement; each !== null && !around.has(each); each = each.parentElement) around.add(each);
  const places = [...around].map((each) => [each, each.scrollLeft, each.scrollTop] as const);
  for (const button of always) look(button);
  for (const button of later) {
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    look(button);
  }
  // As it was, for the next look.
  for (const [each, left, top] of places) if (each.scrollLeft !== left || each.scrollTop !== top) each.scrollTo(left, top);
  return faults;
}

/** Runs in the page: what words to a newcomer cover of what they speak of, and whether all of them are on the screen. */
function coverings(spokenOf: string): readonly string[] {
  const paper = [...document.querySelectorAll('.coach')].find((each) => each.getClientRects().length > 0);
  if (paper === undefined) return [];
  const own = paper.getBoundingClientRect();
  const beyond = own.left < 0 || own.top < 0 || own.right > innerWidth || own.bottom > innerHeight;
  const covered = [...document.querySelectorAll(spokenOf)].filter((each) => {
    const { left, top, right, bottom, width } = each.getBoundingClientRect();
    const across = Math.min(right, own.right) - Math.max(left, own.left);
    return width > 0 && across > 1 && Math.min(bottom, own.bottom) - Math.max(top, own.top) > 1;
  });
  return [...(beyond ? ['beyond the screen'] : []), ...covered.map((each) => `covers ${each.getAttribute('class')}`)];
}

/** Runs in the page: how much is seen of each of these things, as the least of its width and height; what scrolls may have to be scrolled to it. */
function sights(selector: string): readonly number[] {
  const elements = [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
  return elements.map((element) => {
    element.scrollIntoView({ block: 'nearest' });
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const box = around.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return Math.min(right - left, bottom - top);
  });
}

/** How large these things are seen, in pixels. */
export const seenSizes = (page: Page, selector: string): Promise<readonly number[]> => page.evaluate(sights, selector);

/** What of these words is not seen to its last letter. */
export const cutOff = (page: Page, selector: string): Promise<readonly string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.flatMap((each) =>
        each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1 ? [each.textContent ?? ''] : [],
      ),
    );

/** Which of these things on the screen lie with their lower edge under something else. */
export const footCovered = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((each) => {
      const { left, width, bottom } = each.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, bottom - 3);
      return above === null || each.contains(above) ? [] : [each.textContent ?? ''];
    }),
  );

/** Where letters of a card lie under what is in its upper corner, if it has one of these names. */
export const lettersCovered = (page: Page, names: readonly string[]): Promise<readonly string[]> =>
  page.locator('.card:visible:has(.c-head)').evaluateAll(
    (cards, all) =>
      cards.flatMap((card) =>
        all.flatMap((called) => {
          const [title, corner] = [card.querySelector('.c-title'), card.querySelector('.c-head')];
          if (title === null || corner === null) return [];
          const before = title.textContent;
          title.textContent = called;
          const letters = document.createRange();
          letters.selectNodeContents(title);
          const round = corner.getBoundingClientRect();
          const under = [...letters.getClientRects()].some(
            ({ right, top, bottom }) => right > round.left + 1 && top < round.bottom - 1 && bottom > round.top + 1,
          );
          title.textContent = before;
          return under ? [called] : [];
        }),
      ),
    names,
  );

/** Where these things lie, a few frames from now. */
export const placesOf = (page: Page, selectors: readonly string[]): Promise<readonly [what: string, x: number, y: number][]> =>
  page.evaluate(async (all) => {
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
    return all.map((each): [string, number, number] => {
      const { left = 0, top = 0 } = document.querySelector(each)?.getBoundingClientRect() ?? {};
      return [each, left, top];
    });
  }, selectors);

/** And once everything has found its place. */
export async function placesAtLast(page: Page, selectors: readonly string[]): ReturnType<typeof placesOf> {
  let at = await placesOf(page, selectors);
  await expect
    .poll(async () => {
      const before = at;
      at = await placesOf(page, selectors);
      return same(before, at);
    })
    .toBe(true);
  return at;
}

/** Runs in the page: what of these parts is cut, and nothing says that there is more of it. */
function cuts(parts: string): readonly string[] {
  const faults: string[] = [];
  const near = [...document.querySelectorAll(parts)].filter((part) => part.getClientRects().length > 0);
  for (const each of new Set(near.flatMap((part) => [part, ...part.querySelectorAll('*')]))) {
    if (!(each instanceof HTMLElement) || each.clientWidth < 4 || each.clientHeight < 4) continue;
    const { overflowX, overflowY, textOverflow, clipPath, visibility, maskImage } = getComputedStyle(each);
    if (clipPath === 'inset(50%)' || overflowY === 'visible' || visibility === 'hidden') continue;
    const words = (each.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40);
    if (words === '') continue;
    const [high, wide] = [each.scrollHeight - each.clientHeight, each.scrollWidth - each.clientWidth];
    // A fade says that it can be scrolled, and where to.
    const told = overflowY !== 'hidden' && maskImage !== 'none';
    // A single line has no height to cut: only its letters reach over it.
    const lines = overflowY !== 'clip' && textOverflow !== 'ellipsis';
    if (high > 2 && lines && !told) faults.push(`${each.className}, ${words}: ${high} px too high`);
    if (wide > 1 && overflowX !== 'clip' && textOverflow === 'ellipsis')
      faults.push(`${each.className}, ${words}: ${wide} px too wide`);
  }
  return faults;
}

/** Pixels: less than this is no die any more. */
export const DIE = 26;

/** What is looked for at a table. */
interface Looked {
  /** What must be in reach. */
  readonly reach: Reach;
  /** Dice, which must be as large as dice are. */
  readonly dice: string;
  /** What words to a newcomer speak of, and must not cover. Such words must be on the screen, or wait behind a button. */
  readonly spokenOf?: string;
  /** Parts of which nothing may be cut without a sign of it. */
  readonly whole?: string;
}

export interface TableFaults {
  readonly unreachable: readonly string[];
  readonly misplaced: readonly string[];
  readonly cut: readonly string[];
  /** Pixels of the smallest die; no more than a die must have. */
  readonly die: number;
}

export const NO_FAULTS: TableFaults = { unreachable: [], misplaced: [], cut: [], die: DIE };

const inPage = <G>(look: (given: G) => unknown, given: G): string => `(${look.toString()})(${JSON.stringify(given)})`;

/** What is wrong with a table at the size that it has now. All of it in one look: each takes three processes a few milliseconds. */
export function tableFaults(page: Page, { reach, dice, spokenOf, whole }: Looked): Promise<TableFaults> {
  const looks = [
    `misplaced: ${spokenOf === undefined ? '[]' : inPage(coverings, spokenOf)}`,
    `unreachable: ${inPage(outOfReach, reach)}`,
    `cut: ${whole === undefined ? '[]' : inPage(cuts, whole)}`,
    `die: Math.min(${DIE}, ...${inPage(sights, dice)})`,
  ];
  return page.evaluate(`({ ${looks.join(', ')} })`);
}
