import { LANGUAGES, type Language } from '@tavern/engine';

/** The name of a language's page: servers choose by what a browser says it reads, file hosts serve the first. */
export const pageIn = (language: Language): string => (language === LANGUAGES[0] ? 'index.html' : `index.${language}.html`);

export const manifestIn = (language: Language): string =>
  language === LANGUAGES[0] ? 'tavern.webmanifest' : `tavern.${language}.webmanifest`;

/** At the root of the site: it answers for what is below it. */
export const SERVICE_WORKER = 'service-worker.js';

/** Vite puts a hash of the content into the names of all files in there: a name never changes its meaning. */
export const HASHED = 'assets/';

/** A file of the site. `revision`: a hash of its content where its name has none. */
export interface SiteFile {
  readonly url: string;
  readonly revision: string | null;
}

/** What a page tells the service worker. */
export type ToServiceWorker =
  /** Somebody wants the version that waits. */
  | { readonly do: 'take' }
  /** A page has arrived, or its reader has chosen another language. */
  | { readonly do: 'read'; readonly language: Language };

/** Every page holds the lock of its version for as long as it is open: its files must stay. `home`: the address of the site. */
export const lockOf = (home: string, version: string): string => `tavern.page ${home} ${version}`;
