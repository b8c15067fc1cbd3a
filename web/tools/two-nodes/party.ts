import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { beReady, codeOf, joinByCode, seatOf, signIn, startMatch } from '../../test/browser/lobby-ways.ts';
import { comes, type Guest, talks } from './guest.ts';
import type { Site } from './site.ts';
import type { Steps } from './steps.ts';

/** Two players, each in a browser of their own, and one who watches. */
export interface Party {
  readonly mei: Guest;
  readonly ann: Guest;
  readonly sam: Guest;
  readonly players: readonly Guest[];
  readonly all: readonly Guest[];
}

export async function comeTogether(first: Browser, second: Browser): Promise<Party> {
  const mei = await comes(first, 'Mei', 'A');
  const ann = await comes(second, 'Ann', 'B');
  const sam = await comes(second, 'Sam', 'B');
  return { mei, ann, sam, players: [mei, ann], all: [mei, ann, sam] };
}

/** From the hall to the first question of a match. */
export async function sitDown({ mei, ann, sam, all }: Party, site: Site, steps: Steps): Promise<void> {
  await steps.step('Mei comes to node A, Ann and Sam to node B', async () => {
    for (const { person, home } of all) await signIn(person, site.url(home));
  });
  await steps.step('Mei opens a room; Ann and Sam join by its code', async () => {
    await mei.person.click(mei.person.t('hall.friends'));
    await mei.person.button(mei.person.t('lobby.copy')).waitFor();
    const code = await codeOf(mei.person);
    for (const { person } of [ann, sam]) {
      await joinByCode(person, code);
      await person.click(person.t('lobby.sit'));
      await seatOf(mei.person, person.name).waitFor();
    }
  });
  await steps.step('they talk, both ways', async () => {
    await talks(mei, all, 'Hello from A');
    await talks(ann, all, 'Hello from B');
  });
  await steps.step('Mei sends Sam away; he reads it, and comes back to watch', async () => {
    const { page } = mei.person;
    await seatOf(mei.person, 'Sam').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: mei.person.t('lobby.guest.kick') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: mei.person.t('lobby.kick.once.sub') })
      .click();
    await sam.person.text(sam.person.t('room.gone')).waitFor();
    await seatOf(ann.person, 'Sam').waitFor({ state: 'detached' });
    await sam.person.click(sam.person.t('lobby.door.again'));
    await sam.person.click(sam.person.t('lobby.join.watch'));
  });
  await steps.step('the match begins for all three', async () => {
    await beReady(ann.person);
    await startMatch(mei.person);
    for (const { person } of all) await person.page.locator('.mountain-table').waitFor();
    assert.deepEqual(await site.pages(), { A: 1, B: 2 });
  });
}
