import { expect, test } from 'vitest';
import { Rocks } from '../../../ui/board/rocks.ts';

test('a mountain is drawn once, and from then on it is there at once: nothing has to appear anew', async () => {
  const rocks = new Rocks();
  let drawings = 0;
  const draw = async (): Promise<string> => `blob:${(drawings += 1)}`;
  expect(rocks.there('table 1')).toBeNull();
  const [first, second] = await Promise.all([rocks.want('table 1', draw), rocks.want('table 1', draw)]);
  expect([first, second, drawings]).toEqual(['blob:1', 'blob:1', 1]);
  expect(rocks.there('table 1')).toBe('blob:1');
  expect(rocks.there('phone 1')).toBeNull();
});

test('one that could not be drawn is tried again', async () => {
  const rocks = new Rocks();
  await expect(rocks.want('table 1', () => Promise.reject(new Error('no canvas')))).rejects.toThrow('no canvas');
  expect(await rocks.want('table 1', async () => 'blob:1')).toBe('blob:1');
});
