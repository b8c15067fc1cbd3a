import { CardTable, choosePlace, isThere, takeCard } from '../../../test/table/card-table.ts';
import type { Sitter } from '../../../test/table/driver.ts';
import { type By, press } from '../../../test/table/press.ts';
import { ACT, ARMED, CARDS, CHOSEN, LIT, OVER, PASS, TABLE } from './selectors.ts';

const at = { table: TABLE, chosen: CHOSEN, lit: LIT, armed: ARMED, over: OVER };

/** Every card is played, the first one first. */
const table = new CardTable(at, async (person, sight, by) => {
  const { page } = person;
  if (sight.asked === 'next' || sight.asked === 'mulligan') return press(person, page.locator(ACT).first(), by);
  // Nothing in hand has a target: there is nothing left but to pass.
  if (!sight.chosen && !(await isThere(person, CARDS))) return pass(person, by);
  if (!sight.chosen) return takeCard(person, page.locator(CARDS).first(), by);
  // A card that needs no place, and one to discard, is pressed once more.
  return sight.lit > 0 ? choosePlace(person, LIT, by) : takeCard(person, page.locator(`${CHOSEN} > button`), by);
});

/** By two presses of the plate. */
async function pass(person: Sitter, by: By): Promise<void> {
  await press(person, person.page.locator(PASS), by);
  await press(person, person.page.locator(ARMED), by);
}

export const { answer, asked, goOn, reached, sightOf, play: playSkirmish } = table;
