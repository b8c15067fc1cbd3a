import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as ceeLo from '../../../games/cee-lo/test/table/index.ts';
import { texts as ceeLoTexts } from '../../../games/cee-lo/text/index.ts';
import { tableTexts as mountainTexts } from '../../../games/mountain/text/table/index.ts';
import { type Look, looksOf, patternOf, toldInTime, toldTooEarly, watchWords } from '../../../games/test/table/words-seen.ts';
import { oneBrowser } from './browser.ts';
import { guest, theHouse } from './guests.ts';
import { layOut, type Moment, momentWith } from './mountain-moments.ts';
import type { Person } from './person.ts';
import { stopTime } from './stop-time.ts';

const browser = oneBrowser();

/** Signs and sums of bonuses, which everybody knows before the throw. */
const BONUS = /^[+−]\d+$/;

const textsOf = (texts: { readonly en: { readonly [key: string]: string } }, keys: RegExp): readonly RegExp[] =>
  Object.entries(texts.en).flatMap(([key, text]) => (keys.test(key) ? [patternOf(text)] : []));

/** What may come up on the mountain while dice are in the air: who strikes whom, in which round, and whose turn it is. */
const MAY = [
  BONUS,
  ...textsOf(
    mountainTexts,
    /^(tray\.blow\.|tray\.felt\.(round|rolling|against)$|board\.rolling$|headline\.story|headline\.turn$|ledge\.(story|wait|why\.)|tray\.(fight|duel)\.sub)/,
  ),
];

/** And before a card is turned up: where one has come to. */
const MAY_BEFORE_CARDS = [...MAY, /\btile \d+\b/i, /^\d+:\d\d$/];

/** A moment in which the first seat's answer is followed by such dice. */
const askedWith = (kind: string, wanted: (moment: Moment) => boolean): Promise<Moment> =>
  momentWith((moment) => moment.asked?.kind === kind && wanted(moment));

const leadsTo =
  (type: string, least = 1) =>
  ({ leads }: Moment): boolean =>
    leads.filter((event) => event.type === type).length >= least;

async function seatedAt(moment: Moment): Promise<Person> {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei', {
    motion: true,
    drawn: 'coarsely',
    settings: { nickname: 'Mei', speed: '2x' },
  });
  await mei.page.clock.install();
  await mei.page.goto(house.url);
  await mei.button(mei.t('hall.bots')).waitFor();
  await layOut(mei.page, house.url, moment.stored());
  await mei.page.locator('.mountain-table[data-asked][data-telling="false"]').waitFor();
  return mei;
}

const press = (person: Person, { answer }: Moment): Promise<void> => {
  const deed = answer?.['do'] === 'attack' ? answer['press'] : answer?.['do'];
  return person.page.locator(`[data-action="${deed}"], [data-do="${deed}"]`).first().click();
};

/** Milliseconds: what changes at the same time for somebody who looks. */
const STEP = 40;

/** Time goes on step by step, as fast as this machine is: nothing is left out where it is busy. */
async function goOnUntil({ page }: Person, isSo: () => boolean | Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(STEP);
        return isSo();
      },
      { interval: 1 },
    )
    .toBe(true);
}

const toldBy = ({ page }: Person): Promise<{ readonly told: number; readonly done: boolean }> =>
  page.locator('.mountain-table').evaluate(({ dataset }) => ({
    told: Number(dataset['told']),
    done: dataset['asked'] !== undefined && dataset['telling'] === 'false',
  }));

/** The answer is given, and every frame is looked at until all that it led to has been told. */
async function watched(moment: Moment): Promise<{ readonly looks: readonly Look[]; readonly mei: Person }> {
  const mei = await seatedAt(moment);
  const { page } = mei;
  const { told } = await toldBy(mei);
  await stopTime(mei.page);
  await watchWords(page);
  await press(mei, moment);
  await goOnUntil(mei, async () => {
    const now = await toldBy(mei);
    return now.told > told && now.done;
  });
  // And what the table then asks has been looked at too.
  await goOnUntil(mei, () => page.evaluate(() => window.wordsSeen.looks.at(-1)?.telling === false));
  return { looks: await looksOf(page), mei };
}

const framesOf = (looks: readonly Look[], is: (look: Look) => boolean): number =>
  looks.filter(is).reduce((sum, { frames }) => sum + frames, 0);

const report = (name: string, looks: readonly Look[]): void =>
  console.log(
    `${name}: ${framesOf(looks, () => true)} frames, ${framesOf(looks, ({ rolling }) => rolling)} with dice in the air; early: ${
      toldTooEarly(looks, MAY).join(' | ') || 'nothing'
    }; then: ${[...new Set(toldInTime(looks))].slice(0, 6).join(' | ')}`,
  );

