import {
  arriveAt,
  BEATEN_IN_THREE_WITH,
  beginRun,
  deeds,
  fight,
  placeOf,
  playOn,
  playToTheEnding,
  SCORES_AT_ONCE_WITH,
  said,
  WON_WITH,
} from '../test/browser/alley.ts';
import type { Person } from '../test/browser/person.ts';

type Shoot = (person: Person, name: string) => Promise<void>;

/** Everything in Cee-Lo's alley: a run with a trinket or two, one that is won, one that is lost. */
export async function inTheAlley(person: Person, url: string, shoot: Shoot, tail = ''): Promise<void> {
  const { page } = person;
  await beginRun(person, url, SCORES_AT_ONCE_WITH);
  await shoot(person, `cee-lo-before${tail}`);
  await fight(person);
  await deeds(person).first().waitFor();
  await shoot(person, `cee-lo-throw${tail}`);
  await deeds(person).first().click();
  await page.locator('.deed.attack').waitFor();
  await shoot(person, `cee-lo-combat${tail}`);
  while (!(await page.locator('.spoils').isVisible())) await playOn(person, 'mouse');
  await shoot(person, `cee-lo-reward${tail}`);
  await person.click(said(person, 'between.shop'));
  await arriveAt(person, 'shop');
  await page.locator('[data-trinket="wild-die"]').click();
  await shoot(person, `cee-lo-shop${tail}`);
  await page.keyboard.press('b');
  await page.keyboard.press('c');
  await arriveAt(person, 'between');
  await fight(person);
  await deeds(person).first().click();
  await page.locator('.dice-place.wild').first().click();
  await page.getByRole('dialog').waitFor();
  await shoot(person, `cee-lo-wild${tail}`);
  for (const [seed, name] of [
    [WON_WITH, 'victory'],
    [BEATEN_IN_THREE_WITH, 'defeat'],
  ] as const) {
    await beginRun(person, url, seed);
    await playToTheEnding(person, 'keys');
    if ((await placeOf(person)) === 'ending') await shoot(person, `cee-lo-${name}${tail}`);
  }
}
