import { setTimeout as pause } from 'node:timers/promises';
import type { Sitter } from '../../../test/table/driver.ts';
import { HAND_ON } from '../../../test/table/house-selectors.ts';
import { ARMED, CHOSEN, MENU, NEWS, OVER, TABLE } from './selectors.ts';

/** What of the table matters to the player at it. */
export interface Sight {
  /** Tells one question from the next, and one state of it from another. */
  readonly moment: string;
  /** How many events have been told here. */
  readonly told: number;
  /** What kind of question; null: none, or an answer is on its way. */
  readonly asked: string | null;
  /** Something was pressed once that takes two presses. */
  readonly armed: boolean;
  /** A small menu is open. */
  readonly menu: boolean;
  /** A thing in a tray is chosen: what can be done with it stands below. */
  readonly chosen: boolean;
  /** Cards or news are there to be seen. */
  readonly news: boolean;
  /** At one screen: it must be handed on, or the curtain lifted. */
  readonly hand: boolean;
  readonly over: boolean;
  /** The table still tells what happened. */
  readonly telling: boolean;
}

export const sightOf = ({ page }: Sitter): Promise<Sight> =>
  page.evaluate(
    ({ table: name, armed, menu, chosen, news, hand, over }) => {
      const there = (selector: string): boolean => document.querySelector(selector) !== null;
      const table = document.querySelector<HTMLElement>(name);
      const { asked = '', told = '', busy = '', telling = '' } = table?.dataset ?? {};
      return {
        moment: table === null ? '' : `${asked} after ${told}`,
        told: Number(told),
        asked: asked === '' || busy === 'true' ? null : (asked.split(' ')[1] ?? null),
        armed: there(armed),
        menu: there(menu),
        chosen: there(chosen),
        news: there(news),
        hand: there(hand),
        over: there(over),
        telling: telling === 'true',
      };
    },
    { table: TABLE, armed: ARMED, menu: MENU, chosen: CHOSEN, news: NEWS, hand: HAND_ON, over: OVER },
  );

const MOMENT = 40;

/** Once the table is as it should be; null: not so soon. */
export async function seen(person: Sitter, isSo: (sight: Sight) => boolean, patience: number): Promise<Sight | null> {
  const until = performance.now() + patience;
  do {
    const sight = await sightOf(person);
    if (isSo(sight)) return sight;
    await pause(MOMENT);
  } while (performance.now() < until);
  return null;
}

const PATIENCE = 60_000;

/** Once the table is as it should be. Whatever is asked instead, it fails here, and says what is on the screen. */
export async function reached(person: Sitter, isSo: (sight: Sight) => boolean): Promise<Sight> {
  const sight = await seen(person, isSo, PATIENCE);
  if (sight !== null) return sight;
  const [now, words] = [await sightOf(person), await person.page.locator('body').innerText()];
  throw new Error(`${person.name} waits in vain at ${JSON.stringify(now)}:\n${words}`);
}
