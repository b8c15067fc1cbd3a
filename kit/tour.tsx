import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { moveFocus } from './arrows.ts';

const stopsOf = (within: HTMLElement): HTMLElement[] => [...within.querySelectorAll<HTMLElement>('[data-tip]')];
/** Parts that the screen hides cannot be reached. */
const shownOf = (within: HTMLElement): HTMLElement[] => stopsOf(within).filter((stop) => stop.getClientRects().length > 0);

/** Many small elements with a tip each: Tab stops at them once, and arrow keys move between them. */
export function Tour({ children, ...rest }: ComponentProps<'div'>) {
  const tour = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (tour.current === null) return;
    const stops = stopsOf(tour.current);
    const at = stops.find((stop) => stop === document.activeElement) ?? stops[0];
    for (const stop of stops) stop.tabIndex = stop === at ? 0 : -1;
  });
  return (
    <div
      {...rest}
      ref={tour}
      role="group"
      onFocus={(event) => {
        for (const stop of stopsOf(event.currentTarget)) stop.tabIndex = stop === event.target ? 0 : -1;
      }}
      onKeyDown={(event) => moveFocus(event, shownOf(event.currentTarget))}
    >
      {children}
    </div>
  );
}
