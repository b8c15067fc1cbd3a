import type { Page } from 'playwright-core';
import type { Mountain } from '../../../games/mountain/rules/types.ts';
import { driver, planOf } from '../../../games/mountain/test/table/index.ts';
import { layOut as lay, storeMatch } from '../../tools/lay.ts';
import { type Laid, momentsOf as momentsIn, type StoredMatch } from '../../tools/moments.ts';
import { stopTime } from './stop-time.ts';

export type Moment = Laid<Mountain>;

/** The nth match on the mountain, as often as the first seat is asked. */
export const momentsOf = (nth: number, players: number, name: string): AsyncGenerator<Moment> =>
  momentsIn(driver, planOf(nth, players), name);

const MOST_MATCHES = 80;

/** The first such moment of three on the mountain: the same one in every run. `first`: a match in which it is known to come. */
export async function momentWith(wanted: (moment: Moment) => boolean, first = 1): Promise<Moment> {
  for (let nth = first; nth < first + MOST_MATCHES; nth++)
    for await (const moment of momentsOf(nth, 3, 'Mei')) if (wanted(moment)) return moment;
  throw new Error('nobody was ever in such a situation');
}

/** A match that is nearly over, before the last fight of the first seat. */
export async function nearlyOver(): Promise<StoredMatch> {
  let fight: Moment | null = null;
  for await (const moment of momentsOf(1, 4, 'Mei')) if (moment.asked?.kind === 'fight') fight = moment;
  if (fight === null) throw new Error('nobody ever fights');
  return fight.stored();
}

/** Lays a match before somebody. `settled`: and waits until all of it is drawn; else time stands still from now on. */
export async function layOut(page: Page, url: string, stored: StoredMatch, settled = true): Promise<void> {
  if (settled) return lay(page, url, stored, driver.drawn);
  const id = await storeMatch(page, stored);
  await stopTime(page);
  await page.goto(`${url}/#/here/${id}`);
}
