import { existsSync } from 'node:fs';
import type { Texts } from '@tavern/engine';

/** With what comes with the game's own table in the browser, where it has one with words of its own. */
export async function allTexts(id: string, texts: Texts): Promise<Texts> {
  const file = new URL(`../${id}/text/table/index.ts`, import.meta.url);
  if (!existsSync(file)) return texts;
  const { tableTexts } = (await import(file.href)) as { readonly tableTexts: Texts };
  return {
    en: { ...texts.en, ...tableTexts.en },
    'zh-Hant': { ...texts['zh-Hant'], ...tableTexts['zh-Hant'] },
  };
}
