import { packOf } from '../../model/pack.ts';
import type { ToWorker } from './messages.ts';
import { ReplayHost } from './replay-host.ts';

const host = new ReplayHost({
  pack: packOf,
  post: (message) => postMessage(message),
  now: () => performance.now(),
  breathe: () => new Promise((later) => setTimeout(later)),
});

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void host.receive(data));
