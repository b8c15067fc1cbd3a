import { useEffect } from 'react';

/** Milliseconds without a move of the mouse after which its pointer is in the way. */
const STILL = 3_000;

/** A screen that nobody sits at: it stays awake where the browser can see to it, and hides the pointer. */
export function useUnattended(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    // A hidden page loses it, and asks again when it is seen. Without it the screen follows the machine's own settings.
    const stayAwake = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      const got = await navigator.wakeLock.request('screen').catch(() => null);
      if (left) void got?.release();
      else lock = got;
    };
    const seen = (): void => void stayAwake();
    void stayAwake();
    document.addEventListener('visibilitychange', seen);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', seen);
      void lock?.release();
    };
  }, []);
  useEffect(() => {
    const page = document.documentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const moved = (): void => {
      delete page.dataset['pointer'];
      clearTimeout(timer);
      timer = setTimeout(() => void (page.dataset['pointer'] = 'still'), STILL);
    };
    moved();
    addEventListener('pointermove', moved);
    return () => {
      removeEventListener('pointermove', moved);
      clearTimeout(timer);
      delete page.dataset['pointer'];
    };
  }, []);
}
