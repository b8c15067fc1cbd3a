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

/** Comes from the hall to a table at which this moment is laid. */
export async function sitAt<T extends Types>(person: Person, moment: Laid<T>): Promise<void> {
  const { url } = theHouse();
  await person.page.goto(`${url}/#/`);
  await person.button(person.t('hall.bots')).waitFor();
  await layOut(person.page, url, moment.stored());
}
