import { render, say } from '@tavern/engine';
import { wireTexts } from '@tavern/wire';
import { expect, test } from 'vitest';
import { inForce } from '../../../games/mountain/rules/in-force.ts';
import { texts } from '../../../games/mountain/text/index.ts';
import { oneBrowser } from './browser.ts';
import { copiedLink, regular, seatOf, signIn, theHouse } from './guests.ts';
import { beReady, codeOf, joinByCode, startMatch } from './lobby-ways.ts';
import type { Person } from './person.ts';

const browser = oneBrowser();
const house = theHouse();
const { classes } = inForce({ expansion: false });
const meiComes = regular(browser, 'Mei');
const annComes = regular(browser, 'Ann');

const start = ({ page }: Person) => page.locator('.lobby-foot .big-step');

/** The browser's own Back, as soon as what is open has its entry. */
async function back({ page }: Person): Promise<void> {
  await expect.poll(() => page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0)).toBe(1);
  await page.goBack();
}

/** In the hall, with a name in the guest book. */
async function atHome(person: Person): Promise<Person> {
  const { page } = person;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${house.url}/#/`);
  await person.button(person.t('hall.friends')).waitFor();
  const book = page.getByLabel(person.t('hall.guest'), { exact: true });
  if (await book.isVisible()) await signIn(person, house.url);
  return person;
}

/** By the link to the room that the host has before them. */
async function sitWith(host: Person, friend: Person): Promise<void> {
  const { page } = friend;
  await page.goto(await copiedLink(host));
  await friend.button(friend.t('lobby.sit')).waitFor();
  // A browser that has been here before knows its guest's name.
  const name = page.getByLabel(friend.t('lobby.guest.name'));
  if (await name.isVisible()) await name.fill(friend.name);
  await friend.click(friend.t('lobby.sit'));
}

test('KM-001, KM-013, KM-015, KM-016, KM-017: the first screen names the game, and a name is all that the host of a room is asked for', async () => {
  const mei = await meiComes();
  await mei.page.goto(house.url);
  const friends = mei.button(mei.t('hall.friends'));
  await friends.waitFor();
  await mei.page
    .getByText(texts.en['game.name'] ?? '')
    .first()
    .waitFor();
  await expect.poll(() => friends.innerText()).toContain(mei.t('hall.unsigned'));
  await friends.click();
  await mei.text(mei.t('hall.guest.first')).waitFor();
  // Once the name is there, the room opens by itself.
  await mei.page.getByLabel(mei.t('hall.guest'), { exact: true }).fill(mei.name);
  await mei.page.keyboard.press('Enter');
  await seatOf(mei, 'Mei').getByLabel(mei.t('lobby.seat.host')).waitFor();
  // On a laptop every class and where one talks lie above the near edge.
  await mei.page.setViewportSize({ width: 1366, height: 657 });
  const below = () =>
    mei.page.evaluate(() => {
      const edge = document.querySelector('.lobby-foot')?.getBoundingClientRect().top ?? 0;
      const all = [...document.querySelectorAll('.choice-card, .say-line')];
      return { all: all.length, below: all.filter((each) => each.getBoundingClientRect().bottom > edge).length };
    });
  await expect.poll(below).toEqual({ all: 8, below: 0 });
});

