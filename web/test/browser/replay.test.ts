import { closeSync, ftruncateSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, type MatchRecord } from '@tavern/engine';
import { expect, onTestFinished, test } from 'vitest';
import { arriveAt, deeds, diceOf, fight, playOn, said } from '../../../games/cee-lo/test/table/index.ts';
import { faultsOf, SIZES } from './axe.ts';
import { oneBrowser } from './browser.ts';
import { giveUp, guest, regular, roomBeside, theHouse } from './guests.ts';
import type { Person } from './person.ts';
import { fileWith, give, golden, line, lookAs, recordOf, shows, step, verified, watch } from './replays.ts';

const browser = oneBrowser();
const comes = regular(browser, 'Mei', { settings: { nickname: 'Mei' } });

const dialog = ({ page }: Person) => page.getByRole('dialog');

test('FS-071, FS-108: from a result on the server to its replay; a link to a moment is opened by a second browser, with the same table', async () => {
  const house = theHouse();
  const mei = await guest(browser(), 'Mei');
  await mei.page.goto(await roomBeside(house, mei, 'cee-lo', {}));
  await mei.page.locator('.lobby-foot .btn-primary:not([aria-disabled="true"])').click();
  await arriveAt(mei, 'between');
  await fight(mei);
  await deeds(mei).first().waitFor();
  await playOn(mei, 'mouse');
  await giveUp(mei);
  await mei.click(mei.t('frame.watch'));
  await verified(mei);
  await expect.poll(() => mei.page.title()).toBe(mei.t('frame.title.replay', { game: 'Cee-Lo' }));
  await mei.text(mei.t('frame.replay')).waitFor();
  // With her own eyes, as she has just played it.
  await expect.poll(() => mei.page.locator('.replay-eyes').innerText()).toContain('Mei');
  await shows(mei, 0);
  await mei.page.keyboard.press('ArrowRight');
  await shows(mei, 1);
  await mei.page.getByRole('button', { name: mei.t('replay.link') }).click();
  await mei.click(mei.t('replay.link.copy', { n: 1 }));
  await mei.button(mei.t('replay.link.copied')).waitFor();
  const link = await mei.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/replay\/[0-9a-z]{16}@1$/);
  const ann = await guest(browser(), 'Ann');
  await ann.page.goto(link);
  await verified(ann);
  await shows(ann, 1);
  await expect.poll(async () => (await diceOf(ann)).length).toBeGreaterThanOrEqual(3);
  expect(await diceOf(ann)).toEqual(await diceOf(mei));
});

test('FS-005, FS-109: all keys, the buttons, the log and the dragged bar lead to the same moments; playing waits for its end and stops there', async () => {
  const mei = await comes();
  const { page } = mei;
  await page.setViewportSize({ width: 1366, height: 657 });
  await watch(mei, theHouse().url, golden('mountain', '3-bots'));
  // A laptop shows the whole table above the bar.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { answers } = recordOf('mountain', '3-bots');
  const last = answers.length;
  const press = async (key: string, leads: number): Promise<void> => {
    await page.keyboard.press(key);
    await shows(mei, leads);
  };
  await shows(mei, 0);
  await press('End', last);
  await press('Home', 0);
  await press('5', Math.round(last / 2));
  await press('9', Math.round(last * 0.9));
  await press('0', 0);
  await press('ArrowRight', 1);
  await press('ArrowLeft', 0);
  // Turns, rounds and big moments begin where the game says, and come back to where they were.
  for (const [on, back, name] of [
    ['Shift+ArrowRight', 'Shift+ArrowLeft', 'turn'],
    ['PageDown', 'PageUp', 'round'],
    ['.', ',', 'matter'],
  ] as const) {
    await page.keyboard.press(on);
    await expect.poll(() => line(mei).inputValue().then(Number)).toBeGreaterThan(1);
    const there = Number(await line(mei).inputValue());
    await press(back, 0);
    await step(mei, `${name}.on`).click();
    await shows(mei, there);
    await step(mei, `${name}.back`).click();
    await shows(mei, 0);
  }
  // By mouse, from one end of the bar to beyond its middle.
  const box = await line(mei).boundingBox();
  if (box === null) throw new Error('there is no bar');
  await page.mouse.move(box.x + 11, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  // It follows the mouse: where it stays is where the mouse let it go.
  let dragged = 0;
  await expect
    .poll(async () => {
      const before = dragged;
      dragged = Number(await line(mei).inputValue());
      return dragged > last * 0.5 && dragged === before;
    })
    .toBe(true);
  // The log has followed; a line of it leads to its moment, and what came later is gone from it.
  const lines = page.locator('.table-book .log button.log-text');
  await lines.nth(3).waitFor();
  const [words, newest] = [await lines.nth(3).innerText(), await lines.last().innerText()];
  await lines.nth(3).click();
  await expect.poll(() => line(mei).inputValue().then(Number)).toBeLessThan(dragged);
  await expect
    .poll(async () => {
      const told = await lines.allInnerTexts();
      return told.includes(words) && told.at(-1) !== newest;
    })
    .toBe(true);
  // Space plays and pauses; the end ends it. The log has keys of its own, as long as it has the focus.
  await page.mouse.click(5, 300);
  await press('End', last);
  await press('ArrowLeft', last - 1);
  await page.keyboard.press(' ');
  await shows(mei, last);
  await page.getByRole('button', { name: mei.t('replay.play'), exact: true }).waitFor();
  // From the end it begins anew.
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: mei.t('replay.pause'), exact: true }).waitFor();
  await expect.poll(() => line(mei).inputValue().then(Number)).toBeLessThan(last);
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: mei.t('replay.play'), exact: true }).waitFor();
});

