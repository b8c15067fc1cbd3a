import { expect, test } from 'vitest';
import type { SlotEffect } from '../../../rules/state.ts';
import { ribbonsOf } from '../../../ui/board/ribbons.tsx';
import { ME, RIVAL } from '../../skirmish.ts';

const effect = (id: number, card: SlotEffect['card'], owner = ME): SlotEffect => ({ id, card, owner, since: 1 });

test('FS-064: every player’s ongoing effects have ribbons of their own, the oldest first; equal ones share one', () => {
  const effects = [effect(1, 'fortify'), effect(2, 'quagmire', RIVAL), effect(3, 'tribute'), effect(4, 'fortify')];
  expect(ribbonsOf(effects, ME)).toEqual([
    { id: 1, card: 'fortify', owner: ME, count: 2 },
    { id: 3, card: 'tribute', owner: ME, count: 1 },
  ]);
  expect(ribbonsOf(effects, RIVAL)).toEqual([{ id: 2, card: 'quagmire', owner: RIVAL, count: 1 }]);
});
