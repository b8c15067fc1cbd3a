import { codeOf, deckTexts } from '@tavern/decks';
import { render, say } from '@tavern/engine';
import { expect, test } from 'vitest';
import { decks } from '../../../games/skirmish/rules/decks.ts';
import { texts } from '../../../games/skirmish/text/index.ts';
import { faultsOf, SIZES } from './axe.ts';
import { oneBrowser } from './browser.ts';
import { checked, count, face, headline, nameField, openBuilder, row, stored } from './builder.ts';
import { carry } from './carry.ts';
import { guest } from './guests.ts';
import type { Person } from './person.ts';

const browser = oneBrowser();
const emberstorm = decks.ready.find(({ id }) => id === 'emberstorm')?.cards.main ?? [];
const EMBERSTORM = codeOf(decks, { name: 'Short Fuse', cards: { main: emberstorm } });
const EMBERS = EMBERSTORM.slice(0, EMBERSTORM.lastIndexOf('-'));

const nameOf = (card: string): string => render(texts.en, say(`card.${card}.name`));
const open = (person: Person, code?: string): Promise<void> => openBuilder(person, 'skirmish', code);

test('FS-062, FS-072, FS-107: a deck is built by mouse, named, saved, deleted and brought back, and taken to a table against the deck and level that are wanted', async () => {
  const mei = await guest(browser(), 'Mei', { settings: { nickname: 'Mei' } });
  const { page } = mei;
  await open(mei);
  await expect.poll(() => page.locator('.lib-item').count()).toBe(32);
  await expect.poll(() => headline(mei)).toBe(mei.t('builder.state.short', { n: 25 }));
  // By a press on the card, by its button, and carried into the deck.
  await face(mei, 'champion').click();
  await mei.click(mei.t('builder.add.of', { card: nameOf('champion') }));
  await carry(mei, face(mei, 'champion'), page.locator('.ledger-body'));
  await expect.poll(() => count(mei, 'champion')).toBe('3');
  const item = page.locator('.lib-item[data-card="champion"]');
  await expect.poll(() => item.innerText()).toContain(mei.t('builder.full', { n: 3, most: 3 }));
  await expect.poll(() => face(mei, 'champion').getAttribute('aria-disabled')).toBe('true');
  await face(mei, 'champion').click({ force: true });
  // Taken away by minus, in the library, and carried back: there is no fourth.
  await row(mei, 'champion')
    .getByLabel(mei.t('builder.less.of', { card: nameOf('champion') }))
    .click();
  await expect.poll(() => count(mei, 'champion')).toBe('2');
  await item.locator('.lib-less').click();
  await expect.poll(() => count(mei, 'champion')).toBe('1');
  await carry(mei, row(mei, 'champion').locator('.deck-name'), page.locator('.lib-grid'));
  await expect.poll(() => row(mei, 'champion').count()).toBe(0);

  // A ready deck is copied and changed: each reason stands beside what it is about.
  await page.locator('.deck-box').nth(1).click();
  await page.locator('.deck-verdict.legal').waitFor();
  // Every line has its card's sign beside the name.
  const strays = (): Promise<readonly string[]> =>
    page.locator('.deck-row').evaluateAll((rows) =>
      rows
        .filter((line) => {
          const [sign, box] = [line.querySelector('.card-sign')?.getBoundingClientRect(), line.getBoundingClientRect()];
          return sign === undefined || sign.top < box.top || sign.bottom > box.bottom;
        })
        .map((line) => line.textContent),
    );
  await expect.poll(strays).toEqual([]);
  for (const card of ['pickpocket', 'pickpocket', 'arrow_storm', 'dispel'])
    await row(mei, card)
      .getByLabel(mei.t('builder.less.of', { card: nameOf(card) }))
      .click();
  await expect.poll(() => headline(mei)).toBe(mei.t('builder.state.short.one'));
  const take = mei.button(mei.t('builder.take'));
  await expect.poll(() => take.innerText()).toContain(mei.t('builder.need.more', { n: 1 }));
  const tooFew = render(deckTexts.en, say('refusal.deck-too-few', { count: 24, least: 25, missing: 1 }));
  await expect.poll(() => page.locator('.deck-verdict').innerText()).toContain(tooFew);
  await take.click({ force: true });
  // A draft is kept as a draft. A dialog would be in the way.
  await nameField(mei).fill('Short Fuse');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await mei.click(mei.t('builder.save.draft'));
  await page
    .locator('.ledger-state')
    .filter({ hasText: mei.t('builder.draft') })
    .waitFor();
  await expect.poll(() => stored(mei, 'decks')).toMatchObject([{ name: 'Short Fuse', game: 'skirmish' }]);

  await face(mei, 'dispel').click();
  await expect.poll(() => headline(mei)).toBe(mei.t('builder.state.legal'));
  await nameField(mei).fill('Shorter Fuse');
  await mei.click(mei.t('builder.save'));
  await page
    .locator('.ledger-state')
    .filter({ hasText: mei.t('builder.kept') })
    .waitFor();
  await mei.click(mei.t('builder.delete'));
  await page.locator('.builder-notice').waitFor();
  await expect.poll(() => stored(mei, 'decks')).toEqual([]);
  await mei.click(mei.t('builder.undo'));
  await expect.poll(() => nameField(mei).inputValue()).toBe('Shorter Fuse');
  // It is there again after a reload, and its copy has a name of its own.
  await page.reload();
  await mei.click(mei.t('builder.shelf.own'));
  await page.locator('.deck-box', { hasText: 'Shorter Fuse' }).click();
  await page.locator('.deck-verdict.legal').waitFor();
  await mei.click(mei.t('builder.duplicate'));
  await expect.poll(() => nameField(mei).inputValue()).toBe('Shorter Fuse 2');

  await mei.click(mei.t('builder.take'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: render(texts.en, say('seat.deck.iron_wall')) }).click();
  await dialog.getByRole('radio', { name: mei.t('level.easy'), exact: true }).click();
  await dialog.getByRole('switch').click();
  await dialog.locator('.btn-primary').click();
  await page.waitForURL(/#\/here\/(?!new)/);
  const main = emberstorm.filter((card) => card !== 'pickpocket' && card !== 'arrow_storm');
  const code = codeOf(decks, { name: 'Shorter Fuse 2', cards: { main } });
  const seats = [
    { name: 'Mei', choice: { deck: code } },
    { level: 'easy', choice: { deck: 'iron_wall' } },
  ];
  await expect.poll(() => stored(mei, 'matches')).toMatchObject([{ game: 'skirmish', seats }]);
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('tavern.settings') ?? '{}') as { state: { lastDecks: object } });
  await expect.poll(async () => (await kept()).state.lastDecks).toEqual({ skirmish: code });
});

