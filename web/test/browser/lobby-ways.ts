import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';

/** What people do in the hall and in a lobby, for tests and for tools, which have no test around them. */

/** The hall, and a name in the guest book. */
export async function signIn(person: Person, url: string): Promise<void> {
  const { page } = person;
  await page.goto(url);
  const book = page.getByLabel(person.t('hall.guest'), { exact: true });
  await book.fill(person.name);
  await book.press('Enter');
}

const codeField = (person: Person): Locator => person.page.getByLabel(person.t('hall.join.code'), { exact: true });

/** In the hall, with a code that a friend has told. */
export async function joinByCode(person: Person, code: string): Promise<void> {
  await codeField(person).fill(code);
  await codeField(person).press('Enter');
}

/** As it stands on the board in the lobby. */
export const codeOf = async ({ page }: Person): Promise<string> =>
  (await page.locator('.code-board .code i').allInnerTexts()).join('');

/** The seat of this person or bot in a lobby: Ann’s is not Yann’s. */
export function seatOf({ page }: Person, name: string): Locator {
  const called = page.locator('.seat-who b').filter({ hasText: new RegExp(`^${name}(?!\\w)`) });
  return page.locator('.seat').filter({ has: called });
}

/** By the big button: where there are cards to pick, it picks the one that is suggested. */
export async function beReady({ page }: Person): Promise<void> {
  await page.locator('.lobby-foot .big-step.lit').click();
}

/** The host's, once all are ready. */
export async function startMatch({ page }: Person): Promise<void> {
  await page.locator('.lobby-foot .btn-primary:not([aria-disabled="true"])').click();
}
