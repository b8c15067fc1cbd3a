import { fast, resume, seatsOf } from '@tavern/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { magpies } from '../magpies/magpies.ts';
import { matchAt, newMatch } from '../magpies/recorded.ts';
import { mutantsOf, withAt } from '../mutation.ts';

const saved = newMatch(fast(1)).toJSON();
const question = { ask: { kind: 'bid' }, seats: [0, 1, 2], ids: [1, 1, 1], answers: [null, null, null], left: 3 };
const asking = (change: object): unknown => withAt(saved, ['todo', '0'], { ...question, ...change });

describe('a snapshot nobody could play on from is refused', () => {
  test.each([
    ['everybody has answered', asking({ answers: [true, true, true], left: 0 })],
    ['nobody is asked', asking({ seats: [], ids: [], answers: [], left: 0 })],
    ['the open question is not open yet', asking({ ids: [], answers: [], left: -1 })],
    ['more answers are missing than seats have to give', asking({ left: 9 })],
    ['no answer is missing, though nobody has answered', asking({ left: 0 })],
    ['a seat is asked twice', asking({ seats: [0, 0, 1] })],
    ['a seat is asked that gave up', { ...saved, gone: [0, 1] }],
    [
      'a seat gave up twice',
      withAt({ ...saved, gone: [0, 0] }, ['todo', '0'], {
        ...question,
        seats: [1, 2],
        ids: [1, 1],
        answers: [null, null],
        left: 2,
      }),
    ],
    ['there are more seats than the game has', { ...saved, counts: [1, 1, 1, 0, 0, 0, 0] }],
  ])('%s', (_what, snapshot) => {
    expect(resume(magpies, fast(1), asking({})).ok).toBe(true);
    expect(resume(magpies, fast(1), snapshot)).toMatchObject({ ok: false, code: 'malformed' });
  });
});

test('a state that the game’s own check refuses is damaged', () => {
  expect(resume(magpies, fast(1), withAt(saved, ['state', 'nests'], null))).toMatchObject({ ok: false, field: 'state' });
  expect(resume(magpies, fast(1), withAt(saved, ['state', 'deck'], []))).toMatchObject({ ok: false, field: 'state' });
});

test.each(['bid', 'turn', 'hawk', 'barter'])(
  'whatever is done to a snapshot (%s), what is resumed can be looked at and answered',
  (kind) => {
    fc.assert(
      fc.property(mutantsOf(matchAt(kind).toJSON()), ({ mutant }) => {
        const read = resume(magpies, fast(1), mutant);
        if (!read.ok || read.match.over !== null) return;
        for (const who of [...seatsOf(read.match.players), null]) read.match.packet(who);
        expect(read.match.asked.length).toBeGreaterThan(0);
      }),
      { seed: 5, numRuns: 300 },
    );
  },
);

test('a migration that stumbles over a damaged snapshot is a refusal, not a throw', () => {
  const game = {
    ...magpies,
    version: 2,
    migrate: (old: typeof saved) => ({ ...old, seq: (old.state['deck'] as string[]).length }),
  };
  const { state: _, ...damaged } = saved;
  expect(resume(game, fast(1), damaged)).toMatchObject({ ok: false });
});

test('a snapshot nested without end is refused, not thrown on', () => {
  const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
  expect(resume(magpies, fast(1), { ...saved, state: { deep } })).toMatchObject({ ok: false, code: 'malformed' });
});
