import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What had the focus before it was on nothing at all, each time. */
    focusLost?: string[];
  }
}

/** Runs in the page: notes what had the focus when it is on the page itself, which is nowhere, for longer than a screen takes to put it elsewhere. */
function noteLost(): void {
  if (window.focusLost !== undefined) return;
  const [EVERY, LONG] = [50, 250];
  const lost: string[] = [];
  window.focusLost = lost;
  let last: string | null = null;
  let since = 0;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const words = target.getAttribute('aria-label') ?? target.textContent ?? '';
    last = `${target.tagName.toLowerCase()}.${target.getAttribute('class')} “${words.trim().slice(0, 40)}”`;
  });
  setInterval(() => {
    const { activeElement } = document;
    if (last === null || (activeElement !== null && activeElement !== document.body)) since = 0;
    else if (since === 0) since = performance.now();
    else if (performance.now() - since > LONG) {
      lost.push(last);
      last = null;
    }
  }, EVERY);
}

/** From now on it is noted whenever the focus is dropped. */
export async function watchFocus(page: Page): Promise<void> {
  await page.addInitScript(noteLost);
  await page.evaluate(noteLost);
}

/** What had the focus whenever it was dropped. */
export const lostFocus = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.focusLost ?? ['nobody looked']);
