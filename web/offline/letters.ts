import type { Lasting } from './scope.ts';

/**
 * Pieces of the Chinese font. Readers of English need hardly any, and all of them are larger than the rest of the site: those with letters of our texts are
 * fetched for readers of Chinese, others when a letter of them is met.
 */
export class Letters {
  private readonly cache: string;
  private readonly urls: readonly string[];

  constructor(cache: string, files: readonly string[], home: string) {
    this.cache = cache;
    this.urls = files.map((file) => new URL(file, home).href);
  }

  has(url: string): boolean {
    return url.endsWith('.woff2');
  }

  async fetch(request: Request, event: Lasting): Promise<Response> {
    const fresh = await fetch(request);
    if (fresh.ok) event.waitUntil(this.keep(request, fresh.clone()));
    return fresh;
  }

  /** One after the other; where it is interrupted, the next page goes on. */
  async fetchAll(): Promise<void> {
    const cache = await caches.open(this.cache);
    for (const url of this.urls) {
      if ((await cache.match(url)) !== undefined) continue;
      const fresh = await fetch(url, { priority: 'low' }).catch(() => null);
      if (fresh === null || !fresh.ok) return;
      await cache.put(url, fresh);
    }
  }

  /** A new version may have other pieces. */
  async tidy(): Promise<void> {
    const cache = await caches.open(this.cache);
    for (const request of await cache.keys()) if (!this.urls.includes(request.url)) await cache.delete(request);
  }

  private async keep(request: Request, fresh: Response): Promise<void> {
    await (await caches.open(this.cache)).put(request, fresh);
  }
}
