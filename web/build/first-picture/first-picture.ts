import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES, type Language } from '@tavern/engine';
import type { Plugin } from 'vite';
import { pageIn } from '../../offline/site.ts';
import { fewLetters } from '../latin/cut-latin.ts';
import { FIRST_SHEET } from '../sheets.ts';
import { bootScript } from './boot.ts';
import { Manifest } from './manifest.ts';
import { rendered } from './rendered.ts';

/** Where the first picture goes in index.html, and what belongs to it in the head. */
const PLACE = '<!--first picture-->';
const HEAD = '<!--head of the first picture-->';

/** The letters of the picture, by its language. In Chinese all figures of it are bold. */
const FIRST_LETTERS: { readonly [language in Language]: RegExp } = {
  en: /^(?:cut-(?!noto)|letters-switch-).*\.woff2$/,
  'zh-Hant': /^(?:cut-noto-serif-tc-latin-700-|letters-first-).*\.woff2$/,
};
const preloaded = (font: string): string => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`;

/** A file whose name has a hash of what is in it, so that it may be kept for ever. */
function put(folder: string, name: string, ending: string, content: string | Uint8Array): string {
  const file = `assets/${name}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${ending}`;
  writeFileSync(join(folder, file), content);
  return `./${file}`;
}

const sheet = (file: string): string => `<link rel="stylesheet" crossorigin href="${file}">`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * After a build: the hall as a newcomer finds it is written into the page, in each language, so that it is seen before any script has come. The app lays
 * itself over it (web/app/arrived.tsx).
 */
export function firstPicture(): Plugin {
  return {
    name: 'tavern:first-picture',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'pre',
      async handler({ dir }) {
        if (dir === undefined) throw new Error('a site is a folder');
        const page = readFileSync(join(dir, 'index.html'), 'utf8');
        if (!page.includes(PLACE) || !page.includes(HEAD)) throw new Error('index.html has no place for the first picture');
        const manifest = new Manifest(dir);
        const files = readdirSync(join(dir, 'assets'));
        const built = (name: string, ending: string): string => {
          const found = files.find((file) => new RegExp(`^${name}-[\\w-]{8}\\.${ending}$`).test(file));
          if (found === undefined) throw new Error(`the build has no ${name}.${ending}`);
          return `./assets/${found}`;
        };
        // Letters that came after the picture would move what is around them.
        const fontsOf = (language: Language): readonly string[] =>
          files.filter((file) => FIRST_LETTERS[language].test(file)).map((file) => `./assets/${file}`);
        /** The Latin letters of a picture in Chinese: their files, and the rules that name these beside the picture's own. */
        const fewIn = async (html: string): Promise<readonly { readonly file: string; readonly rule: string }[]> =>
          (await fewLetters(html.replaceAll(/<[^>]*>/g, ' '))).map(({ path, rule }) => {
            const file = put(dir, basename(path, '.woff2'), 'woff2', readFileSync(path));
            return { file, rule: rule(`./${basename(file)}`) };
          });
        /** All letters of a picture in Chinese, in one sheet. The app's own of all Chinese letters is in it, and must not come again (boot.ts). */
        const lettersIn = async (
          html: string,
        ): Promise<{ readonly sheets: readonly string[]; readonly fonts: readonly string[] }> => {
          const own = built('own', 'css');
          const few = await fewIn(html);
          const rules = [readFileSync(join(dir, own), 'utf8'), ...few.map(({ rule }) => rule)];
          const file = put(dir, 'first-letters', 'css', rules.join('\n'));
          return { sheets: [sheet(file), `<link rel="had" href="${own}">`], fonts: few.map(({ file: font }) => font) };
        };
        const pages = await rendered(({ hallIn, doorIn, menusIn, said }) =>
          LANGUAGES.map((language) => {
            const menus = menusIn(language);
            return { language, menus, pictures: { hall: hallIn(language), door: doorIn(language), ...menus }, ...said(language) };
          }),
        );
        const boot = put(dir, 'boot', 'js', bootScript(manifest, Object.keys(pages[0]?.menus ?? {})));
        for (const { language, pictures, title, about } of pages) {
          const html = Object.entries(pictures)
            .map(([name, html]) => `<template data-picture="${name}">${html}</template>`)
            .join('')
            // The first script sets them (boot.ts).
            .replaceAll(' style="', ' data-style="')
            // In a template nothing is fetched. The picture that fits asks for its files itself.
            .replaceAll(/<link rel="preload"[^>]*>/g, '')
            .replaceAll(/"[^"]*\/(hall|lobby|sprite)\.svg[^"#]*#/g, (_, name: string) => `"${built(name, 'svg')}#`)
            .replaceAll(/"[^"]*\/([\w-]+)\.webp[^"]*"/g, (_, name: string) => `"${built(name, 'webp')}"`);
          const before = [
            `<meta name="description" content="${escaped(about)}" />`,
            // Before the styles: so it is there when all of the page is.
            `<link rel="preload" as="script" href="${boot}" />`,
          ].join('\n    ');
          // The picture waits for styles, and can be seen without its letters.
          const own = language === 'en' ? { sheets: [], fonts: [] } : await lettersIn(html);
          const after = [...own.sheets, ...[...own.fonts, ...fontsOf(language)].map(preloaded)];
          const written = page
            .replace('lang="en"', `lang="${language}"`)
            .replace('<title>Tavern</title>', `<title>${escaped(title)}</title>`)
            .replaceAll(/\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g, '')
            // Styles of later screens come with these screens.
            .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, (link) => (link.includes(`/${FIRST_SHEET}-`) ? link : ''))
            .replace(HEAD, before)
            .replace('</head>', `${after.join('\n')}\n</head>`)
            .replace(PLACE, html)
            .replace('<div id="root">', `<script src="${boot}"></script>\n    <div id="root">`);
          writeFileSync(join(dir, pageIn(language)), written);
        }
      },
    },
  };
}
