import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './person.ts';
import { middleOf } from './resting.ts';

/** The body of a page on which something hangs on the pointer: kit/carry/follow.ts. */
const CARRYING = 'body.carrying';
/** What things are carried to: backpacks and slots of the mountain, halves and places of the deck builder. */
const PLACES = '[data-drop], [data-zone], [data-slot], [data-place]';

/**
 * By mouse, from the middle of one thing to the middle of another. On a busy machine a list may still scroll, or a table move, between a look at
 * it and a press: the thing is seen to hang on the mouse, and the place to have noticed it, before it is let go.
 */
export async function carry({ page }: Person, what: Locator, to: Locator): Promise<void> {
  const carried = page.locator(CARRYING);
  await expect
    .poll(async () => {
      // What was pressed in vain is let go away from everything: there it is no press.
      await page.mouse.move(2, 2);
      await page.mouse.up();
      await what.hover();
      const [x, y] = await middleOf(what);
      await page.mouse.down();
      await page.mouse.move(x + 9, y + 9, { steps: 3 });
      return carried.count();
    })
    .toBe(1);
  await expect
    .poll(async () => {
      await page.mouse.move(...(await middleOf(to)), { steps: 4 });
      return to.evaluate((each, places) => each.closest(places)?.matches('.over, [data-over]'), PLACES);
    })
    .toBe(true);
  await page.mouse.up();
  await expect.poll(() => carried.count()).toBe(0);
}
