import { LANGUAGES } from '@tavern/engine';
import { expect, test } from 'vitest';
import { game } from '../../../games/king-of-the-mountain/rules/game.ts';
import { oneBrowser } from './browser.ts';
import { guest, ownHouse } from './guests.ts';
import type { Person } from './person.ts';
import { layOut, type Moment, momentsOf } from './summit-moments.ts';

const browser = oneBrowser();
const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

/** Everybody rolls for the turn order without being asked: there is but one answer. */
const KINDS = Object.keys(game.questions).filter((kind) => kind !== 'initiative');
const MOST_MATCHES = 3_000;

async function findMoments(): Promise<ReadonlyMap<string, Moment>> {
  const met = new Map<string, Moment>();
  for (let seed = 1; seed <= MOST_MATCHES && met.size < KINDS.length; seed++)
    for await (const moment of momentsOf(seed, 2 + (seed % 5), 'Mei')) {
      const { kind = '', options = [] } = moment.asked ?? {};
      // What has but one answer is answered by itself.
      if (KINDS.includes(kind) && options.length > 1 && !met.has(kind)) met.set(kind, moment);
    }
  return met;
}

let found: ReturnType<typeof findMoments> | undefined;
const momentOfEach = (): ReturnType<typeof findMoments> => (found ??= findMoments());

/** What can be chosen, but lies below something else even when it is scrolled to. */
const covered = ({ page }: Person): Promise<readonly string[]> =>
  page.locator('.summit [data-action], .summit-tray > :not(.coach) button:not([aria-disabled="true"])').evaluateAll((all) =>
    all.flatMap((button) => {
      button.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = button.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return above !== null && (button.contains(above) || above.contains(button)) ? [] : [button.textContent ?? ''];
    }),
  );

/** All of it lies on the screen, once everything has found its place. */
async function read({ page }: Person): Promise<string> {
  const coach = page.locator('.coach:visible');
  const beyond = (): Promise<number> =>
    coach.evaluate((slip) => {
      const { left, top, right, bottom } = slip.getBoundingClientRect();
      return Math.max(0, -left, -top, right - innerWidth, bottom - innerHeight);
    });
  await expect.poll(beyond).toBe(0);
  return coach.locator('p').innerText();
}

test.each(LANGUAGES)(
  '%s: a newcomer is told about every kind of question, at every size, and can still answer it',
  async (language) => {
    const house = await ownHouse();
    const mei = await guest(browser(), 'Mei', { language });
    await mei.page.goto(house.url);
    await mei.button(mei.t('hall.bots')).waitFor();
    const moments = await momentOfEach();
    expect([...moments.keys()].sort()).toEqual([...KINDS].sort());
    const said = new Set<string>();
    for (const [kind, moment] of moments) {
      await layOut(mei.page, house.url, moment.shelved());
      expect(await mei.page.locator('.summit').getAttribute('data-asked')).toContain(kind);
      // In the second language where there is the least room.
      for (const [width, height] of language === 'en' ? SIZES : SIZES.slice(-1)) {
        await mei.page.setViewportSize({ width, height });
        said.add(await read(mei));
        await expect.poll(() => covered(mei), { message: `${kind} at ${width}` }).toEqual([]);
      }
    }
    expect(said.size).toBe(KINDS.length);
    // Whoever has read it never sees it again.
    await mei.page.locator('.coach .btn').last().click();
    await mei.page.locator('.coach').waitFor({ state: 'detached' });
  },
);
