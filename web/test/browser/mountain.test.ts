import { LANGUAGES, type Language, type MatchRecord, type Outcome, replay, verify } from '@tavern/engine';
import { expect, test } from 'vitest';
import { game } from '../../../games/mountain/rules/game.ts';
import { ranking, reached, sightOf, take } from '../../../games/mountain/test/table/index.ts';
import { NONCE_BYTE, scriptOf, secretOf, type Turn } from '../../../games/mountain/test/table/script.ts';
import { SIGHTS, type SightName, sightIn } from '../../../games/mountain/test/table/wishes.ts';
import { axeInTurn, faultsOf, SIZES } from './axe.ts';
import { oneBrowser } from './browser.ts';
import { guest, killed, ownHouse, signIn, startWith } from './guests.ts';
import type { Person } from './person.ts';
import { savedRecord, verifyRecord } from './play.ts';

const browser = oneBrowser();

/** A match with these dice has everything in it, and is short: its seek.ts finds others. */
const SECRET = secretOf(116898);
const KILLED = 'killed in the middle of looting';
const NAMES = ['Mei', 'Ann', '林小明'];
/** Ann never touches a mouse. */
const HANDS = ['mouse', 'keys', 'mouse'] as const;
/** What is wrong with the screen as it is, in these languages, on a laptop and on a phone. */
async function look(
  person: Person,
  moment: string,
  nth: number,
  languages: readonly Language[] = LANGUAGES,
): Promise<readonly string[]> {
  const { page, language: own } = person;
  const faults: string[] = [];
  for (const language of languages) {
    await person.speak(language);
    faults.push(...(await faultsOf(page, moment, language, [SIZES.laptop, SIZES.phone], axeInTurn(nth))));
  }
  await person.speak(own);
  return faults;
}

/** What the table is looked at in, once each; a trade when something is on it. */
function momentOf({ kind, option }: Turn): string | null {
  if (kind === 'trade') return option.do === 'accept' ? kind : null;
  return ['turn', 'fight', 'duel', 'loot'].includes(kind) ? kind : null;
}

/** The dice of a duel as they lie on the felt, with all that is said about them. */
async function duelOf({ page }: Person): Promise<readonly string[]> {
  const blows = page.locator('[data-tray="duel"] .blow');
  await blows.first().waitFor();
  const dice = blows.locator('[role="img"]').evaluateAll((all) => all.map((die) => die.getAttribute('aria-label') ?? ''));
  return [...(await blows.allInnerTexts()), ...(await dice)];
}

const LAPTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** In a trade people talk: on a laptop beside it, on a phone behind a tab that counts what is unread. */
async function talk(one: Person, other: Person): Promise<void> {
  const { page } = other;
  await page.setViewportSize(PHONE);
  const tab = page.locator('.mountain-tabs button', { hasText: other.t('frame.chat') });
  await tab.waitFor();
  expect(await tab.locator('.tab-badge').count()).toBe(0);
  const beside = one.page.locator('.talk-beside');
  await beside.getByLabel(one.t('lobby.chat.say')).fill('Fair?');
  await one.page.keyboard.press('Enter');
  await beside.getByText('Fair?').waitFor();
  // Out of the field: in it keys are letters.
  await one.page.keyboard.press('Tab');
  await expect.poll(() => tab.locator('.tab-badge').allInnerTexts()).toEqual(['1']);
  await tab.click();
  const line = page.getByRole('dialog').locator('.talk-lines li', { hasText: 'Fair?' });
  await line.waitFor();
  const margin = (): Promise<number> =>
    line.evaluate((said) => {
      const sheet = said.closest('.tab-panel')?.getBoundingClientRect();
      return said.getBoundingClientRect().left - (sheet?.left ?? 0);
    });
  await expect.poll(margin).toBeGreaterThanOrEqual(8);
  await page.keyboard.press('Escape');
  await expect.poll(() => tab.locator('.tab-badge').count()).toBe(0);
  await page.setViewportSize(LAPTOP);
}

/** All throw at once, and whose screen is the fastest comes first. */
const inOrder = (answers: MatchRecord['answers']): MatchRecord['answers'] => [
  ...answers.filter(([, option]) => option['do'] === 'roll').sort(([one], [other]) => one - other),
  ...answers.filter(([, option]) => option['do'] !== 'roll'),
];

/** Everything that a record tells of. */
function sightsIn(record: MatchRecord): ReadonlySet<SightName> {
  const seen = new Set<SightName>();
  replay(game, record, undefined, ({ state }, events) => {
    for (const { event } of events) {
      const sight = sightIn(event, state);
      if (sight !== null) seen.add(sight);
    }
    return null;
  });
  return seen;
}

