import { expect, test } from 'vitest';
import { look, startWithAdmins, TOKEN } from '../../../server/test/admin/admins.ts';
import { faultsOf, SIZES, violationsIn } from './axe.ts';
import { oneBrowser } from './browser.ts';
import { followLink, guest, roomBeside, theHouse } from './guests.ts';
import type { Person } from './person.ts';

const browser = oneBrowser();

async function says(person: Person, text: string): Promise<void> {
  const line = person.page.getByLabel(person.t('lobby.chat.say')).locator('visible=true');
  await line.fill(text);
  await line.press('Enter');
  await person.page.locator('.talk-lines').locator('visible=true').getByText(text).waitFor();
}

test('a guest mutes somebody in the chat, hears them again, and reports them', async () => {
  const house = theHouse();
  const [width, height] = SIZES.phone;
  const [mei, ann] = [await guest(browser(), 'Mei', { width, height }), await guest(browser(), 'Ann')];
  const link = await roomBeside(house, mei, 'race', { seats: 3 });
  await mei.page.goto(link);
  await followLink(ann, link);
  await says(ann, 'You are a spoon');
  await says(ann, 'a wet spoon');
  const talk = mei.page.locator('.talk-lines').locator('visible=true');
  const dialog = mei.page.getByRole('dialog');
  const name = talk.getByRole('button', { name: 'Ann' });
  // On a phone the chat is behind a tab.
  const tab = mei.page.getByRole('tab', { name: mei.t('lobby.chat') });
  // Who scrolls down to it has it under the finger where it was: the call to the chat goes, and moves nothing.
  const call = mei.page.locator('.chat-call');
  await call.waitFor();
  await tab.evaluate((each) => each.scrollIntoView({ block: 'center' }));
  const before = await tab.boundingBox();
  await call.waitFor({ state: 'detached' });
  expect(await tab.boundingBox()).toEqual(before);
  await tab.click();

  await name.last().click();
  await dialog.getByRole('button', { name: mei.t('report.mute') }).waitFor();
  expect(await violationsIn(mei.page, '.dialog')).toEqual([]);
  await dialog.getByRole('button', { name: mei.t('report.mute') }).click();
  await talk.getByText(mei.t('lobby.chat.folded', { n: 2, who: 'Ann' })).waitFor();
  expect(await talk.getByText('spoon').count()).toBe(0);
  // Kept in this browser; and what comes now is folded away, too.
  await mei.page.reload();
  await tab.click();
  await says(ann, 'no answer?');
  await talk.getByText(mei.t('lobby.chat.folded', { n: 3, who: 'Ann' })).waitFor();
  await talk.getByRole('button', { name: mei.t('lobby.chat.unfold') }).click();
  await talk.getByText('a wet spoon').waitFor();

  await name.last().click();
  await dialog.getByRole('button', { name: mei.t('report.way') }).click();
  await dialog.getByRole('radio', { name: mei.t('reason.name') }).check();
  await dialog.getByLabel(mei.t('report.words')).fill('Twice!');
  expect(await violationsIn(mei.page, '.dialog')).toEqual([]);
  await dialog.getByRole('button', { name: mei.t('report.send') }).click();
  await dialog.getByText(mei.t('report.thanks', { who: 'Ann' })).waitFor();
});

test('an admin reads a report, and mutes by the keyboard alone', async () => {
  const server = await startWithAdmins();
  const [bob, ann] = [await server.guest('Bob'), await server.guest('Ann')];
  const { code } = await bob.create('race');
  await ann.enter(code);
  await bob.request('room.say', { code, text: 'You are a spoon' });
  await ann.request('room.report', { code, guest: bob.guest.id, reason: 'insult', words: '' });
  const page = await browser().newPage();
  try {
    await page.goto(`${server.url}/admin`);
    await page.getByLabel('Admin token').fill('wrong');
    await page.getByLabel('Your name').fill('Mei');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('not the admin token').waitFor();
    await page.getByLabel('Admin token').fill(TOKEN);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Reports' }).click();
    await page.getByText('You are a spoon').waitFor();
    expect(await faultsOf(page, 'admin: reports', 'en', [SIZES.phone])).toEqual([]);
    await page.getByRole('button', { name: 'Mute' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await faultsOf(page, 'admin: mute', 'en', [SIZES.phone])).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Mute' }).press('Enter');
    await page.getByText('recorded as act 1').waitFor();
    expect((await look(server.url, 'acts')).json()).toMatchObject({ acts: [{ deed: 'mute', by: 'Mei', about: bob.guest.id }] });
    await page.getByRole('link', { name: 'Rooms' }).click();
    await page.getByText(code).waitFor();
  } finally {
    await page.close();
  }
});
