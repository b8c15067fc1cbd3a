import { describe, expect, it } from 'vitest';
import type { ListedMatch } from '../../play/here/match-list.ts';
import { pastRuns, type Run } from '../../solo/past-runs.ts';

const PERSON = { name: 'Mei', level: null };
const HOUSE = { name: '', level: 'normal' };

const run = (id: string, given: Partial<Run> = {}): Run => ({
  id,
  damaged: false,
  game: 'cee-lo',
  seats: [PERSON],
  startedAt: 1,
  touchedAt: 1,
  endedAt: null,
  waiting: [],
  rounds: null,
  winners: null,
  rules: {},
  seed: id.toUpperCase(),
  gist: null,
  score: null,
  ...given,
});
const over = (id: string, endedAt: number, points: number, turns = 9): Run =>
  run(id, { endedAt, touchedAt: endedAt, score: { points, turns, rounds: 2 }, winners: [] });
const ids = (runs: readonly { readonly id: string }[]): readonly string[] => runs.map(({ id }) => id);

describe('the menu of a game for one player shows', () => {
  it('the run that was touched last, and how many others are open', () => {
    const { open, others } = pastRuns([run('a', { touchedAt: 5 }), run('b', { touchedAt: 9 }), run('c')], 'cee-lo');
    expect([open?.id, others]).toEqual(['b', 2]);
  });

  it('nothing where there are no runs', () => {
    expect(pastRuns([], 'cee-lo')).toEqual({ open: null, others: 0, bests: [], last: [] });
  });

  it('a branch as open, but among no finished runs: its player knew how it would begin', () => {
    const origin = { round: 2, answer: 9 };
    const { open, bests, last } = pastRuns([run('a', { origin }), { ...over('b', 5, 900), origin }, over('c', 4, 300)], 'cee-lo');
    expect([open?.id, ids(bests), ids(last)]).toEqual(['a', ['c'], ['c']]);
  });

  it('neither other games, nor runs of bots, nor unreadable ones', () => {
    const strange: readonly ListedMatch[] = [
      run('mountain', { game: 'king-of-the-mountain' }),
      run('house', { seats: [HOUSE] }),
      { ...over('house-over', 5, 9_000), seats: [HOUSE] },
      { id: 'torn', damaged: true },
    ];
    expect(pastRuns(strange, 'cee-lo')).toEqual({ open: null, others: 0, bests: [], last: [] });
  });

  it('the last five finished runs, newest first, and the best of all, however old', () => {
    const all = [1, 2, 3, 4, 5, 6, 7].map((at) => over(`r${at}`, at, at === 1 ? 5_000 : at));
    const { bests, last } = pastRuns(all, 'cee-lo');
    expect(ids(bests)).toEqual(['r1']);
    expect(ids(last)).toEqual(['r7', 'r6', 'r5', 'r4', 'r3']);
  });

  it('of equal scores the one with fewer turns as the best, then the older one (H-15)', () => {
    const slow = over('slow', 1, 3_000, 20);
    const quick = over('quick', 2, 3_000, 11);
    const later = over('later', 3, 3_000, 11);
    expect(ids(pastRuns([slow, later, quick], 'cee-lo').bests)).toEqual(['quick']);
  });

  it('no score of runs from before there were scores', () => {
    const old = run('old', { endedAt: 4, winners: [] });
    expect(pastRuns([old], 'cee-lo')).toMatchObject({ open: null, bests: [], last: [] });
  });

  it('a best run for each set of rules, because their scores cannot be compared; the set played last first', () => {
    const by = (id: string, endedAt: number, points: number, rules: object): Run => ({ ...over(id, endedAt, points), rules });
    const runs = [
      by('easy-low', 1, 2_000, { mercy: true }),
      by('easy-best', 2, 5_500, { mercy: true }),
      by('hard-best', 3, 3_000, { mercy: false }),
      by('hard-low', 4, 1_000, { mercy: false }),
    ];
    expect(ids(pastRuns(runs, 'cee-lo').bests)).toEqual(['hard-best', 'easy-best']);
  });
});
