import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What had the focus before it was on nothing at all, each time. */
    focusLost?: string[];
  }
}

/**
 * Runs in the page: notes what had the focus when it is on the page itself, which is nowhere, for longer than a screen takes to put it elsewhere. Looks are
 * counted, not time: where the machine is busy, both the page and the looks are slow. A place that is still being fetched has nothing to put it on.
 */
function noteLost(): void {
  if (window.focusLost !== undefined) return;
  const [EVERY, MOST] = [50, 10];
  const coming = '[aria-busy="true"], .door-wait';
  const lost: string[] = [];
  window.focusLost = lost;
  let last: string | null = null;
  let looks = 0;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const words = target.getAttribute('aria-label') ?? target.textContent ?? '';
    last = `${target.tagName.toLowerCase()}.${target.getAttribute('class')} “${words.trim().slice(0, 40)}”`;
  });
  setInterval(() => {
    const { activeElement } = document;
    const rests = activeElement !== null && activeElement !== document.body;
    looks = last === null || rests || document.querySelector(coming) !== null ? 0 : looks + 1;
    if (looks <= MOST || last === null) return;
    lost.push(last);
    last = null;
  }, EVERY);
}

/** From now on it is noted whenever the focus is dropped. */
export async function watchFocus(page: Page): Promise<void> {
  await page.addInitScript(noteLost);
  await page.evaluate(noteLost);
}

/** What had the focus whenever it was dropped. */
export const lostFocus = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.focusLost ?? ['nobody looked']);
