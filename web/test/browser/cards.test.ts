import { boxCode, boxTexts } from '@tavern/decks';
import { LANGUAGES, render, say, verify } from '@tavern/engine';
import { expect, test } from 'vitest';
import { checkLetters } from '../../../decks/check-letters.ts';
import { mountainBox } from '../../../games/mountain/rules/box.ts';
import { game } from '../../../games/mountain/rules/game.ts';
import { playMountain } from '../../../games/mountain/test/table/index.ts';
import { texts } from '../../../games/mountain/text/index.ts';
import { axeInTurn, faultsOf } from './axe.ts';
import { oneBrowser } from './browser.ts';
import { copiedLink, followLink, guest, roomBeside, theHouse } from './guests.ts';
import { beReady, startMatch } from './lobby-ways.ts';
import type { Person } from './person.ts';
import { savedRecord, verifyRecord } from './play.ts';

const browser = oneBrowser();
const ID = game.name;
const box = mountainBox();
/** Those of the expansion are in no box as printed. */
const printed = box.cards.filter(({ only }) => only === undefined);
const nameOf = (card: string): string => render(texts.en, say(`card.${card}.name`));
const deckOf = (deck: string): string => render(texts.en, say(`box.deck.${deck}`));

const item = ({ page }: Person, card: string) => page.locator(`.box-item[data-card="${card}"]`);
const face = (person: Person, card: string) => item(person, card).locator('.lib-press');
const row = ({ page }: Person, deck: string) => page.locator('.box-row', { hasText: deckOf(deck) });
const headline = ({ page }: Person): Promise<string> => page.locator('.builder-headline b').innerText();
const kept = ({ page }: Person): Promise<object> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('tavern.settings') ?? '{}') as { state: { boxes?: object } }).state.boxes ?? {},
  );

async function open(person: Person, code = ''): Promise<void> {
  await person.page.goto(`${theHouse().url}/#/cards/${ID}${code === '' ? '' : `/${encodeURIComponent(code)}`}`);
  await person.page.locator('.box-item').first().waitFor();
}

test('KM-167, KM-169: by mouse from the hall: cards go out, get copies and go on top; saved, a new table begins with them; as printed again', async () => {
  const mei = await guest(browser(), 'Mei', { settings: { nickname: 'Mei' } });
  const { page } = mei;
  await page.goto(theHouse().url);
  await mei.click(mei.t('hall.cards'));
  await expect.poll(() => page.locator('.box-item').count()).toBe(printed.length);
  await expect.poll(() => headline(mei)).toBe(mei.t('cards.headline.printed'));

  await face(mei, 'goblin').click();
  await expect.poll(() => row(mei, 'enemy-1').locator('b').innerText()).toBe('12');
  await mei.click(mei.t('cards.more.of', { card: nameOf('wolf') }));
  await mei.click(mei.t('cards.less.of', { card: nameOf('orc') }));
  await mei.click(mei.t('cards.top.of', { card: nameOf('lamp') }));
  await expect.poll(() => headline(mei)).toBe(mei.t('cards.headline.changed', { n: 4 }));
  await expect.poll(() => item(mei, 'wolf').locator('.box-copies').innerText()).toContain('5');

  // By deck, by tier, by words, and only what is changed.
  await page.getByRole('button', { name: render(texts.en, say('box.kind.treasure')), exact: true }).click();
  await mei.click(mei.t('cards.filter.tier.of', { tier: 3 }));
  const count = (deck: string): number => printed.filter((card) => card.deck === deck).length;
  await expect.poll(() => page.locator('.box-item').count()).toBe(count('treasure-3'));
  await mei.click(mei.t('builder.filter.reset'));
  await page.getByRole('button', { name: mei.t('cards.filter.changed'), exact: true }).click();
  await expect.poll(() => page.locator('.box-item').count()).toBe(4);
  await mei.click(mei.t('builder.filter.reset'));
  await row(mei, 'luck').getByRole('button').click();
  await expect.poll(() => page.locator('.box-item').count()).toBe(count('luck'));
  await row(mei, 'luck').getByRole('button').click();

  await mei.click(mei.t('cards.keep'));
  const code = boxCode(box, {
    goblin: { enabled: false, copies: 6, onTop: false },
    wolf: { enabled: true, copies: 5, onTop: false },
    orc: { enabled: true, copies: 3, onTop: false },
    lamp: { enabled: true, copies: 2, onTop: true },
  });
  await expect.poll(() => kept(mei)).toEqual({ [ID]: code });
  await page.goto(`${theHouse().url}/#/here/new/${ID}`);
  await page.locator('.cards-row.changed').waitFor();
  await expect.poll(() => page.locator('.cards-row').innerText()).toContain(render(boxTexts.en, say('box.own', { n: 4 })));

  await open(mei);
  await mei.click(mei.t('cards.restore'));
  await expect.poll(() => headline(mei)).toBe(mei.t('cards.headline.printed'));
  await mei.click(mei.t('cards.keep'));
  await expect.poll(() => kept(mei)).toEqual({});
});

