import { describe, expect, test } from 'vitest';
import { weigh } from '../../../rules/reckoning/reckon.ts';
import type { CardId } from '../../../rules/state.ts';
import { board, combo, helpOf, MINE, reckoned, type SideSpec, sums, THEIRS, totals } from './boards.ts';

const down = (card: CardId) => ({ card, face: 'down' }) as const;

describe('RR-031: face-down', () => {
  test('no power, no type, no effect', () => {
    const result = reckoned({
      mine: { top: down('c-13'), left: down('c-11'), right: 'c-8', help: down('h-9') },
      theirs: { top: 'c-24' },
    });
    expect([sums(result, MINE), combo(result, MINE), helpOf(result, MINE)]).toEqual([['125 = 125'], '= 0', 'null']);
  });

  test('nobody lowers, counts or strengthens it', () => {
    const result = reckoned({
      mine: { top: down('c-24'), left: 'c-21', right: 'c-33' },
      theirs: { top: 'c-5', help: { card: 'h-2', target: 'top' }, sp: 'sp-1' },
    });
    // Obama's first ally is the one on the right; the Student Leader misses a third one.
    expect(sums(result, MINE)).toEqual(['110 = 110', '105 +50 c-21 -100 sp-1 = 55']);
  });

  test('it is the same whether the card is known or not', () => {
    const known: SideSpec = { top: down('c-13'), left: 'c-8', help: down('h-1'), sp: down('sp-6') };
    const unknown: SideSpec = { top: 'down', left: 'c-8', help: 'down', sp: 'down' };
    const theirs: SideSpec = { top: 'c-1', help: 'h-12' };
    expect(reckoned({ mine: known, theirs })).toEqual(reckoned({ mine: unknown, theirs }));
  });
});

describe('sp-9', () => {
  const mine = { top: down('c-1'), left: down('h-4'), right: 'c-1', sp: 'sp-9' } as const;

  test('each face-down card of a character zone counts 60, still without a type', () => {
    const result = reckoned({ mine, theirs: { top: 'down' } });
    expect(sums(result, MINE)).toEqual(['0 +60 sp-9 = 60', '0 +60 sp-9 = 60', '130 = 130']);
    expect([combo(result, MINE), totals(result)]).toEqual(['= 0', [250, 0]]);
    expect(result.sides[MINE]?.characters.map(({ card }) => card)).toEqual([null, null, 'c-1']);
  });

  test('nothing counts there before it is revealed, nor in a vacant zone', () => {
    expect(sums(reckoned({ mine: { ...mine, sp: down('sp-9') } }), MINE)).toEqual(['130 = 130']);
    expect(sums(reckoned({ mine: { top: 'vacant', sp: 'sp-9' } }), MINE)).toEqual([]);
  });

  test('the tally has it among the secrets', () => {
    const { tally } = reckoned({ mine });
    expect(tally.map(({ row, cells }) => [row, cells[MINE]?.amount])).toContainEqual(['secret', 120]);
    expect(tally.map(({ row, cells }) => [row, cells[MINE]?.amount])).toContainEqual(['printed', 130]);
  });
});

test('H-21: a bluff is revealed without effect, whatever it would do in its own zone', () => {
  const bluffs: CardId[] = ['c-13', 'c-11', 'h-9', 'h-1'];
  for (const sp of bluffs) {
    const result = reckoned({ mine: { top: 'c-8', help: 'h-4', sp }, theirs: { help: 'h-12' } });
    expect([sp, totals(result), helpOf(result, THEIRS)]).toEqual([sp, [125, 0], 'active']);
  }
});

test('the short form says the same', () => {
  const spec = { mine: { leader: 's-6', top: 'c-13', left: 'c-6' }, theirs: { top: 'c-10', left: 'c-26' } } as const;
  expect(weigh(board(spec))).toEqual({ totals: [460, 375], combos: [150, 170], points: [18, 5] });
  expect(totals(reckoned(spec))).toEqual([460, 375]);
});
