import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { beginAt, isNowhere } from './nowhere.ts';

/** What had the focus has been switched off: its time is over. */
const isOff = (): boolean => document.activeElement?.getAttribute('aria-disabled') === 'true';

/**
 * The heading of a scene that takes the place of another one at the same table. It takes the focus, so that keys and screen readers begin here
 * and not on a button that a habitual press would answer; unless something else has the focus that can be pressed.
 */
export function SceneHeading({ children, ...props }: ComponentProps<'h2'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the acts of the scene, which would take it otherwise.
  useLayoutEffect(() => {
    if (isNowhere() || isOff()) beginAt(heading.current);
  }, []);
  return (
    <h2 tabIndex={-1} ref={heading} {...props}>
      {children}
    </h2>
  );
}