// Duels, treasures and enemies are told by the same show: games/mountain/test/ui/told looks at every event of theirs without a browser.
test.each([
  ['a fight', 'fight', (moment: Moment) => leadsTo('fightRound', 2)(moment), MAY],
  [
    'a throw and a Luck card',
    'turn',
    (moment: Moment) => leadsTo('rolled')(moment) && leadsTo('luckDrawn')(moment),
    MAY_BEFORE_CARDS,
  ],
] as const)('frame by frame, no text on the page tells a result before the picture does: %s', async (name, kind, wanted, may) => {
  const { looks, mei } = await watched(await askedWith(kind, wanted));
  report(name, looks);
  expect(
    framesOf(looks, ({ rolling }) => rolling),
    'frames with dice in the air',
  ).toBeGreaterThan(0);
  expect(toldTooEarly(looks, may)).toEqual([]);
  expect(toldInTime(looks).length).toBeGreaterThan(0);
  // The title, the beam and the buttons know nothing of what is asked next while the story is told.
  const during = looks.filter(({ telling }) => telling);
  expect(during.length).toBeGreaterThan(0);
  expect([...new Set(during.flatMap(({ open }) => open))]).toEqual([]);
  const asked = mei.t('frame.title.asked').split('[')[0] ?? '';
  // The title of what was just answered may go a moment later; none comes up before the story is told.
  const isAsked = (look: Look | undefined): boolean => look?.title.startsWith(asked) ?? false;
  const early = looks.filter((look, index) => look.telling && isAsked(look) && index > 0 && !isAsked(looks[index - 1]));
  expect(early.map(({ title }) => title)).toEqual([]);
});

test('a lit tile that is pressed says that the die decides, and lights Move; a planted word that tells what it will say is found', async () => {
  const moment = await askedWith('turn', leadsTo('rolled'));
  const mei = await seatedAt(moment);
  const { page } = mei;
  const asked = await page.locator('.mountain-table').getAttribute('data-asked');
  await page.locator('.mountain-tile.lit .mountain-tile-slab').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-action="move"][data-pointed]').waitFor();
  await page.locator('.acts h3.refused', { hasText: mountainTexts.en['board.dieDecides'] ?? '' }).waitFor();
  expect(await page.locator('.mountain-table').getAttribute('data-asked')).toBe(asked);

  await page.evaluate(() => {
    const spoiler = document.createElement('p');
    document.body.append(spoiler);
    const spoil = (): void => {
      requestAnimationFrame(spoil);
      spoiler.textContent = document.querySelector('.die.rolling') === null ? '' : 'It will be a 4';
    };
    spoil();
  });
  await stopTime(page);
  await watchWords(page);
  await press(mei, moment);
  await goOnUntil(mei, () => page.evaluate(() => window.wordsSeen.looks.some(({ rolling }) => rolling)));
  await goOnUntil(mei, () => page.evaluate(() => window.wordsSeen.looks.at(-1)?.rolling === false));
  expect(toldTooEarly(await looksOf(page), MAY)).toEqual(['It will be a 4']);
});

/** When this has been on the page, however short: nobody who asks from outside could be too late. */
const appears = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector(wanted) === null) return;
          observer.disconnect();
          done();
        }).observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['class'] });
      }),
    selector,
  );

test('frame by frame, no text of Cee-Lo tells what the dice say before they have landed', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei', {
    motion: true,
    drawn: 'coarsely',
    settings: { nickname: 'Mei', speed: '2x' },
  });
  await ceeLo.beginRun(mei, house.url, ceeLo.SCORES_AT_ONCE_WITH);
  await ceeLo.fight(mei);
  await ceeLo.deeds(mei).first().waitFor();
  await watchWords(mei.page);
  await ceeLo.deeds(mei).first().click();
  await ceeLo
    .deeds(mei)
    .filter({ hasText: ceeLo.said(mei, 'combat.attack') })
    .waitFor();
  const flown = appears(mei.page, '.dice-row.enemy.flying');
  await ceeLo.deeds(mei).first().click();
  await flown;
  await ceeLo.deeds(mei).first().waitFor();
  const looks = await looksOf(mei.page);
  const may = textsOf(ceeLoTexts, /^(scene\.headline\.story|combat\.enemy\.thinks)$/);
  console.log(
    `Cee-Lo: ${framesOf(looks, () => true)} frames, ${framesOf(looks, ({ rolling }) => rolling)} with dice in the air; early: ${
      toldTooEarly(looks, may).join(' | ') || 'nothing'
    }; then: ${[...new Set(toldInTime(looks))].slice(0, 6).join(' | ')}`,
  );
  expect(framesOf(looks, ({ rolling }) => rolling)).toBeGreaterThan(0);
  expect(toldTooEarly(looks, may)).toEqual([]);
  expect(toldInTime(looks).length).toBeGreaterThan(0);
  expect(looks.filter(({ rolling }) => rolling).flatMap(({ open }) => open)).toEqual([]);
});
