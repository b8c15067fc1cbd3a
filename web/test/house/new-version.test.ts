import { expect, test, vi } from 'vitest';
import { NewVersion } from '../../house/version/new-version.ts';

/** A service worker as a page sees it. */
class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly postMessage = vi.fn();

  becomes(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A browser in which a page of the site is open. `controlled`: it was here before. */
function page(controlled: boolean) {
  const container = Object.assign(new EventTarget(), { controller: controlled ? new Worker() : null });
  const registration = Object.assign(new EventTarget(), {
    waiting: null as Worker | null,
    installing: null as Worker | null,
    update: vi.fn(async () => {}),
  });
  let now = 0;
  const reload = vi.fn();
  const version = new NewVersion({ container: container as unknown as ServiceWorkerContainer, reload, now: () => now });
  const heard = vi.fn();
  version.listen(heard);
  const watch = (): void => version.watch(registration as unknown as ServiceWorkerRegistration);
  const comes = (): Worker => {
    const worker = new Worker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    return worker;
  };
  const waits = (worker: Worker): void => {
    [registration.installing, registration.waiting] = [null, worker];
    worker.becomes('installed');
  };
  /** A worker begins to answer for all pages. */
  const controls = (worker: Worker): void => {
    [registration.waiting, container.controller] = [null, worker];
    container.dispatchEvent(new Event('controllerchange'));
  };
  return { version, registration, reload, heard, watch, comes, waits, controls, later: (ms: number) => (now += ms) };
}

test('the first visit: what is kept for the first time is no new version', () => {
  const { version, watch, comes, waits, controls, reload } = page(false);
  watch();
  const first = comes();
  waits(first);
  controls(first);
  expect([version.state(), reload.mock.calls.length]).toEqual([false, 0]);
});

test('a new version is offered when all of it is there, and nothing else happens', () => {
  const { version, watch, comes, waits, heard, reload } = page(true);
  watch();
  const newer = comes();
  expect([version.state(), heard.mock.calls.length]).toEqual([false, 0]);
  waits(newer);
  expect([version.state(), heard.mock.calls.length]).toEqual([true, 1]);
  expect([newer.postMessage.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
});

test('one that waits since an earlier visit is offered at once', () => {
  const { version, registration, watch } = page(true);
  registration.waiting = new Worker();
  watch();
  expect(version.state()).toBe(true);
});

test('a page that came from the server itself is as new as can be', () => {
  const { version, registration, watch } = page(false);
  registration.waiting = new Worker();
  watch();
  expect(version.state()).toBe(false);
});

test('who takes it waits until the new version answers, and then reloads this page', () => {
  const { version, watch, comes, waits, controls, reload } = page(true);
  watch();
  const newer = comes();
  waits(newer);
  version.take();
  expect([newer.postMessage.mock.calls, reload.mock.calls.length]).toEqual([[[{ do: 'take' }]], 0]);
  controls(newer);
  expect(reload).toHaveBeenCalledOnce();
});

test('where another tab has taken it, this page stays as it is, and is offered to reload', () => {
  const { version, watch, controls, reload, heard } = page(true);
  watch();
  controls(new Worker());
  expect([version.state(), heard.mock.calls.length, reload.mock.calls.length]).toEqual([true, 1, 0]);
  version.take();
  expect(reload).toHaveBeenCalledOnce();
});

test('a first visit that lasts until another tab has taken a new version is offered it, too', () => {
  const { version, watch, controls } = page(false);
  watch();
  controls(new Worker());
  expect(version.state()).toBe(false);
  controls(new Worker());
  expect(version.state()).toBe(true);
});

test('the server is asked at most every ten seconds, and nobody hears of it when it is away', async () => {
  const { version, registration, watch, later } = page(true);
  version.look();
  watch();
  version.look();
  expect(registration.update).not.toHaveBeenCalled();
  later(10_000);
  registration.update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  version.look();
  version.look();
  expect(registration.update).toHaveBeenCalledOnce();
  later(10_000);
  version.look();
  expect(registration.update).toHaveBeenCalledTimes(2);
});
