import './ending.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import { isNowhere } from '../nowhere.ts';

/** Takes the focus, so that keys begin here and not on a button that a habitual press would answer; unless something else has the focus. */
export function EndingTitle({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNowhere()) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 className={classes('ending-title t-display', className)} tabIndex={-1} ref={title}>
      {children}
    </h2>
  );
}
