import { LANGUAGES } from '@tavern/engine';
import { FIRST_SHEET } from '../sheets.ts';
import type { Manifest } from './manifest.ts';

/** The module of each screen that a link may lead to, by the first word of its address. */
const SCREENS: { readonly [word: string]: string } = {
  '': 'hall/hall.tsx',
  room: 'app/room/room-screen.tsx',
  watch: 'app/watch/second-screen.tsx',
  here: 'app/set-table-screen.tsx',
  daily: 'app/table/daily-table-screen.tsx',
  decks: 'decks/deck-screen.tsx',
  rules: 'rules/rules.tsx',
  verify: 'verify/verify.tsx',
  replay: 'replay/replay-screen.tsx',
};

/** What the page's first script knows: the files that each screen and each language need beside the page's own, scripts and style sheets. */
interface Known {
  /** The app itself, and what it cannot do without. */
  readonly app: readonly string[];
  readonly screens: { readonly [word: string]: readonly string[] };
  readonly languages: { readonly [language: string]: readonly string[] };
}

/**
 * Runs before anything is painted. It is written into a file as it stands here, so it uses nothing but its argument. It hides a picture of the hall that would
 * be the wrong one. When the picture is on the screen, it asks for all files of the app and of the screen to come at once, instead of one after the other.
 */
function boot(known: Known): void {
  const page = document.documentElement;
  const read = navigator.languages.find((each) => /^(en|zh)/i.test(each)) ?? '';
  let language = /^zh/i.test(read) ? 'zh-Hant' : 'en';
  try {
    language = JSON.parse(localStorage.getItem('tavern.settings') ?? '').state.language ?? language;
  } catch {
    // Nothing was ever set here.
  }
  const word = location.search.includes('room=') ? 'room' : (location.hash.replace(/^#?\/?/, '').split('/')[0] ?? '');
  if (word !== '' || page.lang !== language) page.dataset['first'] = 'elsewhere';
  page.lang = language;

  let begun = false;
  const begin = (): void => {
    if (begun) return;
    begun = true;
    for (const href of [...known.app, ...(known.languages[language] ?? []), ...(known.screens[word] ?? [])]) {
      const how = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
      document.head.append(Object.assign(document.createElement('link'), { ...how, crossOrigin: '', href }));
    }
    const [src] = known.app;
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src }));
  };
  // A page that nobody looks at paints nothing.
  if (document.hidden) return begin();
  requestAnimationFrame(() => setTimeout(begin));
  document.addEventListener('visibilitychange', begin, { once: true });
}

export function bootScript(manifest: Manifest): string {
  const app = manifest.scripts('index.html').toReversed();
  const there = new Set([...app, ...manifest.styles('index.html').filter((file) => file.includes(FIRST_SHEET))]);
  const rest = (module: string): string[] =>
    [...manifest.scripts(module), ...manifest.styles(module)].filter((file) => !there.has(file)).map((file) => `./${file}`);
  const known: Known = {
    app: app.map((file) => `./${file}`),
    screens: Object.fromEntries(Object.entries(SCREENS).map(([word, module]) => [word, rest(module)])),
    languages: Object.fromEntries(LANGUAGES.map((language) => [language, rest(`words-${language}`)])),
  };
  return `(${boot.toString()})(${JSON.stringify(known)});\n`;
}
