import { seat, verify } from '@tavern/engine';
import { expect, test } from 'vitest';
import { game } from '../../../games/revolution/rules/game.ts';
import { driver, playRevolution } from '../../../games/revolution/test/table/index.ts';
import { OVER } from '../../../games/revolution/test/table/selectors.ts';
import type { Sight } from '../../../games/test/table/card-table.ts';
import { oneBrowser } from './browser.ts';
import { followLink, giveUp, guest, killed, ownHouse, roomBeside, signIn } from './guests.ts';
import { Overheard } from './overheard.ts';
import type { Person } from './person.ts';
import { savedRecord, verifyRecord } from './play.ts';
import { APART } from './square-decks.ts';
import { askFaceDown, takeFromHand } from './square-deeds.ts';
import { hiddenIn, leaksIn } from './square-secrets.ts';

const browser = oneBrowser();
const [MEI, ANN] = [seat(0), seat(1)];

async function bringDeck(person: Person, code: string): Promise<void> {
  const { page } = person;
  const field = page.getByLabel(person.t('lobby.decks.code'));
  await field.fill(code);
  await field.press('Enter');
  await page.locator('.deck-box.chosen', { hasText: code.slice(code.indexOf('~') + 1) }).waitFor();
}

test('two online with decks of their own: no frame tells the rival or a spectator what is hidden; the server is killed, one reloads in the secret phase, one gives up in the next round, and all see one end and one record', async () => {
  const house = await ownHouse();
  const settings = { coached: driver.coached };
  const [mei, ann, ned] = [
    await guest(browser(), 'Mei', { settings }),
    await guest(browser(), 'Ann', { settings }),
    await guest(browser(), 'Ned'),
  ];
  const heard = { mei: new Overheard(mei.page), ann: new Overheard(ann.page), ned: new Overheard(ned.page) };
  await signIn(mei, house.url);
  await mei.button(mei.t('hall.friends')).waitFor();
  const link = await roomBeside(house, mei, 'revolution', { seats: 2, pace: 'unhurried' });
  await mei.page.goto(link);
  await mei.page.reload();
  await followLink(ned, link, 'join.watch');
  await followLink(ann, link);
  await bringDeck(mei, APART.meis);
  await bringDeck(ann, APART.anns);
  await ann.page.locator('.lobby-foot .big-step.lit').click();
  await mei.page.locator('.lobby-foot .btn-primary:not([aria-disabled="true"])').click();
  await ned.page.locator('.square-table.watched').waitFor();

  const bluffed = new Set<string>();
  const done = { reload: false, kill: false, gaveUp: false };
  const meanwhile = async (person: { readonly name: string }, { asked, chosen, telling }: Sight): Promise<void> => {
    if (telling || chosen) return;
    const who = person.name === mei.name ? mei : ann;
    if (asked === 'place' && !bluffed.has(who.name)) {
      await takeFromHand(who);
      await askFaceDown(who);
      bluffed.add(who.name);
    } else if (asked === 'place' && bluffed.size === 2 && !done.kill) {
      done.kill = true;
      expect(await ned.page.locator('.hand-card').count()).toBe(0);
      await killed(house, [mei, ann, ned]);
    } else if (asked === 'secret' && who === ann && !done.reload) {
      done.reload = true;
      await ann.page.reload();
    } else if ((asked === 'next' || asked === 'place') && done.kill && done.reload && !done.gaveUp) {
      // The other one may not know yet that it is over.
      done.gaveUp = true;
      await giveUp(who);
    }
  };
  await playRevolution([mei, ann], { meanwhile });
  await ned.page.locator(OVER).waitFor();
  // Where the secret phase of the reload was the last of the match, it was played to its end.
  expect(done).toMatchObject({ reload: true, kill: true });

  expect(leaksIn(heard.mei.frames, MEI, [APART.anns])).toEqual([]);
  expect(leaksIn(heard.ann.frames, ANN, [APART.meis])).toEqual([]);
  expect(leaksIn(heard.ned.frames, null, [APART.meis, APART.anns])).toEqual([]);
  // The same eyes find a leak where there is one: hers are not for others.
  expect(leaksIn(heard.mei.frames, ANN, [APART.meis])).not.toEqual([]);
  // There was something to hide: both placed face-down, and sealed.
  for (const [frames, owner] of [
    [heard.mei.frames, ANN],
    [heard.ann.frames, MEI],
    [heard.ned.frames, MEI],
    [heard.ned.frames, ANN],
  ] as const)
    expect(Object.values(hiddenIn(frames, owner)).every((count) => count > 0)).toBe(true);
  // Besides the table nothing speaks of cards.
  for (const { others } of Object.values(heard)) expect(others.filter((each) => /"(?:c|h|sp)-\d+"/.test(each))).toEqual([]);

  await verifyRecord(ann);
  const [hers, his, seen] = [await savedRecord(mei), await savedRecord(ann), await savedRecord(ned)];
  expect(his).toEqual(hers);
  expect(seen).toEqual(hers);
  expect(hers.seats).toEqual([
    { name: 'Mei', choice: { deck: APART.meis } },
    { name: 'Ann', choice: { deck: APART.anns } },
  ]);
  expect(verify(game, hers)).toMatchObject({ ok: true, answers: hers.answers.length });
});
