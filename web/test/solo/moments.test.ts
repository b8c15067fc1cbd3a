import { describe, expect, it, test } from 'vitest';
import { ago, dayInWords, leftOf } from '../../solo/moments.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('how long ago', () => {
  it.each([
    [59_999, null, null],
    [5 * MINUTE, '5 minutes ago', '5 分鐘前'],
    [HOUR, '1 hour ago', '1 小時前'],
    [26 * HOUR, 'yesterday', '昨天'],
    [9 * 24 * HOUR, '9 days ago', '9 天前'],
    // A clock that was set back.
    [-HOUR, null, null],
  ])('%i ms is %s', (passed, english, chinese) => {
    const now = 1_800_000_000_000;
    expect(ago('en', now - passed, now)).toBe(english);
    expect(ago('zh-Hant', now - passed, now)).toBe(chinese);
  });
});

test.each([
  [4 * HOUR + 3 * MINUTE, { hours: 4, minutes: 3 }],
  [HOUR, { hours: 1, minutes: 0 }],
  [1, { hours: 0, minutes: 1 }],
  [0, { hours: 0, minutes: 0 }],
  [-5, { hours: 0, minutes: 0 }],
])('of %i ms are left %o: nobody is told that the day is over before it is', (ms, left) => {
  expect(leftOf(ms)).toEqual(left);
});

test('a day of the server is that day everywhere', () => {
  expect(dayInWords('en', '2026-11-15')).toBe('November 15, 2026');
  expect(dayInWords('zh-Hant', '2026-11-15')).toBe('2026年11月15日');
});