test('FS-072: a deck is built, searched for and saved by keys alone, and leaving it with changes asks first', async () => {
  const mei = await guest(browser(), 'Mei');
  const { page } = mei;
  const { keyboard } = page;
  await open(mei);
  // Search in names and texts, then from card to card.
  await keyboard.press('/');
  await keyboard.type('bounce');
  await expect.poll(() => page.locator('.lib-item').count()).toBe(3);
  await keyboard.press('Escape');
  await expect.poll(() => page.locator('.lib-item').count()).toBe(32);
  await keyboard.press('Escape');
  await page.locator('.lib-press[tabindex="0"]').focus();
  await keyboard.press('Enter');
  await keyboard.press('+');
  await expect.poll(() => count(mei, 'scout')).toBe('2');
  await keyboard.press('-');
  await expect.poll(() => count(mei, 'scout')).toBe('1');
  for (let n = 0; n < 9; n++) {
    await keyboard.press('3');
    await keyboard.press('ArrowRight');
  }
  await expect.poll(() => headline(mei)).toBe(mei.t('builder.state.legal'));
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowUp');
  await keyboard.press('0');
  await expect.poll(() => page.locator('.deck-row').count()).toBe(9);
  // In the deck, too.
  await row(mei, 'scout')
    .getByLabel(mei.t('builder.less.of', { card: nameOf('scout') }))
    .focus();
  await keyboard.press('-');
  await keyboard.press('-');
  await expect.poll(() => headline(mei)).toBe(mei.t('builder.state.legal'));
  await keyboard.press('ArrowUp');
  await keyboard.press('s');
  await page
    .locator('.ledger-state')
    .filter({ hasText: mei.t('builder.kept') })
    .waitFor();
  await expect.poll(() => nameField(mei).inputValue()).toBe(mei.t('builder.name.new'));

  // Whichever way leads out: nothing is lost without a question.
  await row(mei, 'scout')
    .getByLabel(mei.t('builder.add.of', { card: nameOf('scout') }))
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await page.locator('.builder-sign').press('Enter');
  await dialog.waitFor();
  expect(page.url()).toContain('#/decks/skirmish');
  await dialog.getByRole('button', { name: mei.t('builder.ask.stay') }).press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => count(mei, 'scout')).toBe('2');
  await page.evaluate(() => void (location.hash = '#/rules'));
  await dialog.waitFor();
  await dialog.getByRole('button', { name: mei.t('builder.save') }).press('Enter');
  await page.waitForURL(/#\/rules$/);
  await expect.poll(() => stored(mei, 'decks')).toMatchObject([{ cards: { main: expect.arrayContaining(['scout', 'scout']) } }]);
});

