import type { Page } from 'playwright-core';
import { BOOK, LINE } from './house-selectors.ts';

// What is done at any table before a picture is taken.

export const hovering =
  (what: string) =>
  (page: Page): Promise<void> =>
    page.locator(what).first().hover();

/** Presses the line of the book that stands this many lines before its end: the table shows that moment. */
export const lookingBack =
  (lines: number) =>
  async (page: Page): Promise<void> => {
    const all = page.locator(LINE);
    if ((await all.count()) === 0) await page.locator(BOOK).first().click();
    const line = all.nth(Math.max(0, (await all.count()) - lines));
    // In the middle of the book's near edge is the button that leads back to its end.
    await line.evaluate((each) => each.scrollIntoView({ block: 'center' }));
    await line.click({ position: { x: 6, y: 6 } });
  };
