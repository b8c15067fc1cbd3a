import { expect, test } from 'vitest';
import type { MulliganOption } from '../../../rules/steps/mulligan.ts';
import { swapOf } from '../../../ui/near/mulligan.tsx';

const OPTIONS: readonly MulliganOption[] = [
  { do: 'keep' },
  { do: 'swap', a: 'archer', b: null, c: null },
  { do: 'swap', a: 'archer', b: 'scout', c: null },
  { do: 'swap', a: 'archer', b: 'archer', c: 'scout' },
];

test('marked cards in any order are one of the options; none marked keeps all', () => {
  expect(swapOf(OPTIONS, [])).toEqual({ do: 'keep' });
  expect(swapOf(OPTIONS, ['scout', 'archer'])).toEqual(OPTIONS[2]);
  expect(swapOf(OPTIONS, ['scout', 'archer', 'archer'])).toEqual(OPTIONS[3]);
  expect(swapOf(OPTIONS, ['champion'])).toBeUndefined();
});
