import { useSettings } from '../../settings/settings.ts';
import { HereLink } from './here-link.ts';

let link: HereLink | null = null;

/** The one worker of this page, started when it is first needed. A failed one is replaced the next time. */
export function theWorker(): HereLink {
  if (link !== null) return link;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const started = new HereLink(worker);
  const fail = (event: Event): void => {
    console.error(event);
    forget();
    if (link === started) link = null;
    started.fail();
    worker.terminate();
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  void started.request('speed', { speed: useSettings.getState().speed });
  const forget = useSettings.subscribe(({ speed }, before) => {
    if (speed !== before.speed) void started.request('speed', { speed });
  });
  link = started;
  return started;
}
