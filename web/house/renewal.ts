const KEY = 'tavern.renewed';
const AT_MOST_EVERY = 10_000;

/**
 * The site was built anew since this page was loaded: what it would fetch now is gone. Loading it again brings the new files, and nothing is
 * lost by it. If that was just done, something else is wrong, and the error page says so.
 */
export function renewWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    // Without a network there is nothing to load: the page would be gone, with the game on it.
    if (!navigator.onLine) return;
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < AT_MOST_EVERY) return;
    sessionStorage.setItem(KEY, String(now));
    event.preventDefault();
    location.reload();
  });
}
