import { describe, expect, test } from 'vitest';
import { arrived, begun, goesAlong, type HandGesture, moved, rested } from '../../hand/gesture.ts';

/** A point this far to the right of a card's middle, and this far up. */
const by = (gesture: HandGesture, right: number, up: number): HandGesture => moved(gesture, gesture.x + right, gesture.y - up);

describe('with a mouse', () => {
  const press = begun(100, 700, false);

  test('a tremble is still a press', () => {
    expect(by(press, 3, 3).phase).toBe('pressed');
  });

  test('moving in any direction takes the card out', () => {
    expect(by(press, 0, 8).phase).toBe('carrying');
    expect(by(press, 8, 0).phase).toBe('carrying');
  });

  test('resting does not read, because a mouse reads by pointing', () => {
    expect(rested(press).phase).toBe('pressed');
  });
});

describe('with a finger', () => {
  const press = begun(100, 700, true);

  test('a tremble is still a tap', () => {
    expect(by(press, 6, 6).phase).toBe('pressed');
  });

  test('moving sideways browses the hand, and a pull takes out the card that is up then', () => {
    const along = by(press, 14, 4);
    expect(along.phase).toBe('browsing');
    expect(by(along, 200, 30).phase).toBe('browsing');
    expect(by(along, 200, 70).phase).toBe('carrying');
  });

  test('moving up more than sideways stays with the card, and the rise of a browsing thumb is not a pull', () => {
    const along = by(press, 14, 4);
    expect(goesAlong(along, press.x + 28, press.y - 20)).toBe(true);
    expect(goesAlong(along, press.x + 28, press.y - 42)).toBe(false);
    const there = arrived(along, press.x + 100, press.y - 40);
    expect(by(there, 10, 30).phase).toBe('browsing');
    expect(by(there, 10, 50).phase).toBe('carrying');
  });

  test('moving down takes nothing out', () => {
    expect(by(press, 2, -30).phase).toBe('browsing');
  });

  test('moving up takes the card out at once', () => {
    expect(by(press, 4, 14).phase).toBe('carrying');
  });

  test('resting reads, and can still turn into browsing or a pull', () => {
    const looks = rested(press);
    expect(looks.phase).toBe('looking');
    expect(by(looks, 60, 0).phase).toBe('looking');
    expect(by(looks, 0, 70).phase).toBe('carrying');
  });

  test('resting during another gesture changes nothing', () => {
    expect(rested(by(press, 14, 0)).phase).toBe('browsing');
    expect(rested(by(press, 0, 14)).phase).toBe('carrying');
  });
});

test('a carried card stays carried wherever it goes', () => {
  const carries = by(begun(0, 500, true), 0, 20);
  expect(by(carries, 0, -300)).toBe(carries);
});
