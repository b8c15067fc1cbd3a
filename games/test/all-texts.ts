import { existsSync } from 'node:fs';
import type { Texts } from '@tavern/engine';
import type { GamePack } from '../registry.ts';

const NONE: Texts = { en: {}, 'zh-Hant': {} };

/** The words that come with the game's own table in the browser, where it has one. */
async function tableTextsOf(id: string): Promise<Texts> {
  const file = new URL(`../${id}/text/table/index.ts`, import.meta.url);
  if (!existsSync(file)) return NONE;
  return ((await import(file.href)) as { readonly tableTexts: Texts }).tableTexts;
}

/** All there is to read of a game, whenever it is fetched. */
export async function allTexts({ game, texts, book }: GamePack): Promise<Texts> {
  const parts = [texts, (await book?.()) ?? NONE, await tableTextsOf(game.name)];
  return {
    en: Object.assign({}, ...parts.map(({ en }) => en)) as Texts['en'],
    'zh-Hant': Object.assign({}, ...parts.map((part) => part['zh-Hant'])) as Texts['zh-Hant'],
  };
}
