import { parseSettings, type Settings, type Types } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import { expect, test } from 'vitest';
import { joined, missed, tried } from '../../fuzz/trial.ts';
import { Values } from '../../fuzz/values.ts';
import { magpiesPack } from '../magpies.ts';

const plan = { games: 15, seed: 1, every: 25, players: undefined };
const statistics = magpiesPack.statistics ?? { cards: [], used: () => [], rounds: () => 0 };

test('cards that no worker saw in use are named', () => {
  const pack = { ...magpiesPack, statistics: { ...statistics, cards: [...statistics.cards, 'owl'] } };
  const found = [tried(pack, plan), tried(pack, { ...plan, seed: 16 })];
  expect(joined(pack, found)).toMatchObject({ games: 30, failures: [], unused: ['owl'] });
  // What one worker saw need not be seen by the next.
  const [first, second] = found.map((each, index) => ({ ...each, used: index === 0 ? ['coin', 'owl'] : ['ring'] }));
  expect(first !== undefined && second !== undefined && joined(pack, [first, second]).unused).toEqual(['crown', 'hawk']);
});

test('unused cards fail a run that was long enough, and only such a run', () => {
  expect(missed(1999, ['owl'])).toEqual([]);
  expect(missed(2000, ['owl'])).toEqual(['owl']);
  expect(missed(2000, [])).toEqual([]);
  expect(missed(2000, null)).toEqual([]);
});

test('values of house rules and of seats that no worker drew are named', async () => {
  const mountain = await entryOf('king-of-the-mountain')?.load();
  if (mountain === undefined) throw new Error('not in the registry');
  const values = new Values(mountain);
  const settings = (rules: object, ...seats: object[]) =>
    parseSettings(mountain.game, { rules, seats }) as { readonly ok: true } & Settings<Types>;
  values.add(settings({}, { class: 'monk' }, { class: 'scout' }));
  expect([...values.used]).toEqual(expect.arrayContaining(['mode=race', 'expansion=false', 'box=printed', 'class=monk']));
  const found = { report: tried(magpiesPack, { ...plan, games: 1 }).report, used: [] };
  const undrawn = (): readonly string[] =>
    joined(mountain, [{ ...found, values: { offered: [...values.offered], used: [...values.used] } }]).undrawn;
  expect(undrawn()).toEqual(
    expect.arrayContaining(['mode=teams', 'expansion=true', 'box=other', 'roundLimit=15', 'class=guard']),
  );
  // The expansion has classes of its own: they are missing only now.
  expect(undrawn()).not.toContain('class=peddler');
  const more = { expansion: true, mode: 'teams', box: { goblin: { copies: 2 } } };
  values.add(settings(more, { class: 'monk', team: 'hawk' }, { class: 'berserker', team: 'stag' }));
  expect(undrawn()).toEqual(expect.arrayContaining(['class=peddler', 'mode=coop', 'team=bear']));
  for (const value of ['mode=teams', 'expansion=true', 'box=other', 'class=berserker']) expect(undrawn()).not.toContain(value);
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
