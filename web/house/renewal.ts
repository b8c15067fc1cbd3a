import { renew } from './version/keep-site.ts';

const KEY = 'tavern.renewed';
const AT_MOST_EVERY = 10_000;

/**
 * The site was rebuilt after this page was loaded, so the files it would fetch are gone, and the browser does not keep them. A reload brings the new files and
 * loses nothing.
 * If the page has just been reloaded, something else is wrong, and the error page says so.
 */
export function renewWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    // Without a network, a reload would lose the page and the game on it.
    if (!navigator.onLine) return;
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < AT_MOST_EVERY) return;
    sessionStorage.setItem(KEY, String(now));
    event.preventDefault();
    renew();
  });
}

/** What is fetched; while the page is being renewed it may not come, so that a screen waits for the new page and does not fail. */
export const fetchedOrRenewed = <X>(fetching: Promise<X | undefined>): Promise<X> =>
  fetching.then((fetched) => fetched ?? new Promise<never>(() => {}));
