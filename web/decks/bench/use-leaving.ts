import { useEffect, useEffectEvent } from 'react';
import { guardRoute, type Route } from '../../house/route.ts';

/** While there is something to lose, leaving asks first: `asked` within the page, the browser itself where the page is closed. */
export function useLeaving(losing: boolean, asked: (to: Route) => void): void {
  const ask = useEffectEvent(asked);
  useEffect(() => {
    if (!losing) return undefined;
    const closing = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', closing);
    const lift = guardRoute((to) => ask(to));
    return () => {
      removeEventListener('beforeunload', closing);
      lift();
    };
  }, [losing]);
}
