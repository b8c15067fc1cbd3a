import { describe, expect, test } from 'vitest';
import { drawnLines, isAtEnd, isReaders, MOST, nearEnds, nextHeld, PAGE } from '../../log/drawn.ts';

describe('a reader of the newest line', () => {
  test('sees a short log whole', () => {
    expect(drawnLines(PAGE, null)).toEqual({ first: 0, last: PAGE });
  });

  test('gets one page of a long log', () => {
    expect(drawnLines(2_000, null)).toEqual({ first: 2_000 - PAGE, last: 2_000 });
  });
});

describe('a reader who scrolled up', () => {
  test('keeps their place while lines are added', () => {
    expect(drawnLines(2_000, 1_500).first).toBe(1_500);
    expect(drawnLines(2_500, 1_500).first).toBe(1_500);
  });

  test('gets a bounded number of lines', () => {
    const { first, last } = drawnLines(5_000, 700);
    expect(last - first).toBe(MOST);
  });

  test('does not face an empty sheet when the log gets shorter (another match)', () => {
    expect(drawnLines(10, 1_900)).toEqual({ first: 0, last: 10 });
  });

  test('gets by pages from the last line to the first, and back', () => {
    const total = 2_000;
    const up = { start: true, end: false };
    const down = { start: false, end: true };
    let drawn = drawnLines(total, null);
    for (let pages = 0; drawn.first > 0; pages += 1) {
      expect(pages).toBeLessThan(total / PAGE);
      const next = nextHeld(drawn, total, up) ?? Number.NaN;
      // Visible lines stay drawn.
      expect(drawnLines(total, next).last).toBeGreaterThan(drawn.first);
      drawn = drawnLines(total, next);
    }
    expect(nextHeld(drawn, total, up)).toBeNull();
    for (let pages = 0; drawn.last < total; pages += 1) {
      expect(pages).toBeLessThan(total / PAGE);
      const next = nextHeld(drawn, total, down) ?? Number.NaN;
      expect(drawnLines(total, next).first).toBeLessThan(drawn.last);
      drawn = drawnLines(total, next);
    }
    expect(nextHeld(drawn, total, down)).toBeNull();
  });

  test('in the middle of the drawn part needs no other part', () => {
    expect(nextHeld({ first: 500, last: 860 }, 2_000, { start: false, end: false })).toBeNull();
  });
});

test('the end counts as reached a little before it', () => {
  expect(isAtEnd({ scrollTop: 880, clientHeight: 100, scrollHeight: 1_000 })).toBe(true);
  expect(isAtEnd({ scrollTop: 800, clientHeight: 100, scrollHeight: 1_000 })).toBe(false);
});

describe('the log keeps to its newest line', () => {
  const shown = { top: 900, height: 1_000, seen: 100 };

  test('when its own scrolling is reported late, after more lines have come', () => {
    expect(isReaders({ scrollTop: 900, clientHeight: 100, scrollHeight: 1_300 }, shown, false)).toBe(false);
    // A reader touched it without moving it.
    expect(isReaders({ scrollTop: 900, clientHeight: 100, scrollHeight: 1_300 }, shown, true)).toBe(false);
  });

  test('when lines at its start were removed, and the browser has adjusted its position', () => {
    expect(isReaders({ scrollTop: 640, clientHeight: 100, scrollHeight: 1_300 }, shown, false)).toBe(false);
  });

  test('until the reader scrolls up: by hand while lines come, or by any means while none comes', () => {
    expect(isReaders({ scrollTop: 640, clientHeight: 100, scrollHeight: 1_300 }, shown, true)).toBe(true);
    expect(isReaders({ scrollTop: 640, clientHeight: 100, scrollHeight: 1_000 }, shown, false)).toBe(true);
    expect(isReaders({ scrollTop: 890, clientHeight: 100, scrollHeight: 1_000 }, shown, true)).toBe(false);
    // Its box was larger for a moment, which pushed it up.
    expect(isReaders({ scrollTop: 640, clientHeight: 80, scrollHeight: 1_000 }, shown, false)).toBe(false);
  });
});

test('near an end means less than a sheet away', () => {
  expect(nearEnds({ scrollTop: 90, clientHeight: 100, scrollHeight: 1_000 })).toEqual({ start: true, end: false });
  expect(nearEnds({ scrollTop: 450, clientHeight: 100, scrollHeight: 1_000 })).toEqual({ start: false, end: false });
  expect(nearEnds({ scrollTop: 810, clientHeight: 100, scrollHeight: 1_000 })).toEqual({ start: false, end: true });
});
