import { type ComponentProps, useRef } from 'react';
import { moveFocus } from '../arrows.ts';
import { classes } from '../classes.ts';
import { useActsPlace } from './acts-place.tsx';
import { type Keep, thingsIn, useKeptFocus } from './kept-focus.ts';
import { isHeld } from './misclick.ts';

interface ActsProps extends ComponentProps<'div'> {
  readonly keep?: Keep | undefined;
  /** A selector of what arrows lead to, where it is no acts. */
  readonly things?: string | undefined;
}

/** Things to do, side by side: arrows lead from one to the next, and whoever pressed one that is gone now goes on from there. */
export function Acts({ keep = 'first', things = '[data-act]', className, ...rest }: ActsProps) {
  const { asked, busy } = useActsPlace();
  const box = useRef<HTMLDivElement>(null);
  const kept = useKeptFocus(box, asked, keep, things);
  return (
    <div
      role="group"
      aria-busy={busy}
      {...rest}
      {...kept}
      ref={box}
      className={classes(className, busy && 'busy')}
      onKeyDown={(event) => {
        if (isHeld(event)) event.preventDefault();
        else if (!event.ctrlKey && !event.altKey && !event.metaKey) moveFocus(event, thingsIn(box.current, things));
      }}
    />
  );
}
