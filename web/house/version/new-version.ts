import { Listeners } from '@tavern/engine';
import type { ToServiceWorker } from '../../offline/site.ts';

/** Milliseconds: nobody asks the server more often whether it has a newer version. */
const AT_MOST_EVERY = 10_000;

type Container = Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
type Registration = Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'addEventListener' | 'update'>;

export interface Setup {
  readonly container: Container;
  reload(): void;
  now(): number;
}

/** A version of the site that is newer than this page: it has come, and waits until somebody takes it. */
export class NewVersion {
  private readonly setup: Setup;
  private registration: Registration | null = null;
  private offered = false;
  private taken = false;
  private looked: number;
  private readonly listeners = new Listeners<() => void>();

  constructor(setup: Setup) {
    this.setup = setup;
    // Registering looks as well.
    this.looked = setup.now();
    let answered = setup.container.controller !== null;
    setup.container.addEventListener('controllerchange', () => {
      if (this.taken) return setup.reload();
      // Another tab has taken it. The first worker of all is no new version.
      if (answered) this.offer();
      answered = true;
    });
  }

  readonly listen = this.listeners.listen;
  /** Whether there is one. */
  readonly state = (): boolean => this.offered;

  watch(registration: Registration): void {
    this.registration = registration;
    if (registration.waiting !== null) this.offer();
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') this.offer();
      });
    });
  }

  /** Asks the server. Without a network nothing is new. */
  look(): void {
    const now = this.setup.now();
    if (this.registration === null || now - this.looked < AT_MOST_EVERY) return;
    this.looked = now;
    this.registration.update().catch(() => {});
  }

  /** Reloads this page, and no other: as the new version, where one has come. */
  take(): void {
    const waiting = this.registration?.waiting ?? null;
    if (waiting === null) return this.setup.reload();
    this.taken = true;
    waiting.postMessage({ do: 'take' } satisfies ToServiceWorker);
  }

  /** A page that nobody answers for came from the server, and is as new as can be. */
  private offer(): void {
    if (this.offered || this.setup.container.controller === null) return;
    this.offered = true;
    this.listeners.tell((heard) => heard());
  }
}