test('KM-005, KM-018..KM-026, KM-031, KM-034, KM-061: a friend joins by code; both see seats, classes, rules and talk, and the host alone starts, when all are ready', async () => {
  const mei = await atHome(await meiComes());
  await mei.click(mei.t('hall.friends'));
  // KM-005, KM-019: six capitals and digits to share.
  await mei.button(mei.t('lobby.copy')).waitFor();
  const code = await codeOf(mei);
  expect(code).toMatch(/^[A-Z0-9]{6}$/);

  // KM-018: a code that leads nowhere is said to, and nothing is lost.
  const ann = await atHome(await annComes());
  const wrong = code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA';
  await joinByCode(ann, wrong);
  await ann.page
    .getByText(render(wireTexts.en, say('refusal.no-such-room', { code: wrong })))
    .first()
    .waitFor();
  await joinByCode(ann, code);
  // Before she sits down she reads who invites her, to which game, and who sits there.
  const form = ann.page.locator('.join-form');
  await form.waitFor();
  for (const said of [
    ann.t('lobby.join.host', { host: 'Mei' }),
    texts.en['game.name'] ?? '',
    ann.t('lobby.join.open', { open: 3, seats: 4 }),
  ])
    await expect.poll(() => form.innerText()).toContain(said);
  expect(await seatOf(mei, 'Ann').count()).toBe(0);
  await ann.click(ann.t('lobby.sit'));

  // KM-020: everybody sees who is here, with what class, who is ready, and who the host is. KM-023: one alone cannot start.
  await seatOf(mei, 'Ann').getByText(mei.t('lobby.seat.choosing')).waitFor();
  await expect.poll(() => start(mei).getAttribute('aria-disabled')).toBe('true');
  await seatOf(ann, 'Mei').getByLabel(ann.t('lobby.seat.host')).waitFor();
  await expect.poll(() => ann.button(ann.t('lobby.start')).isVisible()).toBe(false);

  // KM-021: seven classes with name and what each can do.
  const cards = ann.page.locator('.card-choice .choice-card');
  await expect.poll(() => cards.count()).toBe(classes.length);
  const drawn = (): Promise<readonly { readonly says: string; readonly signs: number }[]> =>
    cards.evaluateAll((all) =>
      all.map((card) => ({ says: (card as HTMLElement).innerText, signs: card.querySelectorAll('svg').length })),
    );
  for (const part of ['name', 'text'])
    await expect.poll(drawn).toMatchObject(
      classes.map((card) => ({
        says: expect.stringContaining(render(texts.en, say(`card.${card.id}.${part}`, { ...card }))),
      })),
    );
  for (const { signs } of await drawn()) expect(signs).toBeGreaterThan(0);
  // KM-022: the class that is shown first is a suggestion. To pick one is to be ready; pressed again, it is taken back.
  const suggested = ann.page.locator('.choice-card.suggested');
  await expect.poll(() => suggested.count()).toBe(1);
  expect(await ann.page.locator('.choice-card [aria-pressed="true"]').count()).toBe(0);
  const monk = cards.nth(classes.findIndex(({ id }) => id === 'monk')).getByRole('button');
  const [choosing, ready] = ['lobby.seat.choosing', 'lobby.seat.ready'].map((key) =>
    seatOf(mei, 'Ann').getByText(mei.t(key), { exact: true }),
  );
  const isPicked = (): Promise<string | null> => monk.getAttribute('aria-pressed');
  await monk.click();
  await ready?.waitFor();
  await seatOf(mei, 'Ann')
    .getByText(render(texts.en, say('card.monk.name')))
    .waitFor();
  // Each press is meant for what she sees herself: the other screen may know sooner.
  await expect.poll(isPicked).toBe('true');
  await monk.click();
  await choosing?.waitFor();
  await expect.poll(isPicked).toBe('false');
  await monk.click();
  await ready?.waitFor();

  // KM-025, KM-061: the talk reaches the other one.
  const talk = ann.page.getByLabel(ann.t('lobby.chat.say'));
  if (!(await talk.isVisible())) await ann.page.getByRole('tab', { name: ann.t('lobby.chat') }).click();
  await talk.fill('To the top!');
  await talk.press('Enter');
  await mei.text('To the top!').waitFor();

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
  await startMatch(mei);
  for (const each of [mei, ann]) await each.page.locator('.mountain-table').waitFor();
  // KM-031, KM-034: what one has and is.
  await ann.page.locator('.mountain-table:not(.with-tray)').waitFor();
  const keys = ['ledge.attack', 'ledge.defence', 'ledge.equipped', 'ledge.hand', 'ledge.slot.armour', 'ledge.backpack'].map(
    (key) => say(key),
  );
  const own = (): Promise<string> => ann.page.locator('.mountain-ledge').innerText();
  for (const shown of [...keys, say('card.monk.name')]) await expect.poll(own).toContain(render(texts.en, shown));
  // The second place begins with a treasure, which comes to her while this looks.
  const slots = [0, 1, 2].map((used) => render(texts.en, say('ledge.slots', { used, capacity: 4 })));
  await expect.poll(own).toMatch(new RegExp(slots.join('|')));
  await expect.poll(own).toMatch(/5\s*\/\s*5/);
});

test('KM-018: a guest who comes too late is told so, and watches only if they want to', async () => {
  const mei = await atHome(await meiComes());
  const late = await atHome(await annComes());
  await mei.click(mei.t('hall.friends'));
  await mei.click(mei.t('lobby.bot.seat'));
  const code = await codeOf(mei);
  await startMatch(mei);
  await mei.page.locator('.mountain-table').waitFor();
  await joinByCode(late, code);
  await late.page
    .getByRole('alert')
    .filter({ hasText: render(wireTexts.en, say('refusal.started')) })
    .waitFor();
  await late.click(late.t('lobby.join.watch'));
  await late.page.locator('.mountain-table').waitFor();
});

