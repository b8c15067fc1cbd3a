import { codeOf, type DeckRules } from '@tavern/decks';
import { render, type Say, say } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import { expect, test } from 'vitest';
import { faultsOf, SIZES } from './axe.ts';
import { oneBrowser } from './browser.ts';
import { checked, face, headline, nameField, openBuilder, row, stored } from './builder.ts';
import { carry } from './carry.ts';
import { followLink, guest, roomBeside, theHouse } from './guests.ts';
import type { Person } from './person.ts';

const browser = oneBrowser();
const pack = await entryOf('revolution')?.load();
if (pack?.decks === undefined) throw new Error('there are no decks of Revolution');
const { texts } = pack;
const decks: DeckRules = pack.decks;
const [homeland] = decks.ready;
const HOMELAND = codeOf(decks, { name: 'Old Guard', cards: homeland.cards });
const GUARD = HOMELAND.slice(0, HOMELAND.lastIndexOf('-'));

const told = (key: string, values?: Say['with']): string => render(texts.en, say(key, values));
const refusal = (code: string, values: Say['with'] = {}): string => told(`refusal.deck-${code}`, values);
const nameOf = (card: string): string => told(`card.${card}.name`);
const part = (id: string): string => told(`deck.part.${id}`);
const kind = (id: string): string => told(`deck.kind.${id}`);

const open = (person: Person, code?: string): Promise<void> => openBuilder(person, 'revolution', code);
const verdict = ({ page }: Person): Promise<string> => page.locator('.deck-verdict').innerText();
/** The leaders from the first round to the last; '' stands for one still to be chosen. */
const leaders = ({ page }: Person): Promise<readonly string[]> =>
  page
    .locator('.deck-part.ordered .deck-row')
    .evaluateAll((rows) => rows.map((line) => (line as HTMLElement).dataset['card'] ?? ''));
const slot = ({ page }: Person, at: number) => page.locator(`[data-slot="leaders ${at}"]`);
const of = (wanted: string): readonly string[] => decks.cards.flatMap((card) => (card.kind === wanted ? [card.id] : []));

const twice = (card: string): readonly string[] => [card, card];

/** Presses these cards of the library, one after the other, without going to each of them with the mouse. */
const pressAll = ({ page }: Person, cards: readonly string[]): Promise<void> =>
  page.evaluate(async (all) => {
    for (const card of all) {
      document.querySelector<HTMLElement>(`.lib-item[data-card="${card}"] .lib-press`)?.click();
      // The next one is pressed on what this one has made.
      await new Promise((done) => setTimeout(done));
    }
  }, cards);

