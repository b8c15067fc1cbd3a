import { LANGUAGES, type Types } from '@tavern/engine';
import { expect, test } from 'vitest';
import { layOut } from '../../tools/lay.ts';
import { type Laid, matchNumbers, momentsOf } from '../../tools/moments.ts';
import { EVERY_SIZE } from '../../tools/pictures.ts';
import { type Driver, drivenGames, driverOf } from '../../tools/tables.ts';
import { oneBrowser } from './browser.ts';
import { guest, playBots, theHouse } from './guests.ts';
import { momentWith, sitAt } from './laid.ts';
import type { Person } from './person.ts';
import { DIE, NO_FAULTS, seenSizes, tableFaults } from './reach.ts';
import { inTurns, NARROWEST, someOf } from './sizes.ts';

const browser = oneBrowser();
/** What has but one answer may be answered by itself: then nobody is told anything. */
const ALONE: ReadonlySet<string> = new Set(['initiative']);

const kindsOf = ({ game, coached }: Driver): readonly string[] =>
  coached.map((id) => id.slice(game.length + 1)).filter((kind) => !ALONE.has(kind));

async function findMoments(driver: Driver): Promise<ReadonlyMap<string, Laid<Types>>> {
  const kinds = kindsOf(driver);
  const met = new Map<string, Laid<Types>>();
  for (const nth of matchNumbers(driver)) {
    if (met.size === kinds.length) break;
    for await (const moment of momentsOf(driver, driver.plan(nth), 'Mei')) {
      const { asked } = moment;
      if (asked === null) continue;
      const kind = driver.lesson?.(moment) ?? asked.kind;
      if (met.has(kind) || !kinds.includes(kind)) continue;
      // There is one way to go: the screen goes it by itself.
      const formality = asked.options.length === 1 && (asked.clock === 'prompt' || asked.window);
      if (!formality) met.set(kind, moment);
    }
  }
  return met;
}

const found = new Map<string, ReturnType<typeof findMoments>>();
function momentsIn(driver: Driver): ReturnType<typeof findMoments> {
  const known = found.get(driver.game) ?? findMoments(driver);
  found.set(driver.game, known);
  return known;
}

/** What was there a moment ago may be gone: the table is laid anew, or the screen has another size. */
const SOON = 2_000;

/** What a newcomer reads: the tip, or its folded button; nothing: neither is there yet. */
async function read({ page }: Person): Promise<string> {
  const [tip, unfolded] = [page.locator('.coach:visible p'), page.locator('.coach-unfolded p')];
  if ((await unfolded.count()) === 0) {
    if ((await tip.count()) === 1) return tip.innerText({ timeout: SOON }).catch(() => '');
    // Where a busy machine is late, the next look finds it unfolded.
    await page
      .locator('.coach-tab:visible')
      .click({ timeout: SOON })
      .catch(() => {});
    if ((await unfolded.count()) === 0) return '';
  }
  const text = await unfolded.innerText();
  await page.keyboard.press('Escape');
  await page.locator('.coach-unfolded').waitFor({ state: 'detached' });
  return text;
}

const CASES = drivenGames().flatMap((game) => LANGUAGES.map((language) => ({ game, language })));

test.each(CASES)(
  '$game, $language: a newcomer is told about every kind of question, at every size; nothing that is spoken of is covered or squeezed',
  async ({ game, language }) => {
    const driver = await driverOf(game);
    const house = theHouse();
    const mei = await guest(browser(), 'Mei', { language });
    const { page } = mei;
    await page.goto(house.url);
    await mei.button(mei.t('hall.bots')).waitFor();
    const moments = await momentsIn(driver);
    expect([...moments.keys()].sort()).toEqual([...kindsOf(driver)].sort());
    const said = new Set<string>();
    const turns = inTurns([...moments]);
    // In the second language some of them: words.test.ts knows that all have words in it.
    const looked = language === 'en' ? turns : someOf(turns);
    for (const { situation, sizes } of looked) {
      const [kind, moment] = situation;
      let told = '';
      // In the second language where there is the least space.
      for (const [at, [width, height]] of sizes.filter(([each]) => language === 'en' || each === NARROWEST).entries()) {
        await page.setViewportSize({ width, height });
        // A window closes by itself after a while.
        if (at === 0 || moment.asked?.window) await layOut(page, house.url, moment.stored(), driver.drawn);
        const where = { message: `${kind} at ${width}x${height}` };
        // A new kind of question, and the same words at every size.
        let text = '';
        await expect
          .poll(async () => {
            text = await read(mei);
            return text !== '' && (text === told || (told === '' && !said.has(text)));
          }, where)
          .toBe(true);
        told = text;
        said.add(text);
        await expect.poll(() => tableFaults(page, driver), where).toEqual(NO_FAULTS);
      }
    }
    expect(said.size).toBe(looked.length);
    // A player who wants no more tips gets none.
    const [[width, height] = [0, 0]] = EVERY_SIZE;
    await page.setViewportSize({ width, height });
    await page.locator('.coach .btn').last().click();
    await expect.poll(() => page.locator('.coach, .coach-tab').count()).toBe(0);
  },
);

test('on a phone a newcomer sees the dice of the deciding round in their size; acting, or settings, ends the words', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei', { width: 390, height: 844, motion: true, settings: { speed: '2x' } });
  const { page } = mei;
  await page.goto(house.url);
  await playBots(mei);
  await page.locator('.contender .die').first().waitFor();
  await expect.poll(async () => Math.min(DIE, ...(await seenSizes(page, '.contender .die')))).toBe(DIE);
  // The rest of the round takes its time: the first turn of another match is laid before her.
  const driver = await driverOf('king-of-the-mountain');
  const plain = (moment: Laid<Types>): boolean => (driver.lesson?.(moment) ?? null) === null;
  await sitAt(mei, await momentWith(driver, (moment) => moment.asked?.kind === 'turn' && plain(moment)));
  await page.locator('.coach:visible, .coach-tab:visible').first().waitFor();
  const turn = page.locator('.mountain-table[data-asked$="turn"]');
  await turn.waitFor();
  await page.locator('[data-action="move"]').click();
  await expect.poll(() => turn.count(), { timeout: 60_000 }).toBe(0);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('tavern.settings') ?? ''))
    .toContain('king-of-the-mountain.turn');
});
