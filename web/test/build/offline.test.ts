import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@tavern/engine';
import { folderOf, registry } from '@tavern/games';
import { afterAll, describe, expect, test } from 'vitest';
import { appManifest } from '../../build/offline/app-manifest.ts';
import { hanPieces } from '../../build/offline/han-pieces.ts';
import { siteFiles, versionOf } from '../../build/offline/site-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'tavern-offline-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CSS = [
  '@font-face{font-family:Noto;src:url(./han-1-aa.woff2) format("woff2");unicode-range:U+1f004,U+9152-9153}',
  '@font-face{font-family:Noto;src:url("/assets/han-2-bb.woff2");unicode-range:U+5000-50FF,U+4E0?}',
  '@font-face{font-family:Alegreya;src:url(./latin-cc.woff2);unicode-range:U+0000-00FF,U+2122,U+FEFF,U+FFFD}',
  '@font-face{font-family:Noto;src:url(./han-3-ff.woff2);unicode-range:U+ff01,U+1f300-1f319}',
  '@font-face{font-family:Plain;src:url(./plain-dd.woff2)}',
].join('\n');

describe('pieces of the Chinese font', () => {
  const needed = (texts: string): readonly string[] => [...hanPieces(CSS, texts).needed];

  test('are those that style sheets name for Chinese letters, and no other font', () => {
    expect([...hanPieces(CSS, '').all]).toEqual(['han-1-aa.woff2', 'han-2-bb.woff2', 'han-3-ff.woff2']);
  });

  test('are needed where a text has one of their letters', () => {
    expect(needed('Tavern')).toEqual([]);
    expect(needed('Tavern 酒館')).toEqual(['han-1-aa.woff2']);
    expect(needed('Tavern！')).toEqual(['han-3-ff.woff2']);
    expect(needed('一')).toEqual(['han-2-bb.woff2']);
    expect(needed('丐個酒')).toEqual(['han-1-aa.woff2', 'han-2-bb.woff2']);
  });

  test('are our own where these have the letter, and a font of one file is none', () => {
    const own = [
      '@font-face{font-family:"Tavern Han";src:url(./letters-hall-500-aa.woff2);unicode-range:U+9152}',
      '@font-face{font-family:Tavern Han;src:url(./letters-table-500-bb.woff2);unicode-range:U+5012}',
      '@font-face{font-family:"Tavern Switch";src:url(./letters-switch-cc.woff2);unicode-range:U+4e2d,U+6587}',
    ].join('\n');
    const { all, needed: kept } = hanPieces(`${CSS}\n${own}`, '酒個');
    expect([...kept]).toEqual(['han-2-bb.woff2', 'letters-hall-500-aa.woff2']);
    expect(all.has('letters-table-500-bb.woff2')).toBe(true);
    expect(all.has('letters-switch-cc.woff2')).toBe(false);
  });
});

test('every game that is in the hall has a picture for those who are invited', () => {
  const without = registry.filter(({ id, hidden }) => {
    const picture = new URL(`../../../games/${folderOf(id)}/look/preview.jpg`, import.meta.url);
    return hidden !== true && !existsSync(picture);
  });
  expect(without).toEqual([]);
});

describe('the files that a browser keeps', () => {
  const write = (name: string, content = name): void => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  for (const name of ['index.html', 'index.zh-Hant.html', 'favicon.svg', 'assets/index-a1.js.br', 'assets/index-a1.js.gz'])
    write(name);
  for (const name of ['.sources', '.vite/manifest.json', 'previews/race.jpg', 'icons/sign-192.png', 'service-worker.js'])
    write(name);
  for (const name of ['assets/han-1-aa.woff2', 'assets/han-2-bb.woff2', 'assets/latin-cc.woff2']) write(name);
  write('assets/index-a1.js', 'say("酒")');
  write('assets/han-ee.css', CSS);

  test('are all that pages ask for, and nothing that others read', () => {
    const { files, letters } = siteFiles(folder);
    expect(files.map(({ url }) => url)).toEqual([
      'assets/han-ee.css',
      'assets/index-a1.js',
      'assets/latin-cc.woff2',
      'favicon.svg',
      'index.html',
      'index.zh-Hant.html',
    ]);
    expect(letters).toEqual(['assets/han-1-aa.woff2']);
  });

  test('have a revision where their name has no hash, and a change of any makes another version', () => {
    const before = siteFiles(folder);
    expect(before.files.filter(({ revision }) => revision === null).map(({ url }) => url.startsWith('assets/'))).toEqual([
      true,
      true,
      true,
    ]);
    expect(versionOf(before)).toBe(versionOf(siteFiles(folder)));
    write('favicon.svg', 'another sign');
    const after = siteFiles(folder);
    expect(versionOf(after)).not.toBe(versionOf(before));
    expect(after.files.filter((file, index) => file.revision !== before.files[index]?.revision).map(({ url }) => url)).toEqual([
      'favicon.svg',
    ]);
  });
});

describe.each(LANGUAGES)('the manifest of the app: %s', (language) => {
  const manifest = appManifest(language) as {
    readonly name: string;
    readonly lang: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
    readonly shortcuts: readonly { readonly name: string; readonly description: string; readonly url: string }[];
  };

  test('names the app, and every game of the hall', () => {
    expect([manifest.name, manifest.lang]).toEqual([{ en: 'Tavern', 'zh-Hant': '酒館' }[language], language]);
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(
      registry.filter(({ hidden }) => hidden !== true).map(({ id }) => `./#/here/new/${id}`),
    );
    for (const { name, description } of manifest.shortcuts)
      expect([name, description]).toEqual([expect.any(String), expect.any(String)]);
  });

  test('has icons in the sizes that systems ask for, one of which may be cut to any shape, and all are there', () => {
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    const site = fileURLToPath(new URL('../../public/', import.meta.url));
    expect(manifest.icons.map(({ src }) => existsSync(join(site, src)))).toEqual(manifest.icons.map(() => true));
  });

  test('has relative addresses alone, because the site may be in any folder', () => {
    const addresses = [...JSON.stringify(manifest).matchAll(/"(?:id|url|src|start_url|scope)":"([^"]*)"/g)].map(
      ([, address]) => address,
    );
    expect(addresses.length).toBeGreaterThan(8);
    expect(addresses.filter((address) => !address?.startsWith('./'))).toEqual([]);
  });
});