test('RR-003, RR-006: a deck with leaders is built by mouse, and says at every moment what it does not keep', async () => {
  const mei = await guest(browser(), 'Mei');
  const { page } = mei;
  await open(mei);
  await expect.poll(() => page.locator('.lib-item').count()).toBe(74);
  await expect.poll(() => headline(mei)).toBe(mei.t('builder.state.short', { n: 44 }));
  await expect.poll(() => leaders(mei)).toEqual(['', '', '', '']);
  const take = mei.button(mei.t('builder.take'));

  // Leaders by a press, and carried to the round that they are wanted in.
  await face(mei, 's-1').click();
  await face(mei, 's-3').click();
  await carry(mei, face(mei, 's-2'), slot(mei, 0));
  await expect.poll(() => leaders(mei)).toEqual(['s-2', 's-1', 's-3', '']);
  await face(mei, 's-4').click();
  expect(await page.locator('.lib-item[data-card="s-1"]').innerText()).toContain(told('deck.place.leaders', { n: 2 }));
  // A leader cannot be there twice.
  await face(mei, 's-1').click({ force: true });
  await expect.poll(() => leaders(mei)).toEqual(['s-2', 's-1', 's-3', 's-4']);
  const heavy = refusal('weight', { part: part('leaders'), weight: told('deck.weight.sum'), sum: 10, most: 9 });
  await expect.poll(() => verdict(mei)).toContain(heavy);
  await page.locator('.deck-weight.deck-wrong').waitFor();
  // By the buttons, carried to another place, and out of the deck.
  await row(mei, 's-1')
    .getByLabel(mei.t('builder.row.down', { card: nameOf('s-1') }))
    .click();
  await expect.poll(() => leaders(mei)).toEqual(['s-2', 's-3', 's-1', 's-4']);
  await carry(mei, row(mei, 's-4').locator('.deck-count'), slot(mei, 1));
  await expect.poll(() => leaders(mei)).toEqual(['s-2', 's-4', 's-3', 's-1']);
  await carry(mei, row(mei, 's-2').locator('.deck-count'), page.locator('.lib-tray'));
  await face(mei, 's-9').click();
  await expect.poll(() => leaders(mei)).toEqual(['s-4', 's-3', 's-1', 's-9']);
  await expect.poll(() => verdict(mei)).not.toContain(heavy);

  // Cards: too few characters, too many Help and Secret cards, each beside what it is about.
  await pressAll(mei, [
    ...of('help').slice(0, 7).flatMap(twice),
    ...of('sp').slice(0, 9),
    ...of('character').slice(0, 9).flatMap(twice).slice(1),
  ]);
  const lines = [
    refusal('kind-few', { kind: kind('character'), count: 17, least: 20, missing: 3 }),
    refusal('kind-many', { kind: kind('help'), count: 14, most: 12, excess: 2 }),
    refusal('kind-many', { kind: kind('sp'), count: 9, most: 8, excess: 1 }),
  ];
  await expect.poll(() => page.locator('.deck-verdict li').allInnerTexts()).toEqual(lines);
  expect(await take.innerText()).toContain(mei.t('builder.need.kind.more', { kind: kind('character'), missing: 3 }));
  expect(await page.locator('h4 .deck-wrong').allInnerTexts()).toEqual(['17', '14', '9']);
  const less = (card: string): Promise<void> => row(mei, card).locator('.deck-step').first().click();
  await less('sp-1');
  await less('h-1');
  await less('h-1');
  await expect
    .poll(() => verdict(mei))
    .toContain(refusal('too-few.part', { part: part('main'), count: 37, least: 40, missing: 3 }));
  for (const card of ['c-1', 'c-10', 'c-10']) await face(mei, card).click();
  await expect.poll(() => headline(mei)).toBe(mei.t('builder.state.legal'));
  expect(await verdict(mei)).toContain(mei.t('builder.verdict.legal', { count: '4 + 40' }));
  await face(mei, 'c-11').click();
  await expect
    .poll(() => verdict(mei))
    .toContain(refusal('too-many.part', { part: part('main'), count: 41, most: 40, excess: 1 }));
  await less('c-11');

  await nameField(mei).fill('Long Night');
  await mei.click(mei.t('builder.save'));
  await page
    .locator('.ledger-state')
    .filter({ hasText: mei.t('builder.kept') })
    .waitFor();
  expect(await stored(mei, 'decks')).toMatchObject([
    { name: 'Long Night', game: 'revolution', cards: { leaders: ['s-4', 's-3', 's-1', 's-9'] } },
  ]);
  await mei.click(mei.t('builder.take'));
  await page.getByRole('dialog').locator('.btn-primary').click();
  await page.waitForURL(/#\/here\/(?!new)/);
  expect(await stored(mei, 'matches')).toMatchObject([
    { game: 'revolution', seats: [{ choice: { deck: expect.stringMatching(/^RR1-feuntrso-.*~Long Night$/) } }, {}] },
  ]);
});

test('RR-003, RR-006: a deck with leaders is built, filtered and put in order by keys alone', async () => {
  const mei = await guest(browser(), 'Mei');
  const { page } = mei;
  const { keyboard } = page;
  await open(mei);
  const shown = (): Promise<number> => page.locator('.lib-item').count();
  // By kind, by type, and by what is folded away.
  await mei.button(kind('leader')).press('Enter');
  await expect.poll(shown).toBe(10);
  await page.locator('.filter-fold').press('Enter');
  await mei.button(`${told('deck.weight')} 3`).press('Enter');
  await expect.poll(shown).toBe(2);
  await mei.button(`${told('deck.weight')} 3`).press('Enter');
  await page.locator('.lib-press[tabindex="0"]').focus();
  const first = await page
    .locator('.lib-item')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['card'] ?? ''));
  for (let n = 0; n < 4; n++) {
    await keyboard.press('+');
    await keyboard.press('ArrowRight');
  }
  const [a = '', b = '', c = '', d = ''] = first;
  await expect.poll(() => leaders(mei)).toEqual([a, b, c, d]);

  // Moved by Alt and arrows, and by the number of the round; the focus goes along.
  await row(mei, d).locator('.deck-name').focus();
  await keyboard.press('Alt+ArrowUp');
  await expect.poll(() => leaders(mei)).toEqual([a, b, d, c]);
  await keyboard.press('1');
  await expect.poll(() => leaders(mei)).toEqual([d, a, b, c]);
  await keyboard.press('Alt+ArrowUp');
  await keyboard.press('Alt+ArrowDown');
  await expect.poll(() => leaders(mei)).toEqual([a, d, b, c]);
  const focused = (): Promise<string | undefined> =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('.deck-row')?.dataset['card']);
  await expect.poll(focused).toBe(d);
  await keyboard.press('Delete');
  await expect.poll(() => leaders(mei)).toEqual([a, b, c, '']);

  await mei.button(kind('character')).press('Enter');
  await expect.poll(shown).toBe(38);
  await mei.button(told('deck.mark.freedom')).press('Enter');
  await expect.poll(shown).toBeLessThan(12);
  await mei.button(told('deck.mark.freedom')).press('Enter');
  await page.locator('.lib-press[tabindex="0"]').focus();
  for (let n = 0; n < 20; n++) {
    await keyboard.press('2');
    await keyboard.press('ArrowRight');
  }
  await expect.poll(() => headline(mei)).toBe(mei.t('builder.state.short.one'));
  await mei.button(kind('leader')).press('Enter');
  await face(mei, d).press('Enter');
  await expect.poll(() => headline(mei)).toBe(mei.t('builder.state.legal'));
  await face(mei, d).press('s');
  await page
    .locator('.ledger-state')
    .filter({ hasText: mei.t('builder.kept') })
    .waitFor();
  expect(await stored(mei, 'decks')).toMatchObject([{ game: 'revolution', cards: { leaders: [a, b, c, d] } }]);
});

