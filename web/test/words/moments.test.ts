import { say } from '@tavern/engine';
import { wireTexts } from '@tavern/wire';
import { afterEach, describe, expect, it, test } from 'vitest';
import { ago, clockInWords, dayInWords, leftOf, momentInWords } from '../../words/moments.ts';
import { speechOf } from '../../words/words.ts';

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
])('of %i ms are left %o, and 0 only when the day is over', (ms, left) => {
  expect(leftOf(ms)).toEqual(left);
});

test('a day of the server is the same day everywhere', () => {
  expect(dayInWords('en', '2026-11-15')).toBe('15 November 2026');
  expect(dayInWords('zh-Hant', '2026-11-15')).toBe('2026年11月15日');
});

describe('a moment is told in the reader’s time zone', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });
  const MIDNIGHT = Date.parse('2026-11-16T00:00Z');

  it.each([
    ['UTC', '00:00', '凌晨12:00', '16 Nov 2026, 00:00'],
    ['Asia/Taipei', '08:00', '上午8:00', '16 Nov 2026, 08:00'],
    ['America/New_York', '19:00', '晚上7:00', '15 Nov 2026, 19:00'],
  ])('in %s', (where, english, chinese, moment) => {
    process.env['TZ'] = where;
    expect(clockInWords('en', MIDNIGHT)).toBe(english);
    expect(clockInWords('zh-Hant', MIDNIGHT)).toBe(chinese);
    expect(momentInWords('en', MIDNIGHT)).toBe(moment);
  });

  it('also in messages of the server: when the next daily run begins, and when one may be looked at', () => {
    process.env['TZ'] = 'Asia/Taipei';
    const { tell } = speechOf('en', wireTexts.en);
    const done = say('refusal.daily-done', { points: 2003, turns: 3, next: '2026-11-16 00:00 UTC', at: MIDNIGHT });
    expect(tell(done)).toContain('for 2,003 points.');
    expect(tell(done)).toContain('the next daily run begins on 16 Nov 2026, 08:00.');
    const secret = say('refusal.daily-secret', { when: '2026-11-16 00:00 UTC', at: MIDNIGHT });
    expect(tell(secret)).toContain('before 16 Nov 2026, 08:00.');
    expect(speechOf('zh-Hant', wireTexts['zh-Hant']).tell(secret)).toContain('2026年11月16日 上午8:00');
  });
});
