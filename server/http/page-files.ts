import { readdir, readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';

export interface PageFile {
  readonly type: string;
  readonly text: string;
}

export const TYPES = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  ts: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;
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

/** A page of the server's own, whole: so small that it needs no build, and there where the web client was not built. */
export async function pageFiles(folder: URL): Promise<Map<string, PageFile>> {
  const files = new Map<string, PageFile>();
  for (const name of await readdir(folder)) {
    const [, end = ''] = /\.(html|css|ts)$/.exec(name) ?? [];
    if (end === '') continue;
    const source = await readFile(new URL(name, folder), 'utf8');
    files.set(name, { type: TYPES[end as keyof typeof TYPES], text: end === 'ts' ? stripped(source) : source });
  }
  return files.set('tokens.css', { type: TYPES.css, text: await readFile(TOKENS, 'utf8') });
}
