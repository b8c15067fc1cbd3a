import { existsSync } from 'node:fs';
import type { Types } from '@tavern/engine';
import { folderOf, registry } from '@tavern/games';
import type { Situation, TableDriver } from '../../games/test/table/driver.ts';

/** From here on a game's own types are not known, as in the registry. */
export type Driver = TableDriver<Types>;

const placeOf = (id: string): URL => new URL(`../../games/${folderOf(id)}/test/table/index.ts`, import.meta.url);

/** The ids of the games with a table of their own that have a driver. */
export const drivenGames = (ids: readonly string[] = registry.map(({ id }) => id)): readonly string[] =>
  ids.filter((id) => existsSync(placeOf(id)));

const listed = (names: readonly string[]): string => names.join(', ');

/** The driver of a game's table, by its folder or its id. Throws a message for the user where there is none. */
export async function driverOf(name: string): Promise<Driver> {
  const id = drivenGames().find((each) => each === name || folderOf(each) === name);
  if (id === undefined) throw new Error(`There is no table of '${name}'. There are: ${listed(drivenGames().map(folderOf))}.`);
  const { driver } = (await import(placeOf(id).href)) as { readonly driver: Driver };
  return driver;
}

/** The situation of this name, or else those whose names begin with it; without a name, all. Throws as above. */
export function situationsOf(
  { game, situations }: Pick<Driver, 'game' | 'situations'>,
  wanted = '',
): readonly Situation<Types>[] {
  const exactly = situations.filter(({ name }) => name === wanted);
  const found = exactly.length > 0 ? exactly : situations.filter(({ name }) => name.startsWith(wanted));
  if (found.length > 0) return found;
  throw new Error(`${folderOf(game)} has no situation '${wanted}'. It has: ${listed(situations.map(({ name }) => name))}.`);
}
