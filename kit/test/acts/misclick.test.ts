import { expect, test } from 'vitest';
import { isHeld, isSlip } from '../../acts/misclick.ts';

const mouse = (detail: number) => ({ detail, touch: false });
const finger = { detail: 1, touch: true };
const key = { detail: 0, touch: false };

test('the second click of a double click answers nothing that came in between', () => {
  expect(isSlip(mouse(2), { armed: false, since: 100 })).toBe(true);
  expect(isSlip(mouse(2), { armed: false, since: 400 })).toBe(false);
  expect(isSlip(mouse(1), { armed: false, since: 100 })).toBe(false);
});

test('what asks for a second press takes no double click for two presses, however slow', () => {
  expect(isSlip(mouse(2), { armed: true, since: 450 })).toBe(true);
  expect(isSlip(mouse(1), { armed: true, since: 100 })).toBe(false);
});

test('phones count no taps: there the second press is not taken at once', () => {
  expect(isSlip(finger, { armed: true, since: 200 })).toBe(true);
  expect(isSlip(finger, { armed: true, since: 400 })).toBe(false);
  expect(isSlip(finger, { armed: false, since: 10 })).toBe(false);
});

test('keys are never too fast, but held ones answer nothing', () => {
  expect(isSlip(key, { armed: true, since: 0 })).toBe(false);
  expect(['Enter', ' ', 'ArrowDown'].map((each) => isHeld({ key: each, repeat: true }))).toEqual([true, true, false]);
  expect(isHeld({ key: 'Enter', repeat: false })).toBe(false);
});
