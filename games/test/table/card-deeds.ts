import type { Types } from '@tavern/engine';
import type { Page } from 'playwright-core';
import type { CardSelectors } from './card-selectors.ts';
import type { Moment } from './driver.ts';

/** Which card of a moment is meant; null: none, and the situation is not met. */
type Found<T extends Types> = (moment: Moment<T>) => string | null;

/** What a person does with the cards of a hand before a picture is taken. */
export function cardDeeds<T extends Types>({ cardOf, LIT }: Pick<CardSelectors, 'cardOf' | 'LIT'>) {
  /** Takes a card by the key that stands on it. */
  const take = async (page: Page, card: string): Promise<void> => {
    const key = await page.locator(cardOf(card)).first().getAttribute('aria-keyshortcuts');
    if (key === null) throw new Error(`no key takes ${card}`);
    await page.keyboard.press(key);
  };

  /** The card is taken, and the last place that it can go to is pointed at. */
  const taking =
    (found: Found<T>) =>
    async (page: Page, moment: Moment<T>): Promise<void> => {
      await take(page, found(moment) ?? '');
      await page.locator(LIT).last().hover();
    };

  /** The card is carried to the last place that it can go to, and not let go. */
  const dragging =
    (found: Found<T>) =>
    async (page: Page, moment: Moment<T>): Promise<void> => {
      const card = await page
        .locator(cardOf(found(moment) ?? ''))
        .first()
        .boundingBox();
      if (card === null) throw new Error('there is nothing to drag');
      await page.mouse.move(card.x + 20, card.y + 40);
      await page.mouse.down();
      await page.mouse.move(card.x + 20, card.y - 60, { steps: 6 });
      const to = await page.locator(LIT).last().boundingBox();
      if (to === null) throw new Error('there is nowhere to drag it to');
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    };

  /** A card that cannot be played is pointed at, and says why. In a dense fan only its left edge is not covered. */
  const pointing =
    (found: Found<T>) =>
    (page: Page, moment: Moment<T>): Promise<void> =>
      page
        .locator(cardOf(found(moment) ?? ''))
        .first()
        .hover({ position: { x: 16, y: 90 } });

  return { take, taking, dragging, pointing };
}
