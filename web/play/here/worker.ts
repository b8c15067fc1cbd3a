import type { Clock } from '@tavern/host';
import { packOf } from '../../model/pack.ts';
import { browserStorage } from './browser-storage.ts';
import { HereHost } from './here-host.ts';
import { browserKeys } from './keys.ts';
import type { ToWorker } from './messages.ts';

const clock: Clock = {
  // Whole milliseconds, because they are stored with every answer.
  now: () => Math.floor(performance.now()),
  after(ms, work) {
    // A timer's limit, which is longer than anybody sits at a screen.
    const timer = setTimeout(work, Math.min(ms, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
};

const host = browserStorage().then(
  (storage) =>
    new HereHost({
      storage,
      keys: browserKeys(),
      clock,
      chance: { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) },
      now: () => Date.now(),
      pack: packOf,
      post: (message) => postMessage(message),
    }),
);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void host.then((here) => here.receive(data)));
