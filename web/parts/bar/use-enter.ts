import { isNowhere } from '@tavern/kit/nowhere.ts';
import { useEffectEvent, useLayoutEffect } from 'react';

/** Enter does this when nothing has the focus. */
export function useEnter(work: () => void, on: boolean): void {
  const press = useEffectEvent(work);
  useLayoutEffect(() => {
    if (!on) return undefined;
    const heard = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || !isNowhere()) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, [on]);
}
