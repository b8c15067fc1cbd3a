import { classes } from '@tavern/kit/classes.ts';
import type { ReactNode } from 'react';

const OUTER = 'M3 4.5C9 5.5 15 4.5 20 1.5c5 3 11 4 17 3 1 18-2 31-17 40C5 35.5 2 22.5 3 4.5z';
const INNER = 'M5 6.5C10 7 15.5 6 20 3.5 24.5 6 30 7 35 6.5c.7 15.5-2.3 27-15 35.2C7.3 33.5 4.3 22 5 6.5z';
const SHADE = 'M20 3.5C24.5 6 30 7 35 6.5c.7 15.5-2.3 27-15 35.2z';
const STAR = 'M20 12c1.2 7 2.8 9.5 8 11-5.2 1.5-6.8 4-8 11-1.2-7-2.8-9.5-8-11 5.2-1.5 6.8-4 8-11z';

/** A shield; its colours come from `--shield` and `--shield-rim`. */
export function ShieldShape() {
  return (
    <svg viewBox="0 0 40 46" preserveAspectRatio="none" aria-hidden="true">
      <path className="shield-rim" d={OUTER} />
      <path className="shield-face" d={INNER} />
      <path d={SHADE} fill="#000" opacity=".2" />
    </svg>
  );
}

interface PowerProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A unit's power on a shield. */
export function Power({ children, className }: PowerProps) {
  return (
    <span className={classes('power', className)}>
      <ShieldShape />
      <b>{children}</b>
    </span>
  );
}

/** An action has no power: a diamond stands in the shield's place. */
export function Diamond() {
  return (
    <span className="power">
      <svg viewBox="0 0 40 46" preserveAspectRatio="none" aria-hidden="true">
        <path d="M20 2 37 23 20 44 3 23z" fill="#5a1d0c" stroke="#140704" strokeWidth="2.4" />
        <path d="M20 5 34.5 23 20 41 5.5 23z" fill="#9a3a17" stroke="#f0b45c" strokeWidth="1.5" />
        <path d={STAR} fill="#ffe6a8" />
      </svg>
    </span>
  );
}
