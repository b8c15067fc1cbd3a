import { expect, test } from 'vitest';
import { wireShares } from '../server/wire-share.ts';

test('a game that several play costs less than 15 % of what whole views would on the wire', async () => {
  for (const { share, sent, name } of await wireShares(3)) {
    expect(share, name).toBeLessThan(0.15);
    expect(sent, name).toBeGreaterThan(500);
  }
});
