import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useActsPlace } from './acts-place.tsx';
import { isHeld, isSlip, pressIn } from './misclick.ts';

interface NoSlips {
  readonly onClickCapture: (event: MouseEvent) => void;
  readonly onKeyDownCapture: (event: KeyboardEvent) => void;
}

/** Stops double clicks and held keys that nobody can have meant. For an element whose children are pressed but are not acts. */
export function useNoSlips(): NoSlips {
  const { presses } = useActsPlace();
  return {
    onClickCapture: (event) => stopIf(presses.isSlip(pressIn(event)), event),
    onKeyDownCapture: heldAnswersNothing,
  };
}

/** The same for children that ask their own question. `asked` tells one question from the next. `armed`: a second press is waited for. */
export function useNoSlipsAt(asked: unknown, armed: boolean): NoSlips {
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, [asked, armed]);
  return {
    onClickCapture: (event) => stopIf(isSlip(pressIn(event), { armed, since: performance.now() - since.current }), event),
    onKeyDownCapture: heldAnswersNothing,
  };
}

function stopIf(slip: boolean, event: MouseEvent): void {
  if (slip) event.stopPropagation();
}

function heldAnswersNothing(event: KeyboardEvent): void {
  if (isHeld(event)) event.preventDefault();
}
