import { refused } from '../../model/refused.ts';
import type { RecordVerdict } from './verdict.ts';

/** Recomputes every shuffle, die and state of a record. It replays a whole match, hence the thread of its own. */
export function verifyRecord(given: unknown): Promise<RecordVerdict> {
  return new Promise((known) => {
    const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });
    const done = (verdict: RecordVerdict): void => {
      worker.terminate();
      known(verdict);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<RecordVerdict>) => done(data));
    worker.addEventListener('error', (event) => {
      console.error(event);
      done(refused('link.not-loaded'));
    });
    worker.postMessage(given);
  });
}
