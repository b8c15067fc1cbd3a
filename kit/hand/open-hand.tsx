import './open-hand.css';
import { Fragment, type ReactElement } from 'react';
import { classes } from '../classes.ts';
import { Tour } from '../tour.tsx';

export interface OpenHandProps {
  /** Whose cards they are. */
  readonly label: string;
  /** The same on the table; left out: their place says it. */
  readonly title?: string | undefined;
  /** Each is one element with a tip that can be focused. */
  readonly cards: readonly { readonly id: string; readonly slip: ReactElement }[];
  readonly className?: string | undefined;
}

/** An open hand that is only looked at, as slips in rows: a replay in which nothing is hidden shows one for each player. */
export function OpenHand({ label, title, cards, className }: OpenHandProps) {
  return (
    <Tour className={classes('open-hand', className)} aria-label={label}>
      {title !== undefined && <h3 aria-hidden="true">{title}</h3>}
      <div className="open-slips m-scrolls">
        {cards.map(({ id, slip }) => (
          <Fragment key={id}>{slip}</Fragment>
        ))}
      </div>
    </Tour>
  );
}