test('KM-167, KM-171: by keys alone; a deck without cards is told at once and cannot be saved; leaving with changes asks first', async () => {
  const mei = await guest(browser(), 'Mei');
  const { page } = mei;
  const { keyboard } = page;
  await open(mei);
  await keyboard.press('/');
  await keyboard.type(nameOf('goblin').toLowerCase());
  await expect.poll(() => page.locator('.box-item').count()).toBe(1);
  await keyboard.press('Escape');
  await expect.poll(() => page.locator('.box-item').count()).toBe(printed.length);
  await keyboard.press('Escape');
  await page.locator('.lib-press[tabindex="0"]').focus();
  await keyboard.press('3');
  await keyboard.press('+');
  await keyboard.press('t');
  await expect.poll(() => face(mei, 'goblin').innerText()).toContain(mei.t('cards.is.top', { n: 4 }));
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect.poll(() => face(mei, 'wolf').getAttribute('aria-pressed')).toBe('false');
  await keyboard.press('Enter');
  await expect.poll(() => face(mei, 'wolf').getAttribute('aria-pressed')).toBe('true');

  // The last deck, card by card, until nothing is left in it.
  await keyboard.press('End');
  for (const _ of printed.filter(({ deck }) => deck === 'luck')) {
    await keyboard.press('0');
    await keyboard.press('ArrowLeft');
  }
  const why = render(texts.en, say('refusal.box-empty-deck', { deck: say('box.deck.luck'), count: 0, least: 1, missing: 1 }));
  await expect.poll(() => page.locator('.deck-verdict').innerText()).toContain(why);
  await expect.poll(() => mei.button(mei.t('cards.keep')).getAttribute('aria-disabled')).toBe('true');
  await keyboard.press('s');
  const dialog = page.getByRole('dialog');
  await page.locator('.builder-sign').press('Enter');
  await dialog.getByText(mei.t('cards.ask.faulty')).waitFor();
  await dialog.getByRole('button', { name: mei.t('builder.ask.stay') }).press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  expect(await kept(mei)).toEqual({});
  // On a phone the paper that says why is behind a tab, which says that there is something.
  const sheet = page.getByRole('tab').nth(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => sheet.getByLabel(mei.t('cards.verdict.faulty')).count()).toBe(1);
  await face(mei, 'faint').focus();
  await keyboard.press('2');
  await expect.poll(() => sheet.getByLabel(mei.t('cards.verdict.faulty')).count()).toBe(0);
  // Four cards of a deck are in one row of a tablet.
  await page.setViewportSize({ width: 1024, height: 768 });
  const tops = (): Promise<readonly number[]> =>
    page
      .locator('.box-deck')
      .first()
      .locator('.box-item')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await face(mei, 'faint').focus();
  await keyboard.press('2');
  await expect.poll(() => page.locator('.deck-verdict.legal').count()).toBe(1);
  // Two Luck cards can be played, but somebody may wonder.
  await expect.poll(() => page.locator('.deck-verdict').innerText()).toContain(render(texts.en, say('box.few.luck')));
  await keyboard.press('s');
  await expect.poll(async () => Object.keys(await kept(mei))).toEqual([ID]);
});

