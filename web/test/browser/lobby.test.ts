import { render, say } from '@tavern/engine';
import { wireTexts } from '@tavern/wire';
import { expect, test } from 'vitest';
import { classes } from '../../../games/king-of-the-mountain/rules/catalog.ts';
import { texts } from '../../../games/king-of-the-mountain/text/index.ts';
import { oneBrowser } from './browser.ts';
import { guest, ownHouse, signIn } from './guests.ts';
import type { Person } from './person.ts';

const browser = oneBrowser();

const codeField = (person: Person) => person.page.getByLabel(person.t('hall.join.code'), { exact: true });
const seatOf = (watcher: Person, name: string) => watcher.page.locator('.seat').filter({ hasText: name });
const start = ({ page }: Person) => page.locator('.lobby-foot .big-step');

async function joinByCode(person: Person, code: string): Promise<void> {
  await codeField(person).fill(code);
  await codeField(person).press('Enter');
}

test('KM-001, KM-013, KM-015, KM-016, KM-017: the first screen names the game, and a name is all that is asked of whoever makes a room', async () => {
  const house = await ownHouse();
  const mei = await guest(browser(), 'Mei');
  await mei.page.goto(house.url);
  const friends = mei.button(mei.t('hall.friends'));
  await friends.waitFor();
  await mei.page
    .getByText(texts.en['game.name'] ?? '')
    .first()
    .waitFor();
  expect(await friends.innerText()).toContain(mei.t('hall.unsigned'));
  await friends.click();
  await mei.page.getByText(mei.t('hall.guest.first')).first().waitFor();
  await signIn(mei, house.url);
  await mei.click(mei.t('hall.friends'));
  await seatOf(mei, 'Mei').getByLabel(mei.t('lobby.seat.host')).waitFor();
});

test('KM-005, KM-018..KM-026, KM-031, KM-034, KM-061: a friend joins by code; both see seats, classes, rules and talk, and the host alone starts, when all are ready', async () => {
  const house = await ownHouse();
  const mei = await guest(browser(), 'Mei');
  await signIn(mei, house.url);
  await mei.click(mei.t('hall.friends'));
  // KM-005, KM-019: six capitals and digits to share.
  await mei.button(mei.t('lobby.copy')).waitFor();
  const code = (await mei.page.locator('.code-board .code i').allInnerTexts()).join('');
  expect(code).toMatch(/^[A-Z0-9]{6}$/);

  // KM-018: a code that leads nowhere is said to, and nothing is lost.
  const ann = await guest(browser(), 'Ann');
  await signIn(ann, house.url);
  const wrong = code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA';
  await joinByCode(ann, wrong);
  await ann.page
    .getByText(render(wireTexts.en, say('refusal.no-such-room', { code: wrong })))
    .first()
    .waitFor();
  await joinByCode(ann, code);

  // KM-020: everybody sees who is here, with what class, who is ready, and who the host is. KM-023: one alone cannot start.
  await seatOf(mei, 'Ann').getByText(mei.t('lobby.seat.choosing')).waitFor();
  await expect.poll(() => start(mei).getAttribute('aria-disabled')).toBe('true');
  await seatOf(ann, 'Mei').getByLabel(ann.t('lobby.seat.host')).waitFor();
  await expect.poll(() => ann.button(ann.t('lobby.start')).isVisible()).toBe(false);

  // KM-021: seven classes with name and what each can do.
  const cards = ann.page.locator('.card-choice .choice-card');
  await expect.poll(() => cards.count()).toBe(classes.all.length);
  for (const [index, card] of classes.all.entries()) {
    const shown = await cards.nth(index).innerText();
    for (const key of [`card.${card.id}.name`, `card.${card.id}.text`])
      expect(shown).toContain(render(texts.en, say(key, { ...card })));
    expect(await cards.nth(index).locator('svg').count()).toBeGreaterThan(0);
  }
  const monk = classes.all.findIndex(({ id }) => id === 'monk');
  await cards.nth(monk).getByRole('button').click();
  await seatOf(mei, 'Ann')
    .getByText(render(texts.en, say('card.monk.name')))
    .waitFor();

  // KM-022: everybody has a class from the first moment on, so being ready is said by a press of its own.
  await ann.click(ann.t('lobby.ready'));
  await seatOf(mei, 'Ann').getByText(mei.t('lobby.seat.ready'), { exact: true }).waitFor();

  // KM-025, KM-061: the talk reaches the other one.
  const talk = ann.page.getByLabel(ann.t('lobby.chat.say'));
  if (!(await talk.isVisible())) await ann.page.getByRole('tab', { name: ann.t('lobby.chat') }).click();
  await talk.fill('To the top!');
  await talk.press('Enter');
  await mei.page.getByText('To the top!').first().waitFor();

  // KM-026: rules that only the host may turn.
  const opened = async (person: Person): Promise<number> => {
    const tab = person.page.getByRole('tab', { name: person.t('lobby.rules') });
    if (await tab.isVisible()) await tab.click();
    const rule = person.page.locator('.rule').first();
    await rule.locator('.rule-line').click();
    await rule.locator('.rule-more p').waitFor();
    return rule.locator('.rule-more').getByRole('button').or(rule.locator('.rule-more input')).count();
  };
  expect(await opened(mei)).toBeGreaterThan(0);
  expect(await opened(ann)).toBe(0);

  // KM-023, KM-024: the host starts, and all come to the table by themselves.
  await mei.page.locator('.lobby-foot .btn-primary:not([aria-disabled="true"])').click();
  for (const each of [mei, ann]) await each.page.locator('.summit').waitFor();
  // KM-031, KM-034: what one has and is.
  await ann.page.locator('.summit:not(.with-tray)').waitFor();
  const own = await ann.page.locator('.summit-ledge').innerText();
  const keys = ['ledge.attack', 'ledge.defence', 'ledge.equipped', 'ledge.hand', 'ledge.slot.armour', 'ledge.backpack'].map(
    (key) => say(key),
  );
  for (const shown of [...keys, say('card.monk.name'), say('ledge.slots', { used: 0, capacity: 4 })])
    expect(own).toContain(render(texts.en, shown));
  expect(own).toMatch(/5\s*\/\s*5/);

  // KM-018: whoever comes too late may watch.
  const late = await guest(browser(), 'Late');
  await signIn(late, house.url);
  await joinByCode(late, code);
  await late.page.locator('.summit').waitFor();
});
