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

/** Has a text read out by screen readers, after what is being read. */
export function announce(text: string): void {
  announcements.say(text, performance.now());
  run();
}

/** The one polite live region. Render it once, outside everything that comes and goes. */
export function Announcer() {
  const read = useSyncExternalStore(listeners.listen, () => announcements.read);
  return (
    <div className="sr" role="status" aria-live="polite">
      {read.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
