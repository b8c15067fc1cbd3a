import { expect, test } from 'vitest';
import { joined, missedCards, tried } from '../../fuzz/trial.ts';
import { magpiesPack } from '../magpies.ts';

const plan = { games: 15, seed: 1, every: 25, players: undefined };
const statistics = magpiesPack.statistics ?? { cards: [], used: () => [], rounds: () => 0 };

test('cards that no worker saw in use are named', () => {
  const pack = { ...magpiesPack, statistics: { ...statistics, cards: [...statistics.cards, 'owl'] } };
  const found = [tried(pack, plan), tried(pack, { ...plan, seed: 16 })];
  expect(joined(pack, found)).toMatchObject({ games: 30, failures: [], unused: ['owl'] });
  // What one worker saw need not be seen by the next.
  const [first, second] = found.map(({ report }, index) => ({ report, used: index === 0 ? ['coin', 'owl'] : ['ring'] }));
  expect(first !== undefined && second !== undefined && joined(pack, [first, second]).unused).toEqual(['crown', 'hawk']);
});

test('unused cards fail a run that was long enough, and only such a run', () => {
  expect(missedCards({ games: 1999, unused: ['owl'] })).toEqual([]);
  expect(missedCards({ games: 2000, unused: ['owl'] })).toEqual(['owl']);
  expect(missedCards({ games: 2000, unused: [] })).toEqual([]);
  expect(missedCards({ games: 2000, unused: null })).toEqual([]);
});

test('a card that statistics does not list fails with a seed and a record', () => {
  const pack = { ...magpiesPack, statistics: { ...statistics, cards: ['coin'] } };
  const { failures } = tried(pack, { ...plan, games: 3 }).report;
  expect(failures[0]?.why).toMatch(/^event (nested|hawk) uses '\w+', which statistics\.cards does not list$/);
  expect(failures[0]?.record).not.toBeNull();
});

test('a game without statistics has nothing to be unused', () => {
  const { statistics: _, ...plain } = magpiesPack;
  expect(joined(plain, [tried(plain, { ...plan, games: 2 })]).unused).toBeNull();
});
