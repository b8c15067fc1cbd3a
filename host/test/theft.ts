import { expect } from 'vitest';
import type { Card } from '../../engine/test/magpies/types.ts';
import { afterBids, magpiesOf, type Opening, OpenTable, SECOND } from './tables.ts';

export const HAWK: readonly Card[] = ['coin', 'hawk'];
export const NONE: readonly Card[] = ['coin', 'ring'];
/** Sends no hawk. */
export const LET = { do: 'let' };

/** Seat 0 steals from seat 1; 1 and 2 are asked whether they send a hawk. */
export async function theft(hands: readonly [readonly Card[], readonly Card[]], opening: Opening = {}): Promise<OpenTable> {
  const open = new OpenTable(magpiesOf({ hands: [NONE, ...hands], nests: [[], ['coin'], []] }), {
    log: afterBids(3),
    here: [0, 1, 2, null],
    ...opening,
  });
  await open.pass(SECOND);
  expect((await open.answer(0, { do: 'steal', from: 1 })).ok).toBe(true);
  return open;
}

export const isOpen = (open: OpenTable): boolean => [1, 2].some((who) => open.kind(who) === 'hawk');
