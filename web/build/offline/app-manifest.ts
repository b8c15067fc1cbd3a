import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language, Words } from '@tavern/engine';
import { folderOf, registry } from '@tavern/games';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** As `theme-color` in index.html. */
const NIGHT = '#120d09';

const wordsIn = (path: string): Words => JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8')) as Words;

/** Every game at this screen, under its own name: a long press on the app's icon shows them. */
const shortcuts = (language: Language) =>
  registry
    .filter(({ hidden }) => hidden !== true)
    .map(({ id }) => {
      const words = wordsIn(`games/${folderOf(id)}/text/hall/${language}.json`);
      return {
        name: words[`hall.game.${id}.name`],
        description: words[`hall.game.${id}.about`],
        url: `./#/here/new/${id}`,
        picture: `./previews/${id}.jpg`,
      };
    });

/** What a browser reads before it installs the site as an app. All addresses are relative: the site may be in any folder. */
export function appManifest(language: Language): object {
  const words = wordsIn(`web/text/${language}/common.json`);
  const games = shortcuts(language);
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `./icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    // The same app in every language.
    id: './',
    name: words['app.name'],
    short_name: words['app.name'],
    description: words['app.about'],
    lang: language,
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: NIGHT,
    theme_color: NIGHT,
    categories: ['games', 'entertainment'],
    icons: [
      { src: './favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('sign-192', 192, 'any'),
      icon('sign-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
    shortcuts: games.map(({ name, description, url }) => ({ name, description, url })),
    screenshots: games.map(({ name, picture }) => ({
      src: picture,
      sizes: '1200x630',
      type: 'image/jpeg',
      form_factor: 'wide',
      label: name,
    })),
  };
}
