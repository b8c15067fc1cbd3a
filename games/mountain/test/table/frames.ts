import type { Page } from 'playwright-core';
import { FIGURE } from './selectors.ts';

/** What the board has shown, frame by frame. */
interface Frames {
  /** Where every figure stands and how many HP it has, by seat; as often as that has changed. */
  readonly shown: readonly string[];
  /** Figures that stood still, but not on their tile. */
  readonly astray: readonly string[];
  readonly count: number;
}

declare global {
  interface Window {
    framesSeen: { shown: string[]; astray: string[]; count: number };
  }
}

/** From now on, every frame of this page is looked at. */
export const watchFrames = (page: Page): Promise<void> =>
  page.evaluate((figureName) => {
    const seen = { shown: [] as string[], astray: [] as string[], count: 0 };
    window.framesSeen = seen;
    const isOff = (figure: HTMLElement): boolean => {
      const slab = document.querySelector(`[data-tile="${figure.dataset['at']}"]`)?.getBoundingClientRect();
      if (slab === undefined || figure.classList.contains('walking') || figure.getAnimations().length > 0) return false;
      // A figure's own place is the point that it stands on.
      const { left, top } = figure.getBoundingClientRect();
      const aside = left < slab.left - slab.width / 2 || left > slab.right + slab.width / 2;
      return aside || top < slab.top - slab.height || top > slab.bottom + slab.height / 2;
    };
    const look = (): void => {
      requestAnimationFrame(look);
      const figures = [...document.querySelectorAll<HTMLElement>(figureName)];
      if (figures.length === 0) return;
      seen.count += 1;
      const shown = figures
        .map(({ dataset }) => `${dataset['seat']}: ${dataset['hp']} HP on ${dataset['at']}`)
        .sort()
        .join(', ');
      if (seen.shown.at(-1) !== shown) seen.shown.push(shown);
      for (const figure of figures) {
        const { left, top } = figure.getBoundingClientRect();
        const where = `${shown}: ${figure.dataset['seat']} at ${Math.round(left)}, ${Math.round(top)}`;
        if (isOff(figure) && seen.astray.at(-1) !== where) seen.astray.push(where);
      }
    };
    requestAnimationFrame(look);
  }, FIGURE);

export const framesOf = (page: Page): Promise<Frames> => page.evaluate(() => window.framesSeen);
