import type { Page } from 'playwright-core';
import type { Reach } from '../../../games/test/table/driver.ts';

/** Runs in the page: what of all this cannot be pressed where it lies, and why. */
function outOfReach({ atOnce, scrolled }: Reach): readonly string[] {
  const faults: string[] = [];
  const nameOf = (button: Element): string =>
    (button.getAttribute('aria-label') ?? button.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40);
  // Whoever opens something over the table presses what is there.
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
  const before = [...document.querySelectorAll('*')].filter((each) => each.scrollTop + each.scrollLeft > 0);
  const places = before.map((each) => [each, each.scrollLeft, each.scrollTop] as const);
  const always = opened === null ? find(atOnce) : find('button');
  for (const button of always) look(button);
  for (const button of opened === null ? find(scrolled) : []) {
    if (always.includes(button)) continue;
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    look(button);
  }
  // As it was, for whoever looks next.
  for (const each of document.querySelectorAll('*')) if (each.scrollTop + each.scrollLeft > 0) each.scrollTo(0, 0);
  for (const [each, left, top] of places) each.scrollTo(left, top);
  return faults;
}

/** What of a table cannot be pressed at the size that it has now. */
export const unreachable = (page: Page, reach: Reach): Promise<readonly string[]> => page.evaluate(outOfReach, reach);
