import { useEffect } from 'react';
import { restFocus } from './nowhere.ts';

/** Whether an element that had the focus cannot have it any more. */
const isGone = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled') || element.closest('[inert]') !== null;

/**
 * Rests the focus on the heading of the place when what had it is gone and nothing else wants it: otherwise keys and screen readers would be at
 * the top of nothing. A press beside everything is no loss.
 */
export function useRestingFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    const rest = (): void => {
      if (last === null || document.activeElement !== document.body || !isGone(last)) return;
      last = null;
      restFocus();
    };
    const come = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : null;
    };
    // What is disabled or inert loses it with the next frame, and tells so; what is removed may not.
    const gone = (): void =>
      void setTimeout(() => {
        rest();
        if (document.activeElement === document.body) last = null;
      });
    const watcher = new MutationObserver(rest);
    watcher.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', come);
    document.addEventListener('focusout', gone);
    return () => {
      watcher.disconnect();
      document.removeEventListener('focusin', come);
      document.removeEventListener('focusout', gone);
    };
  }, []);
}