test('KM-182: every pair of eyes sees its own; a note stays in the browser and in the saved file, and can be brought back', async () => {
  const mei = await comes();
  const { page } = mei;
  await watch(mei, theHouse().url, golden('skirmish', '2-bots'));
  await page.keyboard.press('5');
  const own = async (name: string): Promise<string> => {
    await lookAs(mei, name);
    return page.locator('.own-area').innerText();
  };
  const [first, second] = [await own('Seat 1'), await own('Seat 2')];
  expect(first).not.toBe(second);
  await lookAs(mei, mei.t('replay.eyes.spectator'));
  expect([first, second]).not.toContain(await page.locator('.own-area').innerText());
  await lookAs(mei, mei.t('replay.eyes.all'));
  // A note at this moment.
  const at = Number(await line(mei).inputValue());
  await page.getByRole('button', { name: mei.t('replay.note'), exact: true }).click();
  await page.getByLabel(mei.t('replay.note.at', { n: at })).fill('Here it turned.');
  await mei.click(mei.t('replay.note.keep'));
  const slip = page.getByRole('complementary', { name: mei.t('replay.note') });
  await slip.getByText('Here it turned.').waitFor();
  await page.keyboard.press('ArrowRight');
  await slip.waitFor({ state: 'hidden' });
  await page.keyboard.press('ArrowLeft');
  await slip.getByRole('button', { name: mei.t('replay.note.delete') }).click();
  await slip.getByRole('button', { name: mei.t('replay.note.back') }).click();
  await slip.getByText('Here it turned.').waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: mei.t('replay.save') }).click();
  const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as MatchRecord;
  expect(saved).toEqual({ ...recordOf('skirmish', '2-bots'), notes: [{ at, text: 'Here it turned.' }] });
  // The browser has kept it too, whatever the file says.
  await watch(mei, theHouse().url, golden('skirmish', '2-bots'));
  await line(mei).fill(String(at));
  await slip.getByText('Here it turned.').waitFor();
});

