import { existsSync, readFileSync } from 'node:fs';
import type { Language, Texts, Words } from '@tavern/engine';
import { folderOf, type GamePack } from '../registry.ts';

const NONE: Texts = { en: {}, 'zh-Hant': {} };

/** The words that come with the game's own table in the browser, where it has one. */
async function tableTextsOf(id: string): Promise<Texts> {
  const file = new URL(`../${folderOf(id)}/text/table/index.ts`, import.meta.url);
  if (!existsSync(file)) return NONE;
  return ((await import(file.href)) as { readonly tableTexts: Texts }).tableTexts;
}

/** What is said of it before its table opens, in the hall and in a lobby. */
export function hallTextsOf(id: string): Texts {
  const words = (language: Language): Words => {
    const file = new URL(`../${folderOf(id)}/text/hall/${language}.json`, import.meta.url);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Words) : {};
  };
  return { en: words('en'), 'zh-Hant': words('zh-Hant') };
}

/** All there is to read of a game at its table and on the way there, whenever it is fetched. */
export async function allTexts({ game, texts, book }: GamePack): Promise<Texts> {
  const parts = [texts, (await book?.()) ?? NONE, await tableTextsOf(game.name)];
  return {
    en: Object.assign({}, ...parts.map(({ en }) => en)) as Texts['en'],
    'zh-Hant': Object.assign({}, ...parts.map((part) => part['zh-Hant'])) as Texts['zh-Hant'],
  };
}
