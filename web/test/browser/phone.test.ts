import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { driver } from '../../../games/mountain/test/table/index.ts';
import { matchNumbers, meet } from '../../tools/moments.ts';
import { oneBrowser } from './browser.ts';
import { regular, theHouse } from './guests.ts';
import { House } from './house.ts';
import { leaveTables } from './laid.ts';
import { goOver, type LaidRoom, layRooms, takeSeat } from './laid-room.ts';
import { layOut, type Moment, momentWith } from './mountain-moments.ts';
import type { Person } from './person.ts';
import { placesAtLast, placesOf } from './reach.ts';

const browser = oneBrowser();
const PHONE = { width: 390, height: 844 };

const comes = regular(browser, 'Mei', { ...PHONE, settings: { coached: driver.coached } });

async function seatedAt(moment: Moment): Promise<Person> {
  const house = theHouse();
  const mei = await comes();
  await mei.page.setViewportSize(PHONE);
  await leaveTables(mei, house.url);
  await layOut(mei.page, house.url, moment.stored());
  return mei;
}

/** Of these things, what is not seen whole: beyond the edges of the screen, or of the box around it that scrolls. */
const hidden = (page: Page, items: string, box: string): Promise<readonly string[]> =>
  page.evaluate(
    ([all, around]) =>
      [...document.querySelectorAll(all)].flatMap((item) => {
        const own = item.getBoundingClientRect();
        const edge = item.closest(around)?.getBoundingClientRect() ?? own;
        const [left, right] = [Math.max(0, edge.left), Math.min(innerWidth, edge.right)];
        const seen = own.left >= left - 1 && own.right <= right + 1 && own.top >= edge.top - 1 && own.bottom <= edge.bottom + 1;
        return own.width === 0 || seen ? [] : [item.getAttribute('aria-label') ?? item.className];
      }),
    [items, box] as const,
  );

function own({ view }: Moment) {
  const [mine] = view.players;
  if (mine === undefined) throw new Error('nobody plays');
  return mine;
}

test('on a phone all that one carries and keeps is in sight, and where it cannot be, the edge says so', async () => {
  const moment = await momentWith((each) => {
    const { pack, kept, slots, capacity } = own(each);
    return each.asked?.kind === 'turn' && (pack ?? []).length > 1 && slots === capacity && kept?.length === 1;
  }, 56);
  const { page } = await seatedAt(moment);
  await page.locator('.ledge .gear-kept .item').waitFor();
  await expect.poll(() => hidden(page, '.ledge .gear .item', '.gear')).toEqual([]);
  for (const size of [
    { width: 360, height: 640 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    const told = async (): Promise<boolean> =>
      (await hidden(page, '.ledge .gear .item', '.gear')).length === 0 ||
      (await page.locator('.ledge .gear').getAttribute('data-more'))?.includes('end') === true;
    await expect.poll(told, { message: `${size.width}` }).toBe(true);
  }
});

test('on a phone the buttons about a looted thing leave it and the meter in sight', async () => {
  const moment = await momentWith((each) => {
    const { slots, capacity } = own(each);
    return each.asked?.kind === 'loot' && slots > capacity;
  });
  const { page } = await seatedAt(moment);
  await page.locator('.oak-loot .side-left .pack .item').last().click();
  await page.locator('.oak-loot .exchange-item-chosen').waitFor();
  await expect.poll(() => page.locator('.oak-loot .tray-foot [data-act]').count()).toBeGreaterThan(2);
  await expect.poll(() => hidden(page, '.oak-loot .exchange-item-chosen, .oak-loot .side-left .meter', '.tray-body')).toEqual([]);
});

test.each([
  ['turn', '[data-action="move"]'],
  ['fight', '.tray-foot [data-act]'],
])('on a phone a hint moves nothing: %s', async (kind, button) => {
  const { page } = await seatedAt(await momentWith(({ asked }) => asked?.kind === kind));
  const places = [button, '.mountain-tabs', '.mountain-body', '.mountain-tray'];
  await page.locator(button).first().waitFor();
  const before = await placesAtLast(page, places);
  await page.locator('.mountain-tabs .hint').click();
  await page.locator('.hint-said').waitFor();
  expect(await placesOf(page, places)).toEqual(before);
});

test('no tray of a fight cuts off the line of what happened last: not even with a Fireball at hand', async () => {
  const met = await meet(
    driver,
    driver.situations.filter(({ name }) => name === 'fireball'),
    'Mei',
    matchNumbers({ matches: driver.matches?.filter((nth) => nth > 2_000) ?? [] }),
  );
  const moment = met.get('fireball');
  if (moment === undefined) throw new Error('nobody has a Fireball');
  const { page } = await seatedAt(moment);
  await page.setViewportSize({ width: 1440, height: 900 });
  await placesAtLast(page, ['[data-tray="fight"]', '.mountain-thrown .newest-line']);
  const cut = (): Promise<boolean> =>
    page.evaluate(() => {
      const [line, tray] = ['.mountain-thrown .newest-line', '[data-tray="fight"]'].map((each) => document.querySelector(each));
      if (line == null || tray == null || !line.checkVisibility({ visibilityProperty: true })) return false;
      return line.getBoundingClientRect().bottom > tray.getBoundingClientRect().top;
    });
  await expect.poll(cut).toBe(false);
});

/** Of what can be read on the page, what is where the clock is. */
const underClock = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const clock = document.querySelector('.tabs-candle');
    if (clock === null) return ['there is no clock'];
    const box = clock.getBoundingClientRect();
    const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const covered = above !== null && clock.contains(above) ? [] : [`the clock: below ${above?.className}`];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const { parentElement } = node;
      if (parentElement === null || clock.contains(node) || !parentElement.checkVisibility({ visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom, width, height } of range.getClientRects())
        if (width * height > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top)
          covered.push(node.textContent ?? '');
    }
    return covered;
  });