test('what if: what was chosen is marked, a bot says what it would have done, an option that is pressed offers to play on, and the branch is won', async () => {
  const mei = await comes();
  const { page } = mei;
  // Somebody who chooses at random defends where an attack wins.
  await watch(mei, theHouse().url, golden('cee-lo', '1-random'));
  await lookAs(mei, 'Seat 1');
  await line(mei).fill('13');
  await page.locator('.hint-said').getByText('The bot would have chosen “Attack”').waitFor();
  await watch(mei, theHouse().url, golden('cee-lo', '1-bots'));
  const { answers } = recordOf('cee-lo', '1-bots');
  await lookAs(mei, 'Seat 1');
  // Before the last blow, which wins the run.
  await line(mei).fill(String(answers.length - 1));
  await expect
    .poll(() => page.locator('.looking .hinted').allInnerTexts())
    .toEqual([expect.stringContaining(said(mei, 'combat.attack'))]);
  await page.locator('.looking .hinted').click();
  await dialog(mei).getByText(mei.t('replay.on.alone')).waitFor();
  await dialog(mei)
    .getByRole('button', { name: new RegExp(`^${mei.t('replay.on')}`) })
    .click();
  await page.waitForURL(/#\/here\//);
  await deeds(mei)
    .filter({ hasText: said(mei, 'combat.attack') })
    .click();
  await page.getByRole('heading', { name: said(mei, 'ending.title.won'), exact: true }).waitFor();
  // In the hall it is said what it branched off from, and it can be watched too.
  await mei.click(mei.t('frame.watch'));
  await verified(mei);
  await page.goto(theHouse().url);
  await page.getByRole('tab', { name: mei.t('hall.past') }).click();
  await mei.button(mei.t('hall.past.watch')).click();
  await verified(mei);
});

test('on a phone everything is reached by thumb, upright and on its side; nothing is too wide or unreadable in either language', async () => {
  const house = theHouse();
  const lin = await guest(browser(), 'Lin', { touch: true, width: 390, height: 844 });
  const { page } = lin;
  await watch2(lin, house.url);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await lin.page.evaluate(() => scrollTo(0, 0));
    await line(lin).fill('10');
    await shows(lin, 10);
    await step(lin, 'on').tap();
    await shows(lin, 11);
    await step(lin, 'back').tap();
    await shows(lin, 10);
    await page.getByRole('button', { name: lin.t('replay.more'), exact: true }).tap();
    await dialog(lin)
      .getByRole('button', { name: lin.t('replay.step.end'), exact: true })
      .tap();
    await page.keyboard.press('Escape');
    await dialog(lin).waitFor({ state: 'hidden' });
    await shows(lin, recordOf('revolution', '2-bots').answers.length);
    expect(await tooSmall(lin)).toEqual([]);
  }
});

const watch2 = async (person: Person, url: string): Promise<void> => {
  await give(person, url, golden('revolution', '2-bots'));
  await person.page.locator('.replay-bar').waitFor();
};

/** Controls of the bar that no thumb hits, or that are not on the screen. */
const tooSmall = ({ page }: Person): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.replay-bar button')].flatMap((button) => {
      const { width, height, left, right, top, bottom } = button.getBoundingClientRect();
      const seen = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      return seen && Math.min(width, height) >= 43.5 ? [] : [`${button.ariaLabel}: ${Math.round(width)} x ${Math.round(height)}`];
    }),
  );

test('the viewer, its sheets and the page that asks for a match can be used by everybody, at three sizes and in both languages', async () => {
  const mei = await comes();
  const { page } = mei;
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    await page.goto(`${theHouse().url}/#/`);
    await mei.button(mei.t('hall.bots')).waitFor();
    await mei.speak(language);
    await page.goto(`${theHouse().url}/#/replay`);
    await page.locator('input[type="file"]').waitFor({ state: 'attached' });
    faults.push(...(await faultsOf(page, 'open', language)));
    await watch(mei, theHouse().url, golden('skirmish', '2-bots'));
    await page.keyboard.press('5');
    faults.push(...(await faultsOf(page, 'viewer', language)));
    for (const sheet of ['replay.eyes', 'replay.note', 'replay.seal'] as const) {
      await (sheet === 'replay.eyes'
        ? page.locator('.replay-eyes')
        : sheet === 'replay.seal'
          ? page.locator('.replay-seal')
          : page.getByRole('button', { name: mei.t(sheet), exact: true })
      ).click();
      await dialog(mei)
        .getByRole('heading', { name: mei.t(sheet), exact: true })
        .waitFor();
      faults.push(...(await faultsOf(page, sheet, language, [SIZES.phone])));
      await page.keyboard.press('Escape');
      await dialog(mei).waitFor({ state: 'hidden' });
    }
  }
  await page.goto(`${theHouse().url}/#/`);
  await mei.speak('en');
  expect(faults).toEqual([]);
});

