import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useActsPlace } from './acts-place.tsx';
import { isHeld, isSlip, type Press, pressIn } from './slips.ts';

interface NoSlips {
  readonly onClickCapture: (event: MouseEvent) => void;
  readonly onKeyDownCapture: (event: KeyboardEvent) => void;
}

const against = (slips: (press: Press) => boolean): NoSlips => ({
  onClickCapture(event) {
    if (slips(pressIn(event))) event.stopPropagation();
  },
  onKeyDownCapture(event) {
    if (isHeld(event)) event.preventDefault();
  },
});

/** Keeps double clicks and held keys from what somebody cannot have read yet. For the element around what is pressed and is no act. */
export function useNoSlips(): NoSlips {
  const { presses } = useActsPlace();
  return against((press) => presses.isSlip(press));
}

/** The same where things are pressed that ask by themselves: `asked` tells one question from the next; `armed`: a second press is waited for. */
export function useNoSlipsAt(asked: unknown, armed: boolean): NoSlips {
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, [asked, armed]);
  return against((press) => isSlip(press, { armed, since: performance.now() - since.current }));
}