const checked = (text: string): string => `${text}.${checkLetters(text)}`;

test('KM-171: what is no box is refused with its reason, stays to be corrected, and changes nothing', async () => {
  const mei = await guest(browser(), 'Mei');
  const { page } = mei;
  await open(mei);
  await face(mei, 'goblin').click();
  await mei.click(mei.t('cards.in.title'));
  const field = page.getByLabel(mei.t('cards.in.field'));
  const dialog = page.getByRole('dialog');
  const problem = dialog.locator('.field-problem');
  const said = (code: string, values: object = {}): string =>
    render(texts.en, say(`refusal.box-${code}`, values as { readonly [name: string]: string | number }));
  const link = `https://tavern.example/#/cards/${ID}/`;
  for (const [given, reason] of [
    ['goblins, please', said('not-a-code', { letters: 'KM' })],
    ['KM1.goblin*3.zz', said('check-letters')],
    ['KM2.goblin*3.zz', said('later-version', { version: 2, own: 1 })],
    [checked('KM1.gobblin*3'), said('unknown-card', { card: 'gobblin' })],
    [checked('KM1.goblin*12'), said('copies', { card: nameOf('goblin'), copies: '12', most: 9 })],
    [checked('KM1.goblin*3.goblin*2'), said('twice', { card: nameOf('goblin') })],
    [checked('SK1.goblin*3'), said('other-game', { letters: 'SK', own: 'KM' })],
    [link, mei.t('cards.given.cut', { text: `${link.slice(0, 40)}…` })],
    ['https://tavern.example/#/cards/attic/KM1.x.yy', mei.t('cards.given.other-game', { game: 'attic' })],
    ['', mei.t('cards.given.empty')],
  ] as const) {
    await field.fill(given);
    await field.press('Enter');
    await expect.poll(() => problem.innerText(), { message: given }).toBe(reason);
    expect(await field.inputValue()).toBe(given);
  }
  const file = dialog.locator('input[type="file"]');
  const give = (name: string, text: string | Buffer): Promise<void> =>
    file.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  for (const [name, text, reason] of [
    ['big.json', Buffer.alloc(64 * 1024 + 1, ' '), mei.t('cards.in.file-large', { file: 'big.json', size: 65, most: 64 })],
    ['half.json', '{"game":', said('not-json')],
    ['list.json', '[]', said('not-a-file')],
    ['other.json', '{"game":"attic","cards":{}}', said('other-game', { letters: 'attic', own: ID })],
    ['slip.json', JSON.stringify({ game: ID, cards: { wulf: {} } }), said('unknown-card', { card: 'wulf' })],
    [
      'many.json',
      JSON.stringify({ game: ID, cards: { wolf: { copies: 10 } } }),
      said('copies', { card: nameOf('wolf'), copies: '10', most: 9 }),
    ],
  ] as const) {
    await give(name, text);
    await expect.poll(() => problem.innerText(), { message: name }).toBe(reason);
  }
  await give('cards.json', JSON.stringify({ game: ID, cards: { wolf: { copies: 2 } } }));
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => item(mei, 'wolf').locator('.box-copies').innerText()).toContain('2');
  // A link that cannot be read is a page that says why, with the code to be corrected.
  await mei.comeBack(`${theHouse().url}/#/cards/${ID}/${encodeURIComponent(checked('KM1.gobblin*3'))}`);
  await expect.poll(() => mei.page.getByRole('alert').innerText()).toBe(said('unknown-card', { card: 'gobblin' }));
  await mei.page.getByLabel(mei.t('cards.in.field')).fill(checked('KM1.goblin*3'));
  await mei.click(mei.t('cards.in.open'));
  await expect.poll(() => item(mei, 'goblin').locator('.box-copies').innerText()).toContain('3');
  await expect.poll(() => headline(mei)).toBe(mei.t('cards.headline.changed', { n: 1 }));
});

