import { sound } from '@tavern/kit';
import type { Call } from './calls.ts';

/** Milliseconds on, off, on. */
const SHAKES = [120, 80, 120];

/** Phones without a hand on them since the page was loaded may not be shaken: the browser would complain. */
function vibrate(): void {
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(SHAKES);
}

/** One at a time: a new one takes the place of the last. It goes when the player is back. */
function notify(words: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(words, { tag: 'tavern-turn', icon: './favicon-turn.svg' });
    shown.addEventListener('click', () => {
      focus();
      shown.close();
    });
    document.addEventListener('visibilitychange', () => shown.close(), { once: true });
  } catch {
    // Some phones show notifications of installed pages only. The title and the icon have changed all the same.
  }
}

/** Calls the player in these ways. */
export function call(calls: readonly Call[], words: string): void {
  for (const each of calls) {
    if (each === 'vibration') vibrate();
    else if (each === 'notification') notify(words);
    else sound.play(each);
  }
}
