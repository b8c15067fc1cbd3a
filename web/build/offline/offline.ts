import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@tavern/engine';
import { build, type Plugin } from 'vite';
import { manifestIn, pageIn, SERVICE_WORKER } from '../../offline/site.ts';
import { appManifest } from './app-manifest.ts';
import { siteFiles, versionOf } from './site-files.ts';

const ENTRY = fileURLToPath(new URL('../../offline/service-worker.ts', import.meta.url));
/** Where a page says which version it is of. */
const MARK = / data-version="[^"]*"/;

function manifests(folder: string): void {
  for (const language of LANGUAGES) {
    writeFileSync(join(folder, manifestIn(language)), JSON.stringify(appManifest(language)));
    const page = join(folder, pageIn(language));
    const link = `<link rel="manifest" href="./${manifestIn(language)}" />`;
    writeFileSync(page, readFileSync(page, 'utf8').replace('</title>', `</title>\n    ${link}`));
  }
}

/** Writes the service worker of the site in this folder, and its version into the pages. */
export async function keepOffline(folder: string): Promise<void> {
  const pages = LANGUAGES.map((language) => join(folder, pageIn(language)));
  const mark = (version: string): void => {
    for (const page of pages) {
      const text = readFileSync(page, 'utf8').replace(MARK, '');
      writeFileSync(page, version === '' ? text : text.replace('<html', `<html data-version="${version}"`));
    }
  };
  // The version follows from the pages too, so they are looked at without it.
  mark('');
  const version = versionOf(siteFiles(folder));
  mark(version);
  const { files, letters } = siteFiles(folder);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { FILES: JSON.stringify(files), LETTERS: JSON.stringify(letters), VERSION: JSON.stringify(version) },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife', entryFileNames: SERVICE_WORKER } },
    },
  });
}

/** After a build: what makes the site an app that can be installed, and that works without a network. */
export function offline(): Plugin {
  return {
    name: 'tavern:offline',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) throw new Error('a site is a folder');
        manifests(dir);
        await keepOffline(dir);
      },
    },
  };
}