/** Who came where by the rules, which know nothing of any screen. */
const placesIn = (over: Outcome | null): readonly string[] =>
  (over?.ranking ?? []).flatMap((group, index, all) =>
    group.map((each) => `${1 + all.slice(0, index).flat().length} ${NAMES[each]}`),
  );

/** KM-004: everybody is told of everything that is theirs to know, no more and no less. Nothing that was told is taken back. */
async function toldAll(people: readonly Person[], counts: readonly number[]): Promise<void> {
  await Promise.all(people.map((person, seat) => reached(person, ({ told }) => told === counts[seat])));
}

test('KM-003, KM-004, KM-041..KM-048, KM-051..KM-053, KM-059: three play online to the summit, through a duel, a trade, loot, a Luck Charm, a Smoke Bomb, an Ambush and too much to carry', async () => {
  const script = scriptOf(SECRET, NAMES.length);
  expect([...script.seen].sort()).toEqual([...SIGHTS].sort());
  // There is no time for windows in which nobody does anything.
  const turns = script.scenes.flatMap((scene, index) =>
    'option' in scene ? [{ ...scene, told: script.told[index] ?? [] }] : [],
  );
  expect(turns).toHaveLength(script.scenes.length);

  const house = await ownHouse(SECRET);
  const people = await Promise.all(NAMES.map((name) => guest(browser(), name, { nonce: NONCE_BYTE })));
  const [mei, ...friends] = people as [Person, ...Person[]];
  await signIn(mei, house.url);
  await mei.click(mei.t('hall.friends'));
  await startWith(mei, friends);

  const faults: string[] = [];
  const looked = new Set<string>();
  const happened: string[] = [];
  for (const [index, turn] of turns.entries()) {
    const person = people[turn.seat] ?? mei;
    if (turn.formality) continue;
    // What the screens have done by themselves before has been told.
    await toldAll(people, turns[index - 1]?.told ?? turn.told);
    if (turn.option.do === 'done' && !happened.includes(KILLED)) {
      happened.push(KILLED);
      await killed(house, people);
    }
    const moment = momentOf(turn);
    if (moment !== null && !looked.has(moment)) {
      looked.add(moment);
      await person.page.locator('.mountain-table [data-action], .mountain-table [data-option]').first().waitFor();
      // The fullest of them in both languages.
      faults.push(...(await look(person, moment, looked.size, moment === 'trade' ? LANGUAGES : [person.language])));
      const other = people.find((each) => each !== person) ?? mei;
      if (moment === 'trade') await talk(person, other);
    }
    await take(person, turn.option, HANDS[turn.seat]);
    await toldAll(people, turn.told);
    if (index === script.pause) {
      happened.push('reloaded in the middle of a duel');
      const duellist = people[turns[index + 1]?.seat ?? 0] ?? mei;
      await expect.poll(async () => (await duelOf(duellist)).length).toBeGreaterThan(2);
      const before = await duelOf(duellist);
      await duellist.page.reload();
      await expect.poll(() => duelOf(duellist)).toEqual(before);
      await toldAll(people, turn.told);
    }
  }
  expect(happened).toEqual(['reloaded in the middle of a duel', KILLED]);

  for (const person of people) await person.page.locator('.ending').waitFor();
  expect(await Promise.all(people.map(async (person) => (await sightOf(person)).told))).toEqual(turns.at(-1)?.told);
  const places = placesIn(script.over);
  expect(places[0]).toBe(`1 ${NAMES[script.over?.winners[0] ?? -1]}`);
  for (const person of people) await expect.poll(() => ranking(person)).toEqual(places);
  // By keys and mouse alike it is one record: what Mei saves is verified below.
  await verifyRecord(friends[0] ?? mei);

  const record = await savedRecord(mei);
  // Last, because an ending in another language is drawn anew, and does not know what was pressed before.
  faults.push(...(await look(mei, 'result', 0)));
  expect(inOrder(record.answers)).toEqual(inOrder(script.answers));
  expect(verify(game, record).ok).toBe(true);
  expect([...sightsIn(record)].sort()).toEqual([...SIGHTS].sort());
  expect([...looked].sort()).toEqual(['duel', 'fight', 'loot', 'trade', 'turn']);
  expect(faults, 'what axe finds in turn, in combat, in trade, in looting and at the result').toEqual([]);
});
