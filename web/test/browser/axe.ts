import type { Language } from '@tavern/engine';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { drawn } from './drawing.ts';
import { unseenTitle } from './seen.ts';
import { eitherOf } from './sizes.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Nothing is on its way in or out any more: half-transparent things have no contrast, and a tray that opens is not open. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // What follows a scroll bar is never done.
        .filter(
          ({ timeline, effect }) =>
            timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );

/** As axe has them itself, but for pseudo-elements: grain covers every screen as one, and with it axe would judge no contrast at all. */
const CONTRAST = {
  ignorePseudo: true,
  ignoreUnicode: true,
  ignoreLength: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
};

/** What axe finds in this part of a page. It runs in the page itself: there are no frames, and all else that it could tell takes time. */
export async function violationsIn(page: Page, part = 'html'): Promise<readonly axe.Result[]> {
  if (await page.evaluate(() => !('axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate((options) => window.axe.configure({ checks: [{ id: 'color-contrast', options }] }), CONTRAST);
  }
  return page.evaluate(async (within) => (await window.axe.run(within, { resultTypes: ['violations'] })).violations, part);
}

/** What axe finds to be serious or critical, one line each. */
async function seriousFaults(page: Page): Promise<readonly string[]> {
  await settled(page);
  return (await violationsIn(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** And a title that nobody sees. */
async function lookedAt(page: Page): Promise<readonly string[]> {
  const faults = await seriousFaults(page);
  const unseen = await unseenTitle(page);
  return unseen === null ? faults : [...faults, `“${unseen}” lies under something`];
}

async function widthFaults(page: Page): Promise<readonly string[]> {
  const overflow = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
  return overflow > 0 ? [`${overflow} px too wide`] : [];
}

/** Milliseconds: longer than any screen takes to follow another size or language. */
const SETTLES = 10_000;

/** What is wrong with it for good: a screen that has just changed may still be on its way. */
async function lasting(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const until = performance.now() + SETTLES;
  for (;;) {
    const found = await look();
    if (found.length === 0 || performance.now() > until) return found;
  }
}

const LAPTOP = [1440, 900] as const;
const TABLET = [1024, 768] as const;
const PHONE = [390, 844] as const;
export const SIZES = { laptop: LAPTOP, tablet: TABLET, phone: PHONE } as const;
type Size = (typeof SIZES)[keyof typeof SIZES];
const AXE_AT = [LAPTOP, PHONE] as const;

/** Situations of one table have the same parts: for the nth of them axe takes its time at one size only. */
export const axeInTurn = (nth: number): readonly Size[] => eitherOf<Size>(AXE_AT, nth);

/**
 * What is wrong with the screen as it is, at every size: what axe finds, a title that nobody sees, and what is too wide. Axe takes its
 * time: it looks in English, at a laptop and a phone. The other language changes nothing that it looks for: there the widths
 * of these two are looked at.
 */
export async function faultsOf(
  page: Page,
  screen: string,
  language: Language,
  sizes: readonly Size[] = language === 'en' ? [LAPTOP, TABLET, PHONE] : AXE_AT,
  axeAt: readonly Size[] = sizes.length === 1 ? sizes : AXE_AT,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    const found = [...(await lasting(() => widthFaults(page)))];
    if (language === 'en' && axeAt.includes(size)) found.push(...(await drawn(page, () => lasting(() => lookedAt(page)))));
    faults.push(...found.map((fault) => `${screen}, ${language} at ${width}: ${fault}`));
  }
  await page.setViewportSize({ width: LAPTOP[0], height: LAPTOP[1] });
  return faults;
}
