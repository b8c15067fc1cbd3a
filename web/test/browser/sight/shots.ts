import type { Page } from 'playwright-core';

export const shot = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled' });

/** The screen with this style over all others; afterwards it is as it was. */
export async function shotWith(page: Page, style: string): Promise<Buffer> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, style);
  const taken = await shot(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return taken;
}
