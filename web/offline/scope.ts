/** What our service worker finds around it: TypeScript's own list cannot be loaded beside the one for pages. */
export interface ServiceWorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Heard>(type: K, heard: (event: Heard[K]) => void): void;
}

/** It goes on until its promises are settled, and the worker lives as long. */
export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Heard {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly message: Lasting & { readonly data: unknown };
  readonly fetch: Lasting & { readonly request: Request; respondWith(answer: Promise<Response>): void };
}
