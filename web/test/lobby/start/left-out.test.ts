import { expect, test } from 'vitest';
import { isLeftOut } from '../../../lobby/start/left-out.ts';
import { BRAM, MEI, NONCE, Scene, YSOLDE } from '../rooms.ts';

test('only a guest who had a seat when the match started without them is told', () => {
  const scene = new Scene().sits(MEI, 1).sits(BRAM, 2).does(BRAM, { do: 'ready', nonce: NONCE });
  const before = scene.view;
  const after = scene.does(YSOLDE, { do: 'start', nonce: NONCE, without: [MEI] }).view;
  expect([YSOLDE, MEI, BRAM].map((guest) => isLeftOut(before, after, guest))).toEqual([false, true, false]);
  expect(isLeftOut(before, before, MEI)).toBe(false);
  expect(isLeftOut(after, after, MEI)).toBe(false);
});

test('a guest who stood up of their own will is not told', () => {
  const scene = new Scene().sits(MEI, 1).sits(BRAM, 2).does(BRAM, { do: 'ready', nonce: NONCE });
  const before = scene.does(MEI, { do: 'stand' }).view;
  const after = scene.does(YSOLDE, { do: 'start', nonce: NONCE }).view;
  expect(isLeftOut(before, after, MEI)).toBe(false);
});
