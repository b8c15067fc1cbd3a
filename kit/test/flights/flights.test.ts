import { expect, test } from 'vitest';
import { poseAt } from '../../flights/pose.ts';

const way = { start: { x: 10, y: 300, scale: 1 }, end: { x: 410, y: 100, scale: 2 }, hidden: false };

test('a card leaves its deck face down and arrives face up', () => {
  expect(poseAt(way, 0)).toEqual({ x: 10, y: 300, turn: 0, scale: 1, opacity: 1 });
  const { y, ...there } = poseAt(way, 1);
  expect(there).toEqual({ x: 410, turn: 180, scale: 2, opacity: 1 });
  expect(y).toBeCloseTo(100);
});

test('a card arrives before its time is up, and flies above the straight line', () => {
  expect(poseAt(way, 0.8)).toMatchObject({ x: 410, turn: 180 });
  const { x, y } = poseAt(way, 0.1);
  expect(y).toBeLessThan(300 - ((x - 10) / 400) * 200);
});

test('a card that the viewer may not see never turns, and is put away where it arrives', () => {
  const hidden = { ...way, hidden: true };
  for (const progress of [0, 0.25, 0.5, 0.75, 1]) expect(poseAt(hidden, progress).turn).toBe(0);
  expect(poseAt(hidden, 0.75).opacity).toBe(1);
  expect(poseAt(hidden, 1)).toMatchObject({ x: 410, opacity: 0 });
});
