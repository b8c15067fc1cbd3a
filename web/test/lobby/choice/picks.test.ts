import { fieldsOf } from '@tavern/engine';
import { expect, test } from 'vitest';
import { heights } from '../../../../server/test/rooms/stand-ins.ts';
import { choosersOf } from '../../../lobby/choice/choosers.ts';
import { makesReady, pickOf } from '../../../lobby/choice/picks.ts';
import { MEI, NONCE, Scene, YSOLDE } from '../rooms.ts';

const fields = fieldsOf(heights.game.seatChoice({}), 'seat');
const [HUNTER, MONK] = [{ class: 'hunter' }, { class: 'monk' }];
const nonce = (): string => NONCE;

test('KM-022, C-32: picking a card, the suggested one too, makes the player ready; pressing it again takes that back', () => {
  const scene = new Scene().sits(MEI, 1);
  const suggested = { class: 'scout' };
  expect(scene.view.seats[1]).toMatchObject({ choice: suggested, ready: false });
  expect(pickOf(scene.view, MEI, 1, suggested, true, nonce)).toEqual({ do: 'choose', choice: suggested, nonce: NONCE });
  const pick = pickOf(scene.view, MEI, 1, HUNTER, true, nonce);
  expect(pick).toEqual({ do: 'choose', choice: HUNTER, nonce: NONCE });
  scene.does(MEI, pick);
  expect(scene.view.seats[1]).toMatchObject({ choice: HUNTER, ready: true });
  // Another card is another pick.
  expect(pickOf(scene.view, MEI, 1, MONK, true, nonce)).toEqual({ do: 'choose', choice: MONK, nonce: NONCE });
  scene.does(MEI, pickOf(scene.view, MEI, 1, HUNTER, true, nonce));
  expect(scene.view.seats[1]).toMatchObject({ choice: HUNTER, ready: false });
});

test('for bots, the host only chooses', () => {
  const scene = new Scene().does(YSOLDE, { do: 'bot', seat: 1, level: 'easy' });
  expect(pickOf(scene.view, YSOLDE, 1, HUNTER, true, nonce)).toEqual({ do: 'choose', choice: HUNTER, seat: 1 });
});

test('a single choice of cards makes ready; several choices do not', () => {
  const words = { 'card.hunter.name': 'Hunter', 'card.monk.name': 'Monk' };
  const [field] = fields;
  if (field?.type !== 'choice') throw new Error('there is nothing to choose');
  const cards = { ...field, values: field.values.filter(({ value }) => value === 'hunter' || value === 'monk') };
  expect(makesReady(words, [cards])).toBe(true);
  expect(makesReady(words, [cards, cards])).toBe(false);
  expect(makesReady({}, [cards])).toBe(false);
  expect(makesReady(words, [])).toBe(false);
});

test('only players who have picked are shown with a choice', () => {
  const scene = new Scene().sits(MEI, 1).does(YSOLDE, { do: 'bot', seat: 2, level: 'easy' });
  const picked = () => choosersOf(scene.view, MEI, []).map((each) => each.picked);
  expect(picked()).toEqual([false, false, true]);
  scene.does(MEI, pickOf(scene.view, MEI, 1, HUNTER, true, nonce));
  expect(picked()).toEqual([false, true, true]);
});
