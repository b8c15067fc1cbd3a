import type { Clock } from '@tavern/host';

/** Resolves when there is something new, when that many seconds are over, or when nobody waits any more. */
export function changed(
  listen: (changed: () => void) => () => void,
  seconds: number,
  { clock, gone }: { readonly clock: Clock; readonly gone: AbortSignal },
): Promise<void> {
  return new Promise((done) => {
    const ends: (() => void)[] = [];
    const end = (): void => {
      for (const each of ends.splice(0)) each();
      done();
    };
    ends.push(listen(end), clock.after(seconds * 1_000, end));
    gone.addEventListener('abort', end, { once: true });
    ends.push(() => gone.removeEventListener('abort', end));
    if (gone.aborted) end();
  });
}
