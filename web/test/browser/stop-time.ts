import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Milliseconds from now: time cannot be stopped in the past, and asking for it takes a while. */
const AHEAD = 40;

/** Time stands still on this page from now on. On a busy machine it may have gone on too far while it was asked for: then it is asked for again. */
export async function stopTime(page: Page): Promise<void> {
  let ahead = AHEAD;
  await expect
    .poll(async () => {
      const now = await page.evaluate(() => Date.now());
      ahead *= 2;
      return page.clock.pauseAt(now + ahead).then(
        () => 'stopped',
        (error: Error) => error.message,
      );
    })
    .toBe('stopped');
}
