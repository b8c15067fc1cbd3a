import { expect, onTestFinished, test } from 'vitest';
import { oneBrowser } from './browser.ts';
import { fileHost } from './file-host.ts';
import { guest, ownHouse, seatPerson } from './guests.ts';
import { act, askedAtLast, isOver, playToTheEnd, ranking, verifyRecord } from './play.ts';

const browser = oneBrowser();

test('from the hall to the first own move against bots in at most three clicks', async () => {
  const house = await ownHouse();
  const mei = await guest(browser(), 'Mei');
  await mei.page.goto(house.url);
  await mei.click(mei.t('hall.bots'));
  await mei.options.first().waitFor();
  const asked = await mei.question.innerText();
  await mei.click(mei.options.first());
  await mei.page.waitForFunction((before) => document.querySelector('.prompt-question')?.textContent !== before, asked);
  expect(mei.clicks).toBeLessThanOrEqual(3);
});

test('a game against bots waits for whoever closes the tab, is in the hall when they come back, and goes on where it was', async () => {
  const house = await ownHouse();
  const mei = await guest(browser(), 'Mei');
  await mei.page.goto(house.url);
  await mei.click(mei.t('hall.bots'));
  for (let moves = 0; moves < 4; ) if (await act(mei)) moves += 1;
  const [asked, address] = [await askedAtLast(mei), mei.page.url()];

  await mei.comeBack(house.url);
  await mei.page
    .getByRole('button', { name: new RegExp(`^(${mei.t('hall.kept.turn')}|${mei.t('hall.kept.on')})`) })
    .first()
    .click();
  expect(await askedAtLast(mei)).toBe(asked);
  expect(mei.page.url()).toBe(address);

  await playToTheEnd([mei]);
  await verifyRecord(mei);
});

test('two at one screen hand it on: what one is asked the other does not see', async () => {
  const house = await ownHouse();
  const mei = await guest(browser(), 'Mei', { settings: { nickname: 'Mei' } });
  const { page } = mei;
  await page.goto(`${house.url}/#/here/new/king-of-the-mountain`);
  await page.getByLabel(mei.t('lobby.seat.name', { n: 1 })).waitFor();
  await seatPerson(mei, 2);
  await page.getByLabel(mei.t('lobby.seat.name', { n: 2 })).fill('Ann');
  await page.locator('.lobby-foot .btn-primary').click();

  const handed: string[] = [];
  await playToTheEnd([mei], {
    meanwhile: async () => {
      // Looked at in one moment: behind the curtain lies nothing that could be read.
      const { title, behind } = await page.evaluate(() => ({
        title: document.querySelector('main.curtain h1')?.textContent,
        behind: document.querySelectorAll('.prompt, .state, .log').length,
      }));
      if (title === undefined) return;
      handed.push(title.trim());
      expect(behind).toBe(0);
    },
  });
  expect(handed).toContain(mei.t('frame.curtain', { who: 'Ann' }));
  expect(handed).toContain(mei.t('frame.curtain', { who: 'Mei' }));
  // The third is a bot.
  expect(await ranking(mei)).toHaveLength(3);
});

test('any file host will do, in any folder: bots, friends at this screen, and a hall that says what it cannot do', async () => {
  const host = await fileHost('/games/tavern');
  onTestFinished(() => host.close());
  const mei = await guest(browser(), 'Mei');
  mei.offline = true;
  await mei.page.goto(host.url);
  await mei.page.getByText(mei.t('hall.server.none')).first().waitFor();
  await mei.click(mei.t('hall.bots'));
  for (let moves = 0; moves < 5 && !(await isOver(mei)); ) if (await act(mei)) moves += 1;
});
