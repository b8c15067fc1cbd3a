import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@tavern/engine';
import { entryOf, registry } from '@tavern/games';
import type { Plugin } from 'vite';
import { madeLobbyPack } from '../model/lobby/made-pack.ts';

/** The module that the data is put in the place of. */
const MADE_FROM_RULES = fileURLToPath(new URL('../model/lobby/data.ts', import.meta.url));
/** Where the files of data would be if they were kept. */
const FOLDER = fileURLToPath(new URL('../model/lobby/packs/', import.meta.url));
const FILE = /^(.+)\.([\w-]+)\.js$/;

/** Which file has what: one for each game and language, fetched when it is asked for. */
function fetching(): string {
  const files = registry.map(({ id }) => {
    const languages = LANGUAGES.map((each) => `${JSON.stringify(each)}: () => import("${FOLDER}${id}.${each}.js")`);
    return `${JSON.stringify(id)}: { ${languages.join(', ')} }`;
  });
  return `const FILES = { ${files.join(', ')} };
export const dataOf = async (game, language) =>
  Object.hasOwn(FILES, game) ? (await FILES[game][language]()).default : null;`;
}

async function dataIn(file: string): Promise<string> {
  const [, game = '', language] = FILE.exec(file) ?? [];
  const pack = await entryOf(game)?.load();
  const known = LANGUAGES.find((each) => each === language);
  if (pack === undefined || known === undefined) throw new Error(`there is no lobby pack ${file}`);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(madeLobbyPack(pack, known)))});`;
}

/** In a built site, what hall and lobby know of a game is data: nothing of its rules is fetched before a table opens. */
export function lobbyPacks(): Plugin {
  return {
    name: 'tavern:lobby-packs',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(FOLDER) ? id : undefined),
    load(id) {
      if (id === MADE_FROM_RULES) return fetching();
      return id.startsWith(FOLDER) ? dataIn(id.slice(FOLDER.length)) : undefined;
    },
  };
}