test('RR-006: codes are refused with their reasons; a deck goes by link to a second person, who sees its order and sits down with it', async () => {
  const mei = await guest(browser(), 'Mei');
  await open(mei, 'RR1-cjtr');
  const field = mei.page.getByLabel(mei.t('builder.in.field'));
  const reason = mei.page.getByRole('alert');
  for (const [given, why] of [
    [HOMELAND.replace('2th', '1th'), refusal('check-letters')],
    ['SK1-2ap1ba1bl3ca3ch2du3fo2lo1me2ms1ra3sc1tr3ve-v6', refusal('other-game', { letters: 'SK', own: 'RR' })],
    ['RR2-whatever', refusal('later-version', { version: 2, own: 1 })],
    [checked(GUARD.replace('2th', '2zz')), refusal('unknown-card', { card: 'zz' })],
    [checked(GUARD.replace('cjtr', 'cjcj')), refusal('copies', { card: nameOf('s-8'), count: 2, most: 1, excess: 1 })],
    [
      checked(GUARD.replace('cjtr', 'pwtr')),
      refusal('weight', { part: part('leaders'), weight: told('deck.weight.sum'), sum: 10, most: 9 }),
    ],
    [checked(GUARD.replace('1tv', '')), refusal('too-few.part', { part: part('main'), count: 39, least: 40, missing: 1 })],
    [
      checked(GUARD.replace('2th', '3th').replace('1tv', '')),
      refusal('copies', { card: nameOf('c-2'), count: 3, most: 2, excess: 1 }),
    ],
    [
      checked(GUARD.replace('1os', '2os').replace('1tv', '')),
      refusal('copies', { card: nameOf('sp-1'), count: 2, most: 1, excess: 1 }),
    ],
  ] as const) {
    await field.fill(given);
    await field.press('Enter');
    await expect.poll(() => reason.innerText(), { message: given }).toBe(why);
    expect(await field.inputValue()).toBe(given);
  }

  // A ready deck is copied, its leaders put in another order, and the link sent.
  await mei.click(mei.t('builder.shared.build'));
  await mei.page.locator('.deck-box').first().click();
  await row(mei, 's-1')
    .getByLabel(mei.t('builder.row.up', { card: nameOf('s-1') }))
    .click();
  await nameField(mei).fill('Night Watch');
  await mei.click(mei.t('builder.share'));
  await mei.click(mei.t('builder.share.link'));
  await expect.poll(() => mei.page.evaluate(() => navigator.clipboard.readText())).toContain('#/decks/revolution/RR1-trcjogsm-');
  const link = await mei.page.evaluate(() => navigator.clipboard.readText());

  const ann = await guest(browser(), 'Ann');
  await ann.page.goto(link.replace(/^https?:\/\/[^/]+/, theHouse().url));
  await expect.poll(() => ann.page.locator('.looked-name').innerText()).toBe('Night Watch');
  await expect.poll(() => leaders(ann)).toEqual(['s-1', 's-8', 's-6', 's-10']);
  expect(await ann.page.locator('.looked-place').allInnerTexts()).toEqual(
    [1, 2, 3, 4].map((n) => told('deck.place.leaders', { n })),
  );
  // In the lobby: ready decks as boxes, the link in the field.
  const room = await roomBeside(theHouse(), mei, 'revolution', { seats: 2, pace: 'unhurried' });
  await followLink(ann, room);
  await ann.page.locator('.deck-box', { hasText: told('seat.deck.opensquare') }).waitFor();
  const pasted = ann.page.getByLabel(ann.t('lobby.decks.code'));
  await pasted.fill(checked(GUARD.replace('cjtr', 'pwtr')));
  await pasted.press('Enter');
  await expect
    .poll(() => ann.page.locator('.deck-code .field-problem').innerText())
    .toBe(refusal('weight', { part: part('leaders'), weight: told('deck.weight.sum'), sum: 10, most: 9 }));
  await pasted.fill(link);
  await pasted.press('Enter');
  const box = ann.page.locator('.deck-box.chosen', { hasText: 'Night Watch' });
  await box.waitFor();
  expect(await box.innerText()).toContain(ann.t('lobby.decks.count', { n: '4 + 40' }));
});

