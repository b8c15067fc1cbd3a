import { expect } from 'vitest';
import { sightOf } from '../../../games/revolution/test/table/index.ts';
import { ARMED, CARDS, CHOSEN, cardOf, FACE_DOWN, UP_CARDS } from '../../../games/revolution/test/table/selectors.ts';
import { type Sight, takeCard } from '../../../games/test/table/card-table.ts';
import { type By, press } from '../../../games/test/table/press.ts';
import type { Person } from './person.ts';

// What is done at the table of Revolution.

/** A busy machine may be late, or not have heard it: then it is done again, as long as nothing has come of it. */
export async function until(person: Person, isSo: (sight: Sight) => boolean, act: () => Promise<unknown>): Promise<void> {
  const look = async (): Promise<boolean> => isSo(await sightOf(person));
  await expect
    .poll(async () => {
      if (await look()) return true;
      await act().catch(() => {});
      return look();
    })
    .toBe(true);
}

/** Takes a card from the hand: this one, or the first that can be placed. */
export async function takeFromHand(person: Person, card: string | null = null, by: By = 'mouse'): Promise<void> {
  const { page } = person;
  const first = (await page.locator(UP_CARDS).count()) > 0 ? UP_CARDS : CARDS;
  await until(
    person,
    ({ chosen }) => chosen,
    () => takeCard(person, page.locator(card === null ? first : cardOf(card)).first(), by),
  );
  await page.locator(CHOSEN).waitFor();
}

/** Asks for face-down: the next place that is chosen gets the taken card so. */
export async function askFaceDown(person: Person, by: By = 'mouse'): Promise<void> {
  await until(
    person,
    ({ armed }) => armed,
    () => press(person, person.page.locator(FACE_DOWN), by),
  );
  await person.page.locator(ARMED).first().waitFor();
}