/** Enemies that nobody fears, and treasures that everybody likes. */
const EASY = { wolf: 0, skeleton: 0, bandit: 0, troll: 0, ogre: 0, cultist: 0, 'cave-in': 0, exhaustion: 0, 'jinn-thief': 0 };

test('KM-168, KM-170: a room with a changed box and three house rules is played by two to the end, and its record verifies elsewhere with that box', async () => {
  const rules = { finalWin: 'instant', multiDuel: false, retreatDistance: 3 };
  const mei = await guest(browser(), 'Mei');
  const ann = await guest(browser(), 'Ann');
  await mei.page.goto(await roomBeside(theHouse(), mei, ID, { seats: 2, rules }));
  await followLink(ann, await copiedLink(mei));
  await mei.page.locator('.cards-row').click();
  for (const [card, n] of Object.entries(EASY)) {
    await face(mei, card).focus();
    await mei.page.keyboard.press(String(n));
  }
  await face(mei, 'lords-sword').focus();
  await mei.page.keyboard.press('t');
  await mei.click(mei.t('cards.use'));
  await mei.page.locator('.cards-row.changed').waitFor();
  // Ann is told, may look, and cannot change anything.
  const own = render(boxTexts.en, say('box.own', { n: 10 }));
  await ann.page.locator('.cards-row.changed', { hasText: own }).click();
  await item(ann, 'wolf').locator('.box-out').waitFor();
  expect(await ann.page.locator('.box-step, .box-switch').count()).toBe(0);
  await face(ann, 'wolf').click({ force: true });
  await ann.text(ann.t('cards.looked')).waitFor();
  await expect.poll(() => headline(ann)).toBe(ann.t('cards.headline.changed', { n: 10 }));
  await ann.page.keyboard.press('Escape');
  await ann.click(ann.t('cards.back'));

  await beReady(ann);
  await startMatch(mei);
  await playMountain([mei, ann]);
  await verifyRecord(ann);
  const record = await savedRecord(mei);
  expect(record.rules).toMatchObject(rules);
  expect((record.rules as { box: string }).box).toMatch(/^KM1\..*lords-sword!/);
  expect(verify(game, record)).toMatchObject({ ok: true });
  const printed = { ...record, rules: { ...(record.rules as object), box: 'printed' } };
  expect(verify(game, printed)).toMatchObject({ ok: false, code: 'other-content' });
  // In a browser that has never seen this match.
  const kim = await guest(browser(), 'Kim');
  await kim.page.goto(`${theHouse().url}/#/verify`);
  await kim.page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await kim.page.locator('.verdict.true').waitFor();
});

test('the card manager is accessible in both languages, at every size, with and without faults', async () => {
  const mei = await guest(browser(), 'Mei');
  const { page } = mei;
  const faults: string[] = [];
  await open(mei);
  await face(mei, 'goblin').click();
  await mei.click(mei.t('cards.top.of', { card: nameOf('wolf') }));
  for (const language of LANGUAGES) {
    await mei.speak(language);
    faults.push(...(await faultsOf(page, 'cards', language)));
  }
  await mei.speak('en');
  await page.setViewportSize({ width: 1440, height: 900 });
  await mei.click(mei.t('builder.share'));
  await page.getByRole('dialog').waitFor();
  // Under it is what was looked at above.
  faults.push(...(await faultsOf(page, 'sharing cards', 'en', undefined, axeInTurn(1))));
  expect(faults).toEqual([]);
});