test('the host sends somebody away, for now or for good, lets them in again, and starts without who is not ready', async () => {
  const [mei, ann] = [await atHome(await meiComes()), await annComes()];
  await mei.click(mei.t('hall.friends'));
  await mei.click(mei.t('lobby.bot.seat'));
  await sitWith(mei, ann);
  const menu = async (): Promise<void> => {
    const away = mei.page.getByRole('menuitem', { name: mei.t('lobby.guest.kick') });
    // A seat whose guest has only just come may be drawn anew, without the menu that was opened on it.
    await expect
      .poll(async () => {
        if (!(await away.isVisible())) await seatOf(mei, 'Ann').getByRole('button').last().click();
        return away.isVisible();
      })
      .toBe(true);
    await away.click();
  };
  const asked = mei.page.getByRole('dialog');

  // Back closes the question, and nobody has left the room.
  await menu();
  await asked.getByText(mei.t('lobby.kick', { who: 'Ann' })).waitFor();
  await back(mei);
  await asked.waitFor({ state: 'hidden' });
  await seatOf(mei, 'Ann').waitFor();

  await menu();
  await asked.getByRole('button', { name: mei.t('lobby.kick.once.sub') }).click();
  await ann.text(ann.t('room.gone')).waitFor();
  await ann.click(ann.t('lobby.door.again'));
  await ann.click(ann.t('lobby.sit'));
  await seatOf(mei, 'Ann').waitFor();

  await menu();
  await asked.getByRole('button', { name: mei.t('lobby.kick.for-good') }).click();
  await ann.text(ann.t('room.gone.for-good')).waitFor();
  await mei.page.getByRole('tab', { name: mei.t('lobby.watchers') }).click();
  await mei.click(mei.t('lobby.banned.let-in.who', { who: 'Ann' }));
  await mei.page.locator('.banned').waitFor({ state: 'hidden' });
  // Who was let back in reads so by itself.
  await ann.click(ann.t('lobby.sit'));

  await mei.click(mei.t('lobby.without', { who: 'Ann' }));
  await asked.getByRole('button', { name: mei.t('lobby.without.yes') }).click();
  await mei.page.locator('.mountain-table').waitFor();
  await ann.page.getByRole('dialog').getByText(ann.t('lobby.left-out')).waitFor();
  await ann.click(ann.t('lobby.join.watch'));
  await ann.page.locator('.mountain-table').waitFor();
});

test('a line of chat calls the guests who cannot see it, and counts at the table until it is read; one’s own lines never do', async () => {
  const [mei, ann] = [await atHome(await meiComes()), await annComes()];
  await mei.page.setViewportSize({ width: 390, height: 844 });
  await mei.click(mei.t('hall.friends'));
  await sitWith(mei, ann);
  const says = async (person: Person, text: string): Promise<void> => {
    const { page } = person;
    const line = page.getByLabel(person.t('lobby.chat.say')).locator('visible=true');
    await line.fill(text);
    await line.press('Enter');
    await page.locator('.talk-lines').locator('visible=true').getByText(text).waitFor();
  };

  await says(ann, 'First');
  const call = mei.page.locator('.chat-call');
  await call.getByText('First').waitFor();
  await expect.poll(async () => ((await call.boundingBox())?.y ?? 844) + 44).toBeLessThan(844);
  await expect.poll(() => call.locator('.tab-badge').innerText()).toBe('1');

  await beReady(ann);
  await startMatch(mei);
  const badge = mei.page.locator('.mountain-tabs .tab-badge');
  await badge.waitFor();
  await expect.poll(() => badge.innerText()).toBe('1');
  await mei.page.locator('.mountain-tabs button', { hasText: mei.t('frame.chat') }).click();
  await mei.page.getByRole('dialog').getByText('First').waitFor();
  await says(mei, 'Read');
  await mei.page.keyboard.press('Escape');
  await mei.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => badge.count()).toBe(0);
});

test('Back closes what is open, in the lobby and at the table, and leaves nothing behind; the settings stay open in another language', async () => {
  const mei = await atHome(await meiComes());
  const { page } = mei;
  await mei.click(mei.t('hall.friends'));
  await mei.button(mei.t('lobby.copy')).waitFor();
  const lobby = page.url();
  const dialog = page.getByRole('dialog');
  await mei.click(mei.t('rules.open'));
  await dialog.waitFor();
  await back(mei);
  await dialog.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(lobby);

  // The last rule of the sheet opens in sight.
  const named = page.locator('.rule-label').getByText(mei.t('lobby.pace.label'), { exact: true });
  const pace = page.locator('.rule').filter({ has: named });
  await pace.locator('.rule-line').click();
  const lowest = pace.locator('.rule-way').last();
  await lowest.waitFor();
  await expect
    .poll(() =>
      lowest.evaluate((way) => {
        const { left, width, bottom } = way.getBoundingClientRect();
        return way.contains(document.elementFromPoint(left + width / 2, bottom - 6));
      }),
    )
    .toBe(true);

  await mei.click(mei.t('lobby.bot.seat'));
  await startMatch(mei);
  await page.locator('.mountain-table').waitFor();
  await mei.press('m', dialog);
  await back(mei);
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('.mountain-table').waitFor();

  // The table is laid anew in another language; the settings above it are not.
  await mei.press('m', dialog);
  await dialog.getByRole('button', { name: mei.t('settings.open') }).click();
  await page.locator('main').evaluate((main) => main.setAttribute('data-before', ''));
  await dialog.getByRole('radio', { name: mei.t('language.zh-Hant') }).click();
  mei.language = 'zh-Hant';
  await page.locator('main.table-frame:not([data-before])').waitFor();
  await dialog.getByRole('heading', { name: mei.t('settings.title') }).waitFor();
  await back(mei);
  await dialog.waitFor({ state: 'hidden' });

  // Closed by a key, nothing of it is left: the next Back leads to the hall.
  await mei.press('m', dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await mei.press('i', dialog);
  await page.reload();
  await page.locator('.mountain-table').waitFor();
  await expect.poll(() => page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0)).toBe(0);
  await page.goBack();
  await mei.button(mei.t('hall.friends')).waitFor();
});
