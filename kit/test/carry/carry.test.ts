import { describe, expect, test } from 'vitest';
import { HOLD, moved, pressed, rested } from '../../carry/gesture.ts';

describe('with a mouse', () => {
  const press = pressed(100, 100, false, 0);

  test('a tremble is still a press', () => {
    expect(moved(press, 103, 102, 10).phase).toBe('pressed');
  });

  test('moving drags at once', () => {
    expect(moved(press, 110, 100, 10).phase).toBe('dragging');
  });

  test('resting does not drag', () => {
    expect(rested(press, 10 * HOLD).phase).toBe('pressed');
  });
});

describe('with a finger', () => {
  const press = pressed(100, 100, true, 0);

  test('moving at once scrolls, and never becomes a drag', () => {
    const scrolls = moved(press, 100, 130, 50);
    expect(scrolls.phase).toBe('over');
    expect(moved(scrolls, 100, 160, 2 * HOLD).phase).toBe('over');
    expect(rested(scrolls, 2 * HOLD).phase).toBe('over');
  });

  test('resting, then moving drags', () => {
    expect(rested(press, HOLD - 1).phase).toBe('pressed');
    expect(rested(press, HOLD).phase).toBe('dragging');
    expect(moved(press, 101, 130, HOLD).phase).toBe('dragging');
  });

  test('a tremble is still a press', () => {
    expect(moved(press, 104, 104, 50).phase).toBe('pressed');
  });
});

test('a drag stays a drag wherever it goes', () => {
  const drags = moved(pressed(0, 0, false, 0), 50, 0, 1);
  expect(moved(drags, 0, 0, 2)).toBe(drags);
});
