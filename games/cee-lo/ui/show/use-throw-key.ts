import { hasEndedShow } from '@tavern/kit/show/index.ts';
import { useEffectEvent, useLayoutEffect } from 'react';

const PRESSED = 'button, a, input, select, textarea, summary, [role="dialog"], [tabindex]:not([tabindex="-1"])';

/** Space and Enter throw, where they press nothing else and end no show. */
export function useThrowKey(throws: (() => void) | null): void {
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target, repeat, ctrlKey, altKey, metaKey, defaultPrevented } = event;
    if ((key !== ' ' && key !== 'Enter') || repeat || ctrlKey || altKey || metaKey || defaultPrevented) return;
    if (target instanceof Element && target.closest(PRESSED) !== null) return;
    const ended = hasEndedShow(event);
    if (!ended && throws === null) return;
    event.preventDefault();
    if (!ended) throws?.();
  });
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => pressed(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
