import { setTimeout as pause } from 'node:timers/promises';
import type { Sitter } from '../../../test/table/driver.ts';
import { CHOICES } from './selectors.ts';
import { reached, sightOf } from './table.ts';

const STILL = 500;

/** What this person is asked, with everything that can be pressed for it, when nothing is on its way any more. */
export async function askedAtLast(person: Sitter): Promise<string> {
  const look = async (): Promise<string> => {
    await reached(person, ({ asked }) => asked !== null);
    const lit = person.page.locator(CHOICES);
    return [(await sightOf(person)).moment.split(' after ')[0], ...(await lit.allInnerTexts())].join('\n');
  };
  let before: string;
  let now = await look();
  do {
    before = now;
    await pause(STILL);
    now = await look();
  } while (now !== before);
  return now;
}
