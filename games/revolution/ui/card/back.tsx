import '@tavern/kit/css/press.css';
import './back.css';
import { Icon } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import type { ReactNode } from 'react';

interface BackProps {
  /** In the Secret zone it is sealed with wax. */
  readonly sealed?: boolean | undefined;
  /** What it says of itself; left out: nothing. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** The back of any card: the clock tower over the square. `--cw` is its width. */
export function Back({ sealed = false, label, className, children }: BackProps) {
  return (
    <span className={classes('rev-back', sealed && 'sealed', className)} aria-hidden="true">
      <span className="rev-back-face">
        {sealed ? (
          <i className="rev-wax">
            <Icon name="wax-seal" />
          </i>
        ) : (
          <Icon name="clock-tower" />
        )}
        {label !== undefined && <b>{label}</b>}
      </span>
      {children}
    </span>
  );
}
