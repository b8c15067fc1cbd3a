import type { Seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../play/replay/replay.ts';
import { lastShown, roundMarks, stepTo, waitAfter } from '../../replay/player/steps.ts';

/** Turns 0 0 1 1 2 in rounds 1 1 1 2 2; the third moment matters. */
const TURNS = [0, 0, 1, 1, 2];
const moments: readonly Moment[] = TURNS.map((turn, answer) => ({
  answer,
  at: answer * 1_000,
  seat: answer === 0 ? null : ((answer % 2) as Seat),
  by: null,
  turn,
  round: answer < 3 ? 1 : 2,
  matters: answer === 2,
  told: [],
}));
const from = (at: number) => (step: Parameters<typeof stepTo>[2]) => stepTo(moments, at, step, 4);

describe('a step', () => {
  test('of one answer stays within the match', () => {
    expect([from(0)('back'), from(0)('on'), from(4)('on'), from(4)('back')]).toEqual([0, 1, 4, 3]);
  });

  test('of one turn leads to where the next begins, or to the end', () => {
    expect([from(0)('turn.on'), from(2)('turn.on'), from(4)('turn.on')]).toEqual([2, 4, 4]);
  });

  test('back leads to where this turn began, and from there to the one before', () => {
    expect([from(3)('turn.back'), from(2)('turn.back'), from(4)('turn.back'), from(0)('turn.back')]).toEqual([2, 0, 2, 0]);
  });

  test('of one round does the same with rounds', () => {
    expect([from(0)('round.on'), from(3)('round.on'), from(4)('round.back'), from(3)('round.back')]).toEqual([3, 4, 3, 0]);
  });

  test('leads from one moment that mattered to the next, and to the ends beyond them', () => {
    expect([from(0)('matter.on'), from(2)('matter.on'), from(3)('matter.back'), from(2)('matter.back')]).toEqual([2, 4, 2, 0]);
  });

  test('leads no further than the record is true', () => {
    expect(lastShown(4, { is: 'parted', at: 3, why: { key: 'x' } })).toBe(2);
    expect(lastShown(4, { is: 'parted', at: 0, why: { key: 'x' } })).toBe(0);
    expect(lastShown(4, { is: 'running', upTo: 1 })).toBe(4);
    expect(stepTo(moments, 0, 'end', 2)).toBe(2);
  });

  test('in a game that counts no turns goes by who answered', () => {
    const untold = moments.map((moment) => ({ ...moment, turn: null }));
    expect(stepTo(untold, 1, 'turn.on', 4)).toBe(2);
  });
});

test('rounds are marked where they begin, but for the first', () => {
  expect(roundMarks(moments).map(({ answer }) => answer)).toEqual([3]);
});

describe('between two moments', () => {
  test('FS-071: passes the recorded time, at the chosen multiple', () => {
    expect([waitAfter(moments, 0, 1), waitAfter(moments, 0, 4), waitAfter(moments, 0, 0.5)]).toEqual([1_000, 250, 2_000]);
  });

  test('nobody waits longer than three seconds, and nobody waits at the end', () => {
    const slow = moments.map((moment) => ({ ...moment, at: moment.at * 60 }));
    expect([waitAfter(slow, 0, 1), waitAfter(slow, 0, 0.5), waitAfter(slow, 4, 1)]).toEqual([3_000, 3_000, 0]);
  });
});