test('what cannot be watched says what is wrong and what to do; what is wrong later is watched up to there', async () => {
  const house = theHouse();
  const mei = await comes();
  const { page } = mei;
  const record = recordOf('skirmish', '2-bots');
  const text = JSON.stringify(record);
  const folder = mkdtempSync(join(tmpdir(), 'tavern-replay-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const large = join(folder, 'large.json');
  const opened = openSync(large, 'w');
  ftruncateSync(opened, 50_000_000);
  closeSync(opened);
  const refused = async (words: string): Promise<void> => {
    await page.getByRole('alert').getByText(words).waitFor();
  };
  const files = [
    [fileWith('Dear diary'), mei.t('link.not-a-record')],
    [fileWith(text.slice(0, -200)), mei.t('replay.cut-off')],
    [fileWith(JSON.stringify({ ...record, game: 'ludo' })), mei.t('link.unknown-game', { game: 'ludo' })],
    [large, mei.t('replay.too-big', { size: 50, most: 10 })],
    [fileWith(JSON.stringify({ ...record, versions: [{ from: 0, version: 99 }] })), mei.t('replay.way.rules')],
    [fileWith(JSON.stringify({ ...record, contentHash: '00' })), mei.t('replay.way.rules')],
    [
      fileWith(JSON.stringify({ ...record, seats: record.seats.map((each) => ({ ...each, choice: { deck: 'SK1-9zz' } })) })),
      mei.t('replay.way.changed'),
    ],
  ] as const;
  for (const [file, words] of files) {
    await give(mei, house.url, file);
    await refused(words);
    // The way out is on the same page.
    await page.locator('input[type="file"]').waitFor({ state: 'attached' });
  }
  // The page that verifies says it in the game's words, too.
  await page.goto(`${house.url}/#/verify`);
  await page.getByRole('heading', { name: mei.t('verify.screen') }).waitFor();
  await page.locator('input[type="file"]').setInputFiles(files[6][0]);
  await page.locator('.verdict.false').getByText('This is not a whole deck code.').waitFor();
  const code = 'r.1tZdLb9s4EID_ymLONEGLL8kFemib7r';
  for (const [what, words] of [
    [code, mei.t('replay.link.cut')],
    ['r.2abc', mei.t('replay.link.newer')],
    ['k3j4k3j4k3j4k3j4', mei.t('replay.unknown', { match: 'k3j4k3j4k3j4k3j4' })],
    ['k3j4', mei.t('replay.unknown', { match: 'k3j4' })],
    ['here-nothing', mei.t('here.missing')],
  ] as const) {
    // That the server has no such match is also said on the console.
    mei.offline = true;
    await page.goto(`${house.url}/#/replay/${what}`);
    await refused(words);
    mei.offline = false;
  }
  // A match that still runs: the server says so. And where there is no server, nobody has the match.
  await page.route('**/record', (route) =>
    route.fulfill({ status: 409, json: { ok: false, code: 'match-runs', why: { key: 'refusal.match-runs' } } }),
  );
  await page.goto(`${house.url}/#/replay/r4r4r4r4r4r4r4r4`);
  await refused(mei.t('refusal.match-runs'));
  await page.unroute('**/record');
  await page.route('**/record', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Files</title>' }));
  await page.goto(`${house.url}/#/replay/n4n4n4n4n4n4n4n4`);
  await refused(mei.t('replay.server.none'));
  await page.unroute('**/record');
  // A pasted link that is none.
  await page.goto(`${house.url}/#/replay`);
  await page.getByLabel(mei.t('replay.paste')).fill('https://example.com/');
  await mei.click(mei.t('replay.paste.open'));
  await page.getByText(mei.t('replay.paste.wrong')).waitFor();
  // Edited by hand: an answer that its player could not give.
  const edited = { ...record, answers: record.answers.map((each, n) => (n === 20 ? [each[0], { do: 'dance' }] : each)) };
  await give(mei, house.url, fileWith(JSON.stringify(edited)));
  const seal = page.locator('.replay-seal.parted');
  await seal.waitFor();
  await page.keyboard.press('End');
  await shows(mei, 20);
  await seal.click();
  await dialog(mei)
    .getByRole('heading', { name: mei.t('replay.seal.parted.at', { n: 21 }) })
    .waitFor();
  await dialog(mei)
    .getByText(mei.t('replay.seal.until', { n: 20 }))
    .waitFor();
  await page.keyboard.press('Escape');
});
