import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** As long as it is in force, nothing of the page is drawn. */
    undrawn?: CSSStyleSheet;
  }
}

/**
 * Runs in a page before anything else: leaves it undrawn. Without a graphics card half of a browser's time goes into pixels, and hardly a test
 * looks at them: what is there has its place all the same, is visible to a script that asks the page, and takes presses.
 */
export function leaveUndrawn(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important; }');
  document.adoptedStyleSheets.push(sheet);
  window.undrawn = sheet;
}

/** The same for textures alone: they are drawn into a canvas, filter by filter, on every page anew. */
export function leaveTexturesOut(): void {
  // Reading pixels stays: axe takes words for icons without it.
  CanvasRenderingContext2D.prototype.drawImage = () => {};
  HTMLCanvasElement.prototype.toBlob = (done) =>
    done(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }));
}

/** For as long as somebody looks at the pixels themselves, they are drawn. */
export async function drawn<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const draw = (is: boolean): Promise<void> =>
    page.evaluate((on) => {
      if (window.undrawn !== undefined) window.undrawn.disabled = on;
    }, is);
  await draw(true);
  try {
    return await look();
  } finally {
    await draw(false);
  }
}
