import { type Contract, type GamePack, registry } from '@tavern/games';
import { packOf } from '../../play/pack.ts';

/** A game with an HTTP interface of its own. */
export interface OwnInterface {
  readonly game: string;
  readonly pack: GamePack;
  readonly contract: Contract;
}

/** All of them. Only they are loaded. */
export async function ownInterfaces(): Promise<readonly OwnInterface[]> {
  const all = registry
    .filter((entry) => entry.contract === true)
    .map(async ({ id: game }) => {
      const pack = await packOf(game);
      if (pack.contract === undefined) throw new Error(`${game} brings no contract`);
      return { game, pack, contract: await pack.contract() };
    });
  return Promise.all(all);
}

/** The folders at the root of the site that their requests are in: `/player/`. */
export const foldersOf = (interfaces: readonly OwnInterface[]): readonly string[] => [
  ...new Set(
    interfaces.flatMap(({ contract }) => Object.values(contract.routes).map(({ path }) => `/${path.split('/')[1] ?? ''}/`)),
  ),
];
