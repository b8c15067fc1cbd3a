import type { Page } from 'playwright-core';
import { cardDeeds } from '../../../test/table/card-deeds.ts';
import type { Moment as AnyMoment } from '../../../test/table/driver.ts';
import { cards } from '../../rules/catalog.ts';
import type { CardId } from '../../rules/state.ts';
import type { Skirmish } from '../../rules/types.ts';
import { ACT, ARMED, cardOf, LIT, PASS, placeOf } from './selectors.ts';

export type Moment = AnyMoment<Skirmish>;

export const { take, taking, dragging, pointing } = cardDeeds<Skirmish>({ cardOf, LIT });

/** The place that a play names first: a unit's own cell, a whole slot, or the unit that is aimed at. */
export function firstPlace(card: CardId, slot: number | null, target: string | null): string | null {
  if (slot === null) return target;
  return `${cards.get(card).kind === 'unit' ? 'own' : 'slot'}-${slot}`;
}

/** Presses a moment's answer, where a person would. */
export async function give(page: Page, { answer }: Moment): Promise<void> {
  if (answer === null) return;
  if (answer['do'] === 'pass') {
    await page.locator(PASS).click();
    await page.locator(ARMED).click();
  } else if (answer['do'] === 'discard') {
    await take(page, String(answer['card']));
    await take(page, String(answer['card']));
  } else if (answer['do'] === 'play') await playCard(page, answer as unknown as PlayAnswer);
  else await page.locator(ACT).first().click();
}

interface PlayAnswer {
  readonly card: CardId;
  readonly slot: number | null;
  readonly target: string | null;
}

async function playCard(page: Page, { card, slot, target }: PlayAnswer): Promise<void> {
  await take(page, card);
  const first = firstPlace(card, slot, target);
  if (first === null) return take(page, card);
  await page.locator(LIT).first().waitFor();
  await page.locator(placeOf(first)).first().click();
  if (slot !== null && target !== null) await page.locator(placeOf(target)).first().click();
}
