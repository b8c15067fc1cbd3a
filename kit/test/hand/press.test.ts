import { describe, expect, test } from 'vitest';
import { type Judged, keyTo, letGo, pressed } from '../../hand/press.ts';

const fireball: Judged = { id: 'fireball', playable: true, targets: ['I', 'II'] };
const storm: Judged = { id: 'storm', playable: true };
const help: Judged = { id: 'help', playable: false, why: 'Help is taken', targets: ['I'] };
const waiting: Judged = { id: 'waiting', playable: false };

describe('a press', () => {
  test('chooses a card, and another one instead of it', () => {
    expect(pressed(fireball, null)).toEqual({ do: 'choose', id: 'fireball' });
    expect(pressed(fireball, 'storm')).toEqual({ do: 'choose', id: 'fireball' });
  });

  test('on the chosen card puts it back if it needs a target', () => {
    expect(pressed(fireball, 'fireball')).toEqual({ do: 'put-back' });
    expect(pressed({ ...fireball, targets: [] }, 'fireball')).toEqual({ do: 'put-back' });
  });

  test('on the chosen card plays it if it needs none', () => {
    expect(pressed(storm, 'storm')).toEqual({ do: 'play', id: 'storm', target: null });
  });

  test('on an unplayable card is refused with its reason, chosen or not', () => {
    expect(pressed(help, null)).toEqual({ do: 'refuse', why: 'Help is taken' });
    expect(pressed(help, 'help')).toEqual({ do: 'refuse', why: 'Help is taken' });
  });

  test('does nothing while nothing is asked', () => {
    expect(pressed(waiting, null)).toEqual({ do: 'nothing' });
  });
});

describe('a carried card that is let go', () => {
  test('is played on one of its targets', () => {
    expect(letGo(fireball, { place: 'II', above: true })).toEqual({ do: 'play', id: 'fireball', target: 'II' });
  });

  test('comes back from elsewhere, also from the target of another card', () => {
    expect(letGo(fireball, { place: null, above: true })).toEqual({ do: 'put-back' });
    expect(letGo(fireball, { place: 'III', above: true })).toEqual({ do: 'put-back' });
  });

  test('is played anywhere above the line if it needs no target, and otherwise comes back', () => {
    expect(letGo(storm, { place: null, above: true })).toEqual({ do: 'play', id: 'storm', target: null });
    expect(letGo(storm, { place: 'I', above: true })).toEqual({ do: 'play', id: 'storm', target: null });
    expect(letGo(storm, { place: null, above: false })).toEqual({ do: 'put-back' });
  });

  test('comes back if it may not be played any more', () => {
    expect(letGo(help, { place: 'I', above: true })).toEqual({ do: 'put-back' });
  });
});

test('arrow keys move along the hand and stop at its ends; other keys do not move', () => {
  expect(keyTo('ArrowRight', 2, 5)).toBe(3);
  expect(keyTo('ArrowRight', 4, 5)).toBe(4);
  expect(keyTo('ArrowLeft', 2, 5)).toBe(1);
  expect(keyTo('ArrowLeft', 0, 5)).toBe(0);
  expect(keyTo('Home', 3, 5)).toBe(0);
  expect(keyTo('End', 3, 5)).toBe(4);
  expect(keyTo('Enter', 3, 5)).toBeUndefined();
});