test('FS-072: what is no deck is refused with its reason, stays to be corrected, and changes nothing', async () => {
  const mei = await guest(browser(), 'Mei');
  const { page } = mei;
  await open(mei);
  await face(mei, 'scout').click();
  await mei.click(mei.t('builder.shelf.own'));
  await mei.click(mei.t('builder.in'));
  const field = page.getByLabel(mei.t('builder.in.field'));
  const problem = page.getByRole('dialog').locator('.field-problem');
  const said = (code: string, values: object = {}): string =>
    render(texts.en, say(`refusal.deck-${code}`, values as { readonly [name: string]: string | number }));
  const link = 'https://tavern.example/#/decks/skirmish/';
  for (const [given, reason] of [
    ['MG1-2aa-22', said('check-letters')],
    [EMBERSTORM.replace('3ch', '2ch'), said('check-letters')],
    ['SK2-whatever', said('later-version', { version: 2, own: 1 })],
    [checked('SK1-3zz'), said('unknown-card', { card: 'zz' })],
    [checked('SK1-3ch'), said('too-few', { count: 3, least: 25, missing: 22 })],
    [checked(`${EMBERS}3ma`), said('too-many', { count: 31, most: 30, excess: 1 })],
    [checked(EMBERS.replace('3ch', '4ch')), said('copies', { card: nameOf('champion'), count: 4, most: 3, excess: 1 })],
    ['PD1-maba-1dr2fl-td', said('other-game', { letters: 'PD', own: 'SK' })],
    [`${EMBERSTORM}\u200B`, said('name-character', { character: 'U+200B' })],
    [link, mei.t('given.cut', { text: link })],
    [`${link}${EMBERSTORM.slice(0, 20)}`, said('not-a-code', { letters: 'SK' })],
    ['', mei.t('given.empty')],
  ] as const) {
    await field.fill(given);
    await field.press('Enter');
    await expect.poll(() => problem.innerText(), { message: given }).toBe(reason);
    expect(await field.inputValue()).toBe(given);
  }
  const file = page.getByRole('dialog').locator('input[type="file"]');
  await file.setInputFiles({ name: 'big.json', mimeType: 'application/json', buffer: Buffer.alloc(64 * 1024 + 1, ' ') });
  await expect.poll(() => problem.innerText()).toBe(mei.t('builder.in.file-large', { file: 'big.json', size: 65, most: 64 }));
  await file.setInputFiles({ name: 'diary.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear diary') });
  await expect.poll(() => problem.innerText()).toBe(mei.t('builder.in.file-not-deck', { file: 'diary.txt' }));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  // Nothing has changed.
  expect(await page.locator('.deck-row').count()).toBe(1);
  expect(await stored(mei, 'decks')).toEqual([]);
  // A name with a character that nobody sees is refused beside it, and stays as it was typed.
  await nameField(mei).fill('Fu\u200Bse');
  await page.locator('.ledger-head .ledger-problem').waitFor();
  await mei.click(mei.t('builder.save'));
  expect(await stored(mei, 'decks')).toEqual([]);
  expect(await nameField(mei).inputValue()).toBe('Fu\u200Bse');
  // A browser that keeps nothing says so, and the deck is still there.
  await nameField(mei).fill('Fuse');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new Error('no space left');
    };
  });
  await mei.click(mei.t('builder.save.draft'));
  await page
    .getByText(mei.t('decks.failed', { problem: 'no space left' }))
    .first()
    .waitFor();
  await expect.poll(() => page.locator('.ledger-state').innerText()).toBe(mei.t('builder.unsaved'));
  expect(await page.locator('.deck-row').count()).toBe(1);
  // What was written before is there by now: nothing was.
  expect(await stored(mei, 'decks')).toEqual([]);
});

