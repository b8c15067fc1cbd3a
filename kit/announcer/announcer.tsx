import { Listeners } from '@tavern/engine';
import { useSyncExternalStore } from 'react';
import { Announcements } from './announcements.ts';

const announcements = new Announcements();
const listeners = new Listeners<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function run(): void {
  if (announcements.tick(performance.now())) listeners.tell((listener) => listener());
  clearTimeout(timer);
  const { due } = announcements;
  timer = due === Number.POSITIVE_INFINITY ? undefined : setTimeout(run, Math.max(0, due - performance.now()));
}

/** Makes screen readers read a text, after those that were said before it. `first`: before those that still wait, and at once. */
export function announce(text: string, first = false): void {
  announcements.say(text, performance.now(), first);
  run();
}

/** The only polite live region. It is rendered once, outside every part that is mounted and unmounted. */
export function Announcer() {
  const read = useSyncExternalStore(listeners.listen, () => announcements.read);
  return (
    <div className="sr" role="status" aria-live="polite">
      {read.map((text, index) => (
        <p key={`${announcements.changes}.${index}`}>{text}</p>
      ))}
    </div>
  );
}
