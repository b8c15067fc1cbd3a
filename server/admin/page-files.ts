import { readdir, readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { wireTexts } from '@tavern/wire';
import { adminTexts } from './text/texts.ts';

interface PageFile {
  readonly type: string;
  readonly text: string;
}

const TYPES: { readonly [end: string]: string } = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  ts: 'text/javascript; charset=utf-8',
};
const PAGE = new URL('page/', import.meta.url);
const TOKENS = new URL('../../kit/css/tokens.css', import.meta.url);

/** As Node runs our sources. It calls this function experimental, and would tell so everybody who runs a server. */
function stripped(source: string): string {
  const warn = process.emitWarning.bind(process);
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = warn;
  }
}

/** The admins' page, whole: it is so small that it needs no build, and it is there where the web client was not built. */
export async function pageFiles(): Promise<ReadonlyMap<string, PageFile>> {
  const files = new Map<string, PageFile>();
  for (const name of await readdir(PAGE)) {
    const [, end = ''] = /\.(\w+)$/.exec(name) ?? [];
    const type = TYPES[end];
    if (type === undefined) continue;
    const source = await readFile(new URL(name, PAGE), 'utf8');
    files.set(name, { type, text: end === 'ts' ? stripped(source) : source });
  }
  files.set('tokens.css', { type: TYPES['css'] ?? '', text: await readFile(TOKENS, 'utf8') });
  const words = { en: { ...wireTexts.en, ...adminTexts.en }, 'zh-Hant': { ...wireTexts['zh-Hant'], ...adminTexts['zh-Hant'] } };
  return files.set('words.json', { type: 'application/json; charset=utf-8', text: JSON.stringify(words) });
}
