import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Nothing is on its way in or out any more: half-transparent things have no contrast, and a tray that opens is not open. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );

/** What axe finds to be serious or critical, one line each. */
export async function seriousFaults(page: Page): Promise<readonly string[]> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
