import { type RefObject, useLayoutEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import type { HandCard } from './hand-card.tsx';

interface ShownProps {
  readonly card: HandCard;
  /** It hangs on the pointer; otherwise it is only looked at. */
  readonly carried: boolean;
  readonly ref: RefObject<HTMLDivElement | null> | null;
}

/** A card above everything, so that no table clips it. It looks as it does in the hand. Screen readers do not see it. */
export function Shown({ card, carried, ref }: ShownProps) {
  const own = useRef<HTMLDivElement>(null);
  const place = ref ?? own;
  useLayoutEffect(() => {
    if (place.current?.matches(':popover-open') === false) place.current.showPopover();
  }, [place]);
  return (
    <div ref={place} popover="manual" className={classes('hand-shown', carried ? 'held' : 'large')} aria-hidden="true">
      {carried ? card.face : (card.large ?? card.face)}
    </div>
  );
}