test('on a phone the clock covers nothing, and nothing covers it', async () => {
  let rooms: readonly LaidRoom[] = [];
  const house = await House.open({
    furnish: async (folder) => {
      const wanted = [
        { code: 'TURN22', pace: 'brisk', situation: 'turn' },
        { code: 'DUEL22', pace: 'brisk', situation: 'duel' },
      ] as const;
      rooms = await layRooms(folder, wanted, true);
    },
  });
  const mei = await comes();
  onTestFinished(() => {
    mei.offline = true;
    return house.close();
  });
  const [first] = rooms;
  if (first === undefined) throw new Error('two rooms');
  const { page } = mei;
  await takeSeat(mei, house, first, 0);
  await page.setViewportSize(PHONE);
  for (const room of rooms) {
    if (room !== first) await goOver(mei, house, room);
    await page.locator('.mountain-table[data-asked][data-telling="false"]').waitFor();
    await expect.poll(() => underClock(page), { message: room.situation }).toEqual([]);
  }
});

test('in the hall the sign covers no link of the beam, at whatever width and in either language', async () => {
  const { page } = await comes();
  await page.goto(theHouse().url);
  for (const language of ['中文', 'English']) {
    await page.getByRole('button', { name: language, exact: true }).click();
    for (const width of [320, 390, 819, 820, 844, 900, 1023, 1024, 1179]) {
      await page.setViewportSize({ width, height: 600 });
      for (const link of await page.locator('.hall-beam nav a').all()) await link.click({ trial: true, timeout: 5_000 });
    }
  }
});

test('in the hall the table stays where it is when another game is chosen', async () => {
  const { page } = await comes();
  await page.goto(theHouse().url);
  await page.setViewportSize({ width: 1440, height: 900 });
  const edge = (): Promise<number> =>
    page.locator('.hall-front').evaluate((front) => Math.round(front.getBoundingClientRect().top));
  for (const language of ['中文', 'English']) {
    await page.getByRole('button', { name: language, exact: true }).click();
    await page.locator('[data-game="skirmish"]').click();
    const before = await edge();
    await page.locator('[data-game="cee-lo"]').click();
    await page.locator('[data-game="cee-lo"][aria-pressed="true"]').waitFor();
    await expect.poll(async () => Math.abs((await edge()) - before)).toBeLessThan(2);
  }
});

test('in the hall on a phone no button stands beside a hole, whatever game is chosen', async () => {
  const { page } = await comes();
  await page.goto(theHouse().url);
  await page.setViewportSize(PHONE);
  for (const game of await page.locator('.hall-place').all()) {
    await game.click();
    await page.locator('.hall-place[aria-pressed="true"]').waitFor();
    const holes = (): Promise<readonly string[]> =>
      page.locator('.hall-chosen .ways').evaluate((ways) => {
        const places = [...ways.querySelectorAll('.btn')].map((way) => way.getBoundingClientRect());
        const right = Math.max(...places.map((place) => place.right));
        return places
          .filter(({ top }) => Math.max(...places.filter((place) => place.top === top).map((place) => place.right)) < right - 1)
          .map(({ left, top }) => `${left}, ${top}`);
      });
    await expect.poll(holes, { message: (await game.getAttribute('data-game')) ?? '' }).toEqual([]);
  }
});

test('KM-167: before a match, in either language, the house has its name in one line, and the cards stand before the rules', async () => {
  const mei = await comes();
  const { page } = mei;
  await page.goto(`${theHouse().url}/#/here/new/${driver.game}`);
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const language of ['zh-Hant', 'en'] as const) {
    await mei.speak(language);
    const lines = (): Promise<number> =>
      page.locator('.lobby-bar .sign').evaluate((sign) => {
        const range = document.createRange();
        range.selectNodeContents(sign);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
    await expect.poll(lines, { message: language }).toBe(1);
    const order = await page
      .locator('.house-rules :is(.cards-row, .rule-group)')
      .evaluateAll((all) => all.map(({ className }) => className.split(' ')[0]));
    expect(order.indexOf('cards-row')).toBe(0);
  }
});
