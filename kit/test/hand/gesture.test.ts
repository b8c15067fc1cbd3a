import { describe, expect, test } from 'vitest';
import { arrived, begun, goesAlong, type HandGesture, moved, rested } from '../../hand/gesture.ts';

/** From the middle of a card: so far to the right, and so far up. */
const by = (gesture: HandGesture, right: number, up: number): HandGesture => moved(gesture, gesture.x + right, gesture.y - up);

describe('with a mouse', () => {
  const press = begun(100, 700, false);

  test('a tremble is still a press', () => {
    expect(by(press, 3, 3).phase).toBe('pressed');
  });

  test('whichever way it moves, it takes the card out', () => {
    expect(by(press, 0, 8).phase).toBe('carrying');
    expect(by(press, 8, 0).phase).toBe('carrying');
  });

  test('resting is no reading: a mouse has that by pointing', () => {
    expect(rested(press).phase).toBe('pressed');
  });
});

describe('with a finger', () => {
  const press = begun(100, 700, true);

  test('a tremble is still a tap', () => {
    expect(by(press, 6, 6).phase).toBe('pressed');
  });

  test('sideways goes along the hand, and a pull out of it takes the card that is up then', () => {
    const along = by(press, 14, 4);
    expect(along.phase).toBe('browsing');
    expect(by(along, 200, 30).phase).toBe('browsing');
    expect(by(along, 200, 70).phase).toBe('carrying');
  });

  test('going up more than aside stays with the card; what a thumb rose on its way there is no pull', () => {
    const along = by(press, 14, 4);
    expect(goesAlong(along, press.x + 28, press.y - 20)).toBe(true);
    expect(goesAlong(along, press.x + 28, press.y - 42)).toBe(false);
    const there = arrived(along, press.x + 100, press.y - 40);
    expect(by(there, 10, 30).phase).toBe('browsing');
    expect(by(there, 10, 50).phase).toBe('carrying');
  });

  test('downwards takes nothing out', () => {
    expect(by(press, 2, -30).phase).toBe('browsing');
  });

  test('upwards takes the card out at once', () => {
    expect(by(press, 4, 14).phase).toBe('carrying');
  });

  test('resting reads; then it may still go along or be pulled out', () => {
    const looks = rested(press);
    expect(looks.phase).toBe('looking');
    expect(by(looks, 60, 0).phase).toBe('looking');
    expect(by(looks, 0, 70).phase).toBe('carrying');
  });

  test('resting in the middle of something else changes nothing', () => {
    expect(rested(by(press, 14, 0)).phase).toBe('browsing');
    expect(rested(by(press, 0, 14)).phase).toBe('carrying');
  });
});

test('what is carried stays carried wherever it goes', () => {
  const carries = by(begun(0, 500, true), 0, 20);
  expect(by(carries, 0, -300)).toBe(carries);
});
