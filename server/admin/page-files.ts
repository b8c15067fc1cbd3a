import { wireTexts } from '@tavern/wire';
import { type PageFile, pageFiles, TYPES } from '../http/page-files.ts';
import { adminTexts } from './text/texts.ts';

/** The admins' page, with its words. */
export async function adminFiles(): Promise<ReadonlyMap<string, PageFile>> {
  const files = await pageFiles(new URL('page/', import.meta.url));
  const words = { en: { ...wireTexts.en, ...adminTexts.en }, 'zh-Hant': { ...wireTexts['zh-Hant'], ...adminTexts['zh-Hant'] } };
  return files.set('words.json', { type: TYPES.json, text: JSON.stringify(words) });
}
