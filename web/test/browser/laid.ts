import type { Types } from '@tavern/engine';
import type { Plan, TableDriver } from '../../../games/test/table/driver.ts';
import { layOut } from '../../tools/lay.ts';
import { type Laid, momentsOf } from '../../tools/moments.ts';
import { theHouse } from './guests.ts';
import type { Person } from './person.ts';

const MOST_MATCHES = 80;

interface Where {
  /** The match in which it is looked for first: what is rare is known to be there. */
  readonly from?: number;
  readonly plan?: (nth: number) => Plan;
}

/** The first such moment of a game's matches: the same one in every run. */
export async function momentWith<T extends Types>(
  driver: TableDriver<T>,
  wanted: (moment: Laid<T>) => boolean,
  { from = 1, plan = driver.plan }: Where = {},
): Promise<Laid<T>> {
  for (let nth = from; nth < from + MOST_MATCHES; nth++)
    for await (const moment of momentsOf(driver, plan(nth), 'Mei')) if (wanted(moment)) return moment;
  throw new Error('nobody was ever in such a situation');
}

/** Unknown to the site: it says so, which takes a fraction of what the hall does. */
const NOWHERE = 'nowhere';

/**
 * Where no table is, so that a match can be laid before somebody, and nothing is left of the one before. The first time that is the hall, which
 * makes the database that matches are stored in.
 */
export async function leaveTables(person: Person, url: string): Promise<void> {
  const { page } = person;
  const isNew = !page.url().startsWith(url);
  await page.goto(`${url}/#/${isNew ? '' : NOWHERE}`);
  await (isNew ? person.button(person.t('hall.bots')) : person.text(person.t('app.lost', { path: NOWHERE }))).waitFor();
}

/** Comes to a table at which this moment is laid. */
export async function sitAt<T extends Types>(person: Person, moment: Laid<T>): Promise<void> {
  const { url } = theHouse();
  await leaveTables(person, url);
  await layOut(person.page, url, moment.stored());
}
