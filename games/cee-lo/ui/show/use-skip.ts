import { useEffect, useEffectEvent } from 'react';

const PRESSED = 'button, a, input, select, textarea, summary, [role="dialog"], [tabindex]:not([tabindex="-1"])';

/** Space and Enter, where they press nothing else: the show is over, or `otherwise`. */
export function useSkip(playing: boolean, finish: () => void, otherwise: (() => void) | null): void {
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target, repeat, ctrlKey, altKey, metaKey, defaultPrevented } = event;
    if ((key !== ' ' && key !== 'Enter') || repeat || ctrlKey || altKey || metaKey || defaultPrevented) return;
    if (target instanceof Element && target.closest(PRESSED) !== null) return;
    if (!playing && otherwise === null) return;
    event.preventDefault();
    if (playing) finish();
    else otherwise?.();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => pressed(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
