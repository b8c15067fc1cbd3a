import { existsSync } from 'node:fs';
import { LANGUAGES } from '@tavern/engine';
import { folderOf, registry } from '@tavern/games';
import { describe, expect, test } from 'vitest';
import { meet, momentsOf } from '../../tools/moments.ts';
import { drivenGames, driverOf, situationsOf } from '../../tools/tables.ts';

const GAMES = drivenGames();

test('every game with a table of its own has a driver, and a game without one is left out', () => {
  const own = registry
    .filter(({ id }) => existsSync(new URL(`../../../games/${folderOf(id)}/ui`, import.meta.url)))
    .map(({ id }) => id);
  expect(GAMES).toEqual(own);
  expect(drivenGames(['no-such-game', ...own])).toEqual(own);
});

test('an unknown game or situation is answered with the list of all', async () => {
  await expect(driverOf('chess')).rejects.toThrow(`There is no table of 'chess'. There are: ${GAMES.map(folderOf).join(', ')}.`);
  await expect(driverOf('')).rejects.toThrow(GAMES.map(folderOf).join(', '));
  const some = { game: 'go', situations: ['ko', 'ko-threat', 'seki'].map((name) => ({ name, met: () => true })) };
  expect(() => situationsOf(some, 'check')).toThrow("go has no situation 'check'. It has: ko, ko-threat, seki.");
});

test('a situation is found by its name, several by the beginning of their names', () => {
  const some = { game: 'go', situations: ['ko', 'ko-threat', 'ko-rule', 'seki'].map((name) => ({ name, met: () => true })) };
  const found = (wanted?: string): readonly string[] => situationsOf(some, wanted).map(({ name }) => name);
  expect(found('ko')).toEqual(['ko']);
  expect(found('ko-')).toEqual(['ko-threat', 'ko-rule']);
  expect(found()).toEqual(['ko', 'ko-threat', 'ko-rule', 'seki']);
});

describe.each(GAMES)('%s', (game) => {
  test('its driver names its game, and its situations have different names', async () => {
    const { game: id, situations } = await driverOf(game);
    expect(id).toBe(game);
    const names = situations.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    for (const { languages = ['en'] } of situations) expect(LANGUAGES).toEqual(expect.arrayContaining([...languages]));
  });

  test('every situation is met in its matches, and a busy minute can begin', async () => {
    const driver = await driverOf(game);
    // Where the driver names the matches, no other is looked through: it has to name those of new situations too.
    const met = await meet(driver, driver.situations, 'Mei', driver.matches);
    expect([...met.keys()].sort()).toEqual(driver.situations.map(({ name }) => name).sort());
    let begins = false;
    for await (const moment of momentsOf(driver, driver.busy.plan(), 'Mei')) begins ||= driver.busy.met(moment);
    expect(begins).toBe(true);
  });

  test('the same plan gives the same match', async () => {
    const driver = await driverOf(game);
    const once = async (nth: number): Promise<unknown> => {
      let last: unknown;
      for await (const { stored } of momentsOf(driver, driver.plan(nth), 'Mei')) last = stored();
      return last;
    };
    expect(await once(2)).toEqual(await once(2));
    expect(await once(2)).not.toEqual(await once(3));
  });
});