test('FS-072: a deck goes to another person by link, who looks at it, keeps it and saves it as a file; a link that was cut is corrected', async () => {
  const mei = await guest(browser(), 'Mei');
  await open(mei);
  await mei.page.locator('.deck-box').nth(1).click();
  await nameField(mei).fill('Short Fuse');
  await mei.click(mei.t('builder.share'));
  await mei.page.locator('.share-qr path').waitFor({ state: 'attached' });
  await mei.click(mei.t('builder.share.link'));
  await expect.poll(() => mei.page.evaluate(() => navigator.clipboard.readText())).toContain('#/decks/skirmish/SK1-');
  const link = await mei.page.evaluate(() => navigator.clipboard.readText());
  const download = mei.page.waitForEvent('download');
  await mei.click(mei.t('builder.share.file'));
  expect((await download).suggestedFilename()).toBe('skirmish-short-fuse.json');

  const ann = await guest(browser(), 'Ann');
  // Cut on the way: the reason, and what is left of it to be completed.
  await open(ann, EMBERSTORM.slice(0, 20));
  await ann.text(render(texts.en, say('refusal.deck-not-a-code', { letters: 'SK' }))).waitFor();
  const field = ann.page.getByLabel(ann.t('builder.in.field'));
  await expect.poll(() => field.inputValue()).toBe(EMBERSTORM.slice(0, 20));
  await field.fill(link);
  await field.press('Enter');
  await expect.poll(() => ann.page.locator('.looked-name').innerText()).toBe('Short Fuse');
  await expect.poll(() => ann.page.locator('.looked-cards > li').count()).toBe(13);
  expect(await stored(ann, 'decks')).toEqual([]);
  await ann.click(ann.t('builder.shared.keep'));
  await expect.poll(() => nameField(ann).inputValue()).toBe('Short Fuse');
  await expect
    .poll(() => stored(ann, 'decks'))
    .toMatchObject([{ name: 'Short Fuse', cards: { main: expect.arrayContaining(['fireball']) } }]);
  // The file that was saved is read again.
  await ann.click(ann.t('builder.shelf.own'));
  await ann.click(ann.t('builder.in'));
  await ann.page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .setInputFiles(await (await download).path());
  await ann.page
    .locator('.ledger-state')
    .filter({ hasText: ann.t('builder.unsaved') })
    .waitFor();
  await expect.poll(() => nameField(ann).inputValue()).toBe('Short Fuse');
  await ann.page.evaluate(() => void (location.hash = '#/'));
  await ann.click(ann.t('builder.ask.discard'));
  await ann.page.waitForURL(/#\/$/);
});

test('FS-072: the deck builder and a shared deck have nothing serious for axe, on a laptop and on a phone', async () => {
  const mei = await guest(browser(), 'Mei');
  const { page } = mei;
  await open(mei);
  await page.locator('.deck-box').nth(0).click();
  await row(mei, 'medic').locator('.deck-step').first().click();
  const sizes = [SIZES.laptop, SIZES.phone] as const;
  const faults = [...(await faultsOf(page, 'builder', 'en', sizes))];
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab').first().click();
  faults.push(...(await faultsOf(page, 'library', 'en', [SIZES.phone])));
  await mei.click(mei.t('builder.take'));
  await page.getByRole('dialog').waitFor();
  faults.push(...(await faultsOf(page, 'take', 'en', [SIZES.phone])));
  await page.keyboard.press('Escape');
  await page.evaluate(() => void (location.hash = '#/decks/skirmish/SK1-zz'));
  await mei.click(mei.t('builder.ask.discard'));
  await page.locator('.bad-link').waitFor();
  faults.push(...(await faultsOf(page, 'bad link', 'en', [SIZES.phone])));
  await open(mei, EMBERSTORM);
  await page.locator('.looked-cards').waitFor();
  faults.push(...(await faultsOf(page, 'shared deck', 'en', sizes)));
  expect(faults).toEqual([]);
});
