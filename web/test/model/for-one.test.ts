import { registry } from '@tavern/games';
import { expect, test } from 'vitest';
import { isForOne } from '../../model/for-one.ts';

test.each(registry.map(({ id, solo, load }) => ({ id, solo, load })))(
  'the registry says of $id what its rules say: whether it is for one',
  async ({ solo, load }) => {
    expect(solo === true).toBe(isForOne(await load()));
  },
);

test.each(registry.filter(({ solo }) => solo === true))(
  'the hall offers a daily run of $id, and there is one',
  async ({ load }) => {
    expect((await load()).daily).toBeDefined();
  },
);
