import { type ComponentProps, useRef } from 'react';
import { moveFocus } from '../arrows.ts';
import { classes } from '../classes.ts';
import { useActsPlace } from './acts-place.tsx';
import { focusableIn, type Keep, useKeptFocus } from './kept-focus.ts';
import { isHeld } from './misclick.ts';

interface ActsProps extends ComponentProps<'div'> {
  readonly keep?: Keep | undefined;
  /** Selects what the arrow keys move between, where that is not acts. */
  readonly focusable?: string | undefined;
}

/** Acts side by side. Arrow keys move between them, and the focus moves on when the focused act is gone. */
export function Acts({ keep = 'first', focusable = '[data-act]', className, ...rest }: ActsProps) {
  const { asked, busy } = useActsPlace();
  const box = useRef<HTMLDivElement>(null);
  const kept = useKeptFocus(box, asked, keep, focusable);
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
        else if (!event.ctrlKey && !event.altKey && !event.metaKey) moveFocus(event, focusableIn(box.current, focusable));
      }}
    />
  );
}
