import { create, fast, foresee, parseSettings, seat, styleFaults } from '@tavern/engine';
import { conforms } from '@tavern/engine/conformance';
import { given } from '@tavern/engine/testkit';
import { expect, test } from 'vitest';
import { race, tell, texts } from '../index.ts';

const rests = ['move'];

test('seats roll in turn and move by what the die shows', () => {
  const scene = given(race, { seats: 3, dice: [4, 1], rests });
  scene.answer(0, { do: 'roll' }).tells(2, { type: 'moved', seat: seat(0), die: 4, to: 4 });
  scene.refuses(0, { do: 'roll' }, 'not-yours');
  scene.answer(1, { do: 'roll' });
  expect(scene.state.at).toEqual([4, 1, 0]);
  scene.asks(2, 'move');
});

test('the first to the last tile wins at once, and nobody runs past it', () => {
  const scene = given(race, {
    seats: 2,
    dice: [3],
    with: (state) => {
      state.at = [18, 17];
    },
  });
  scene.answer(0, { do: 'roll' });
  expect(scene.state.at).toEqual([19, 17]);
  expect(scene.match.over).toMatchObject({ winners: [0], ranking: [[0], [1]] });
});

test('a runner who gives up is passed over, and the last one running wins', () => {
  const scene = given(race, { seats: 3, dice: [2], rests })
    .answer(1, { do: 'concede' })
    .answer(0, { do: 'roll' });
  scene.asks(2, 'move');
  scene.answer(2, { do: 'concede' });
  expect(scene.match.over).toMatchObject({ winners: [0], ranking: [[0], [1, 2]] });
});

test('the track has as many tiles as the house rule says', () => {
  const scene = given(race, { seats: 2, rules: { tiles: 5 }, dice: [4] }).answer(0, { do: 'roll' });
  expect(scene.match.over?.winners).toEqual([0]);
  expect(parseSettings(race, { rules: { tiles: 4 }, seats: [{}, {}] })).toMatchObject({ ok: false, field: 'rules.tiles' });
});

test('race keeps every promise of the kernel, in words of both languages too', () => {
  const report = conforms(race, { games: 100, seed: 1, wording: { tell, texts } });
  expect(report.failures).toEqual([]);
  expect(report.audience).toEqual({ moved: ['everybody'], left: ['everybody'] });
});

test('no throw of the die is foreseen', () => {
  const match = create(race, fast(1), [{}, {}], { tiles: 20 });
  expect(foresee(race, match.packet(seat(0), { lean: true }), seat(0), { do: 'roll' })).toBeNull();
});

test('its texts are written in the style of the house', () => {
  expect(styleFaults(texts)).toEqual([]);
});
