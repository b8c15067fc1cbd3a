import { LANGUAGES } from '@tavern/engine';
import { folderOf } from '@tavern/games';
import { FIRST_SHEET } from '../sheets.ts';
import type { Manifest } from './manifest.ts';

/** A table at this screen, whose address has another word behind the first. */
const TABLE = 'table';

/** The module of each screen that a link may lead to, by the first word of its address. */
const SCREENS: { readonly [word: string]: string } = {
  '': 'hall/hall.tsx',
  room: 'app/room/room-screen.tsx',
  watch: 'app/watch/second-screen.tsx',
  here: 'app/set-table-screen.tsx',
  [TABLE]: 'app/table/here-table-screen.tsx',
  daily: 'app/table/daily-table-screen.tsx',
  decks: 'decks/deck-screen.tsx',
  rules: 'rules/rules.tsx',
  verify: 'verify/verify.tsx',
  replay: 'replay/replay-screen.tsx',
};

/** On a line of 1.6 Mbit a second the picture is whole after two seconds. */
const PATIENCE = 3_000;
const SOON = 300;

/** What the page's first script knows: the files that each screen and each language need beside the page's own, scripts and style sheets. */
interface Known {
  /** The app itself, and what it cannot do without. */
  readonly app: readonly string[];
  readonly screens: { readonly [word: string]: readonly string[] };
  readonly languages: { readonly [language: string]: readonly string[] };
  /** What the tables of games need that have a picture, by the game's id. */
  readonly tables: { readonly [game: string]: readonly string[] };
  /** Milliseconds after which the app is asked for though the first picture is not whole. */
  readonly patience: number;
  /** Milliseconds from when all files of the picture are there until it should be painted. */
  readonly soon: number;
}

/**
 * Runs before anything is painted. It is written into a file as it stands here, so it uses nothing but its argument. It puts the picture that fits on the
 * screen: the hall, the door for a guest without a name who follows a link to a room, or what is behind the menu or the table of a game for one. Where none
 * fits, the dark table and the sign stay. No file of the other pictures is fetched. When all of the picture is on the screen, it asks for all files of the app and of the
 * screen to come at once, instead of one after the other.
 */
function boot(known: Known): void {
  const page = document.documentElement;
  const read = navigator.languages.find((each) => /^(en|zh)/i.test(each)) ?? '';
  let language = /^zh/i.test(read) ? 'zh-Hant' : 'en';
  let named = false;
  let last: readonly string[] = [];
  try {
    // A match has its game in the browser's database, which answers too late (web/house/last-table.ts).
    last = (localStorage.getItem('tavern.table') ?? '').split(' ');
    const { state } = JSON.parse(localStorage.getItem('tavern.settings') ?? '');
    language = state.language ?? language;
    named = (state.nickname ?? '') !== '';
  } catch {
    // Nothing was ever set here.
  }
  const path = location.hash.replace(/^#?\/?/, '');
  const [, menu] = /^here\/new\/([\w-]+)$/.exec(path) ?? [];
  const [, table] = /^here\/(\w+)$/.exec(path) ?? [];
  const word = location.search.includes('room=') ? 'room' : table === undefined ? (path.split('/')[0] ?? '') : 'table';
  const game = table !== undefined && table === last[0] ? last[1] : menu;
  const fitting = word === '' ? 'hall' : (game ?? (word === 'room' && !named ? 'door' : ''));
  const pictures = [...document.querySelectorAll<HTMLTemplateElement>('#first > template')];
  const picture = pictures.find(({ dataset }) => page.lang === language && dataset['picture'] === fitting);
  if (picture === undefined) page.dataset['first'] = 'elsewhere';
  else {
    if (table !== undefined) page.dataset['first'] = 'table';
    // The page's policy allows no styles in attributes: a script may set them.
    for (const each of picture.content.querySelectorAll<HTMLElement | SVGElement>('[data-style]'))
      each.style.cssText = each.dataset['style'] ?? '';
    picture.replaceWith(picture.content);
  }
  page.lang = language;
  // The app asks for no sheet that the page names. It is not written there as one that is off: browsers fetch what they read before they know.
  for (const each of document.querySelectorAll<HTMLLinkElement>('link[rel="had"]'))
    Object.assign(each, { disabled: true, crossOrigin: '', rel: 'stylesheet' });

  let begun = false;
  const begin = (): void => {
    if (begun) return;
    begun = true;
    const own = table === undefined ? [] : (known.tables[game ?? ''] ?? []);
    for (const href of new Set([...known.app, ...(known.languages[language] ?? []), ...(known.screens[word] ?? []), ...own])) {
      const how = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
      document.head.append(Object.assign(document.createElement('link'), { ...how, crossOrigin: '', href }));
    }
    const [src] = known.app;
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src }));
  };
  // A page that nobody looks at paints nothing.
  if (document.hidden) return begin();
  document.addEventListener('visibilitychange', begin, { once: true });
  // Files of the app that come beside those of the picture would hold it up. But no file of the picture may hold up the app for long.
  setTimeout(begin, known.patience);
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  const come = new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  // Where a browser paints late, or does not say that it has, the app comes all the same.
  const soon = come.then(() => new Promise<void>((resolve) => setTimeout(resolve, known.soon)));
  void Promise.all([Promise.race([painted, soon]), come]).then(() =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin))),
  );
}

/** `games`: those with a picture of their surroundings. */
export function bootScript(manifest: Manifest, games: readonly string[]): string {
  const app = manifest.scripts('index.html').toReversed();
  const there = new Set([...app, ...manifest.styles('index.html').filter((file) => file.includes(FIRST_SHEET))]);
  const rest = (module: string): string[] =>
    [...manifest.scripts(module), ...manifest.styles(module)].filter((file) => !there.has(file)).map((file) => `./${file}`);
  const known: Known = {
    app: app.map((file) => `./${file}`),
    screens: Object.fromEntries(Object.entries(SCREENS).map(([word, module]) => [word, rest(module)])),
    languages: Object.fromEntries(LANGUAGES.map((language) => [language, rest(`words-${language}`)])),
    tables: Object.fromEntries(games.map((game) => [game, rest(`../games/${folderOf(game)}/ui/index.tsx`)])),
    patience: PATIENCE,
    soon: SOON,
  };
  return `(${boot.toString()})(${JSON.stringify(known)});\n`;
}
