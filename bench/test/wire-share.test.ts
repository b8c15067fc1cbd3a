import { expect, test } from 'vitest';
import { wireShare } from '../server/wire-share.ts';

test('a mountain costs less than 15 % of what whole views would on the wire', async () => {
  const { share, sent } = await wireShare(3);
  expect(share).toBeLessThan(0.15);
  expect(sent).toBeGreaterThan(500);
});
