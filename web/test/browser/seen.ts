import type { Locator, Page } from 'playwright-core';

/** What is asked or told stands in the first of these: an open dialog is what the screen is about, and may lie over the title of the screen. */
const TITLES = ['[role="dialog"] :is(h1, h2)', 'h1'];

/** Words that only readers hear are a pixel large. */
const HEARD_ONLY = 2;

/**
 * What the screen is about, if nobody can see it: taken away, it leaves the picture as it was. Neither axe nor a click notices what is under
 * something that lets every press through.
 */
export async function unseenTitle(page: Page): Promise<string | null> {
  let title: Locator | null = null;
  for (const kind of TITLES.toReversed()) {
    const found = page.locator(kind).locator('visible=true').first();
    if ((await found.count()) > 0) title = found;
  }
  if (title === null) return null;
  await title.scrollIntoViewIfNeeded();
  const clip = await title.boundingBox();
  if (clip === null || clip.width <= HEARD_ONLY) return null;
  const picture = (): Promise<Buffer> => page.screenshot({ clip, animations: 'disabled' });
  const before = await picture();
  await fade(title, '0');
  const without = await picture();
  await fade(title, null);
  return before.equals(without) ? await title.innerText() : null;
}

const fade = (title: Locator, opacity: string | null): Promise<void> =>
  title.evaluate((each, value) => {
    if (!(each instanceof HTMLElement)) return;
    if (value === null) each.style.removeProperty('opacity');
    else each.style.setProperty('opacity', value, 'important');
  }, opacity);
