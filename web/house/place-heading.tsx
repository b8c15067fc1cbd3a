import { isNowhere } from '@tavern/kit/nowhere.ts';
import { type ComponentProps, useEffect, useRef } from 'react';

/** The page has shown a place before. The first one belongs to the browser, which reads a new page from its beginning. */
let arrived = false;

/**
 * The heading of a place: a screen, a door, a table. Who comes there from another place has the focus on it, so that keys and screen readers
 * begin at the new place and not at the top of nothing; unless something of the place has the focus already.
 */
export function PlaceHeading({ children, ...props }: ComponentProps<'h1'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived && isNowhere()) heading.current?.focus({ preventScroll: true });
    arrived = true;
  }, []);
  return (
    <h1 tabIndex={-1} ref={heading} {...props}>
      {children}
    </h1>
  );
}
