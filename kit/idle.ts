/** How many milliseconds are left before the page is needed again. */
export type TimeLeft = () => number;

/** A page that is never idle is interrupted after this many milliseconds. */
const AT_LATEST = 120;

/** Resolves when the page is idle. Safari has no idle callback: it gets half a frame each time. */
export const idle = (): Promise<TimeLeft> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback((deadline) => resolve(() => deadline.timeRemaining()), { timeout: AT_LATEST });
      return;
    }
    setTimeout(() => {
      const end = performance.now() + 8;
      resolve(() => end - performance.now());
    }, 16);
  });
