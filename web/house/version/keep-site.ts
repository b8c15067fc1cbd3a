import { idle } from '@tavern/kit/idle.ts';
import { lockOf, SERVICE_WORKER, type ToServiceWorker } from '../../offline/site.ts';
import { useSettings } from '../../settings/settings.ts';
import { NewVersion } from './new-version.ts';

/** There are none over plain HTTP, and in some private windows. */
const container = (navigator as Partial<Navigator>).serviceWorker;

export const newVersion =
  container === undefined ? null : new NewVersion({ container, reload: () => location.reload(), now: () => Date.now() });

/** Reloads the page, as the newest version that has come. */
export const renew = (): void => (newVersion === null ? location.reload() : newVersion.take());

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Some megabytes, which nobody has asked for, are not fetched where every one is paid for. */
const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

const loaded = (): Promise<unknown> =>
  new Promise((done) => (document.readyState === 'complete' ? done(null) : addEventListener('load', done, { once: true })));

/** After this page the site works without a network. It begins when everything that somebody waits for is there. */
export async function keepSite(): Promise<void> {
  if (container === undefined || newVersion === null) return;
  const { version } = document.documentElement.dataset;
  // A page that is not built has none.
  if (version === undefined) return;
  const home = new URL('./', location.href);
  void navigator.locks.request(lockOf(home.href, version), { mode: 'shared' }, () => new Promise(() => {}));
  await loaded();
  await idle();
  if (savesData() && !isInstalled() && container.controller === null) return;
  try {
    await container.register(new URL(SERVICE_WORKER, home));
    // Some browsers register nothing, and do not say so.
    const registration = await container.getRegistration(home);
    if (registration === undefined) return;
    newVersion.watch(registration);
    await container.ready;
    const read = (): void =>
      registration.active?.postMessage({ do: 'read', language: useSettings.getState().language } satisfies ToServiceWorker);
    read();
    useSettings.subscribe(({ language }, before) => language !== before.language && read());
  } catch (error) {
    // Everything works without it, as long as there is a network.
    console.warn(error);
  }
  // What is played here is to stay. Browsers ask nobody about an app.
  if (isInstalled()) void navigator.storage.persist();
}