test.each(['en', 'zh-Hant'] as const)(
  'RR-006: the builder is right on a laptop and on a phone, where leaders are moved by touch (%s)',
  async (language) => {
    const mei = await guest(browser(), 'Mei', { language, touch: true });
    const { page } = mei;
    const sizes = [SIZES.laptop, SIZES.phone] as const;
    await open(mei);
    await page.locator('.deck-box').nth(1).click();
    await row(mei, 's-7').locator('.deck-step').first().click();
    await page.locator('.filter-fold').click();
    // Axe looks at English alone; here the other language has its turn too, where there is the least space.
    const axeAt = language === 'en' ? sizes : [SIZES.phone];
    const faults = [...(await faultsOf(page, `builder, ${language}`, 'en', sizes, axeAt))];
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('tab').nth(1).tap();
    await expect.poll(() => leaders(mei)).toEqual(['s-4', 's-5', 's-2', '']);
    const up = row(mei, 's-2').locator('.deck-up');
    const size = await up.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(40);
    await up.tap();
    await expect.poll(() => leaders(mei)).toEqual(['s-4', 's-2', 's-5', '']);
    await page.getByRole('tab').first().tap();
    await page.locator('.lib-item[data-card="s-3"] .lib-add').tap();
    await page.locator('.filter-fold').tap();
    if (language === 'en') faults.push(...(await faultsOf(page, 'library', 'en', [SIZES.phone])));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('tab').nth(1).tap();
    await expect.poll(() => leaders(mei)).toEqual(['s-4', 's-2', 's-5', 's-3']);
    await page.locator('.deck-verdict.legal').waitFor();
    if (language === 'en') {
      await page.evaluate((code) => void (location.hash = `#/decks/revolution/${encodeURIComponent(code)}`), HOMELAND);
      await mei.click(mei.t('builder.ask.discard'));
      await page.locator('.looked-cards').waitFor();
      faults.push(...(await faultsOf(page, 'shared deck', 'en', sizes)));
    }
    expect(faults).toEqual([]);
  },
);
