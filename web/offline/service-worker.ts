// Answers for the site where there is no network, and where the server has a newer version. The build hands it the list of files (web/build/offline/).
import type { Language } from '@tavern/engine';
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { spokenOf } from '../settings/spoken.ts';
import { askedFor } from './asked-for.ts';
import { Letters } from './letters.ts';
import type { Lasting, ServiceWorkerScope } from './scope.ts';
import { lockOf, pageIn, type SiteFile, type ToServiceWorker } from './site.ts';

declare const self: ServiceWorkerScope;
declare const FILES: SiteFile[];
declare const LETTERS: readonly string[];
declare const VERSION: string;

const home = self.registration.scope;
const letters = new Letters(`tavern-letters-${home}`, LETTERS, home);
/** Fetched one after the other, and behind everything that a page asks for: people play meanwhile. */
const files = new PrecacheController({
  plugins: [{ requestWillFetch: async ({ request }) => new Request(request, { priority: 'low' }) }],
});
files.addToCacheList(FILES);

/** Pages of other versions are open: what belongs to them stays until they are gone. */
async function othersAreOpen(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name = '' }) => name.startsWith(lockOf(home, '')) && name !== lockOf(home, VERSION));
}

/** Throws away what no page needs any more. */
async function tidy(event: Lasting): Promise<void> {
  if (await othersAreOpen()) return;
  await files.activate(event);
  if (event.type === 'activate') await letters.tidy();
}

/** What the reader has chosen is known to pages alone, so it is kept here too: as a text under this address. */
const CHOSEN = { cache: `tavern-language-${home}`, at: `${home}language` };

async function language(): Promise<Language> {
  const chosen = await caches.match(CHOSEN.at, { cacheName: CHOSEN.cache });
  return spokenOf(chosen === undefined ? navigator.languages : [await chosen.text()]);
}

async function read(event: Lasting, chosen: Language): Promise<void> {
  await (await caches.open(CHOSEN.cache)).put(CHOSEN.at, new Response(chosen));
  await tidy(event);
  if (chosen === 'zh-Hant') await letters.fetchAll();
}

const page = async (request: Request): Promise<Response> =>
  (await files.matchPrecache(pageIn(await language()))) ?? fetch(request);

/** Files of the version before are found, too, as long as a page of it is open. */
async function file(url: string, request: Request, event: Lasting): Promise<Response> {
  const kept = await caches.match(files.getCacheKeyForURL(url) ?? url, { ignoreVary: true });
  return kept ?? (letters.has(url) ? letters.fetch(request, event) : fetch(request));
}

self.addEventListener('install', (event) => void files.install(event));
// The page of a first visit is answered for at once: its other files may be gone from the server tomorrow.
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), tidy(event)])));
self.addEventListener('message', (event) => {
  const told = event.data as ToServiceWorker;
  event.waitUntil(told.do === 'take' ? self.skipWaiting() : read(event, told.language));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const wanted = askedFor(request, home, (url) => files.getCacheKeyForURL(url) !== undefined);
  if (wanted !== null) event.respondWith(wanted.page ? page(request) : file(wanted.file, request, event));
});
