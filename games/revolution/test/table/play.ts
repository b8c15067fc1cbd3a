import { CardTable, choosePlace, takeCard } from '../../../test/table/card-table.ts';
import { press } from '../../../test/table/press.ts';
import { ACT, ARMED, CARDS, CHOSEN, FOUND, LIT, NONE, OVER, TABLE, UP_CARDS } from './selectors.ts';

const at = { table: TABLE, chosen: CHOSEN, lit: LIT, armed: ARMED, over: OVER };

/** The first card that can be placed face-up, to the first lit place; what a search finds, and nothing sealed where there is nothing to seal. */
const table = new CardTable(at, async (person, sight, by) => {
  const { page } = person;
  const first = (selector: string) => page.locator(selector).first();
  if (sight.asked === 'next' || sight.asked === 'redraw') return press(person, first(ACT), by);
  if (sight.asked === 'choose' && sight.lit === 0) {
    const found = (await page.locator(FOUND).count()) > 0;
    return press(person, first(found ? FOUND : NONE), by);
  }
  // Characters that can be aimed at have keys of their own.
  if (sight.asked === 'choose') return press(person, first(LIT), by);
  if (sight.lit > 0) return choosePlace(person, LIT, by);
  const open = (await page.locator(UP_CARDS).count()) > 0 ? UP_CARDS : CARDS;
  if ((await page.locator(open).count()) > 0) return takeCard(person, first(open), by);
  // An empty hand in the secret phase.
  await press(person, first(NONE), by);
  return press(person, first(ARMED), by);
});

export const { answer, asked, goOn, reached, sightOf, play: playRevolution } = table;
