import { expect, test } from 'vitest';
import { isHeld, isMisclick } from '../../acts/misclick.ts';

const mouse = (detail: number) => ({ detail, touch: false });
const finger = { detail: 1, touch: true };
const key = { detail: 0, touch: false };

test('the second click of a double click answers no question that came between the two clicks', () => {
  expect(isMisclick(mouse(2), { armed: false, since: 100 })).toBe(true);
  expect(isMisclick(mouse(2), { armed: false, since: 400 })).toBe(false);
  expect(isMisclick(mouse(1), { armed: false, since: 100 })).toBe(false);
});

test('two presses that confirm are never one double click, however slow', () => {
  expect(isMisclick(mouse(2), { armed: true, since: 450 })).toBe(true);
  expect(isMisclick(mouse(1), { armed: true, since: 100 })).toBe(false);
});

test('a quick second tap is not taken, although phones do not count taps', () => {
  expect(isMisclick(finger, { armed: true, since: 200 })).toBe(true);
  expect(isMisclick(finger, { armed: true, since: 400 })).toBe(false);
  expect(isMisclick(finger, { armed: false, since: 10 })).toBe(false);
});

test('a key press is never too fast, but a held key answers nothing', () => {
  expect(isMisclick(key, { armed: true, since: 0 })).toBe(false);
  expect(['Enter', ' ', 'ArrowDown'].map((each) => isHeld({ key: each, repeat: true }))).toEqual([true, true, false]);
  expect(isHeld({ key: 'Enter', repeat: false })).toBe(false);
});
