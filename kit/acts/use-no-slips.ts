import type { KeyboardEvent, MouseEvent } from 'react';
import { useActsPlace } from './acts-place.tsx';
import { isHeld, pressIn } from './slips.ts';

interface NoSlips {
  readonly onClickCapture: (event: MouseEvent) => void;
  readonly onKeyDownCapture: (event: KeyboardEvent) => void;
}

/** Keeps double clicks and held keys from what somebody cannot have read yet. For the element around what is pressed and is no act. */
export function useNoSlips(): NoSlips {
  const { presses } = useActsPlace();
  return {
    onClickCapture(event) {
      if (presses.isSlip(pressIn(event))) event.stopPropagation();
    },
    onKeyDownCapture(event) {
      if (isHeld(event)) event.preventDefault();
    },
  };
}
