import { CardTable, choosePlace, isThere, takeCard } from '../../../test/table/card-table.ts';
import { press } from '../../../test/table/press.ts';
import { ACT, ARMED, CARDS, CHOSEN, FOUND, LIT, NONE, OVER, TABLE, UP_CARDS } from './selectors.ts';

const at = { table: TABLE, chosen: CHOSEN, lit: LIT, armed: ARMED, over: OVER };

/** The first card that can be placed face-up, to the first lit place; what a search finds, and nothing sealed where there is nothing to seal. */
const table = new CardTable(at, async (person, sight, by) => {
  const { page } = person;
  const first = (selector: string) => page.locator(selector).first();
  if (sight.asked === 'next' || sight.asked === 'redraw') return press(person, first(ACT), by);
  if (sight.asked === 'choose' && sight.lit === 0) return press(person, first((await isThere(person, FOUND)) ? FOUND : NONE), by);
  // Characters that can be aimed at have keys of their own.
  if (sight.asked === 'choose') return press(person, first(LIT), by);
  if (sight.lit > 0) return choosePlace(person, LIT, by);
  if (await isThere(person, CARDS))
    return takeCard(person, first((await page.locator(UP_CARDS).count()) > 0 ? UP_CARDS : CARDS), by);
  // An empty hand in the secret phase.
  await press(person, first(NONE), by);
  return press(person, first(ARMED), by);
});

export const { answer, asked, goOn, reached, sightOf, play: playRevolution } = table;
