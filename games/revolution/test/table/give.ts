import type { Page } from 'playwright-core';
import { cardDeeds } from '../../../test/table/card-deeds.ts';
import type { Moment as AnyMoment } from '../../../test/table/driver.ts';
import type { CardId, Face, MainZone } from '../../rules/state.ts';
import type { Revolution } from '../../rules/types.ts';
import { ACT, ARMED, cardOf, FACE_DOWN, foundCard, LIT, NONE, placeOf, REDRAW } from './selectors.ts';

export type Moment = AnyMoment<Revolution>;

export const { take, taking, dragging, pointing } = cardDeeds<Revolution>({ cardOf, LIT });

interface Placing {
  readonly card: CardId;
  readonly zone: MainZone;
  readonly face: Face;
}

async function place(page: Page, { card, zone, face }: Placing): Promise<void> {
  await take(page, card);
  await page.locator(LIT).first().waitFor();
  if (face === 'down') await page.locator(FACE_DOWN).click();
  await page.locator(placeOf(`near-${zone}`)).click();
}

/** Presses a moment's answer, where a person would. */
export async function give(page: Page, { answer }: Moment): Promise<void> {
  if (answer === null) return;
  switch (answer['do']) {
    case 'place':
      return place(page, answer as unknown as Placing);
    case 'seal':
      await take(page, String(answer['card']));
      return page.locator(placeOf('near-sp')).click();
    case 'take':
      return page
        .locator(foundCard(String(answer['card'])))
        .first()
        .click();
    case 'aim':
      return page.locator(placeOf(`far-${answer['zone']}`)).click();
    case 'none':
      return page.locator(NONE).click();
    case 'redraw':
      return page.locator(REDRAW).click();
    case 'pass':
      await page.locator(NONE).click();
      return page.locator(ARMED).first().click();
    default:
      return page.locator(ACT).first().click();
  }
}
