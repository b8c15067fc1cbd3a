import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useActsPlace } from './acts-place.tsx';
import { isHeld, isMisclick, pressIn } from './misclick.ts';

interface MisclickGuards {
  readonly onClickCapture: (event: MouseEvent) => void;
  readonly onKeyDownCapture: (event: KeyboardEvent) => void;
}

/** Stops double clicks and held keys that nobody can have meant. For an element whose children are pressed but are not acts. */
export function useNoMisclicks(): MisclickGuards {
  const { presses } = useActsPlace();
  return {
    onClickCapture: (event) => stopIf(presses.isMisclick(pressIn(event)), event),
    onKeyDownCapture: heldAnswersNothing,
  };
}

/** The same for children that ask their own question. `asked` tells one question from the next. `armed`: a second press is waited for. */
export function useNoMisclicksAt(asked: unknown, armed: boolean): MisclickGuards {
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, [asked, armed]);
  return {
    onClickCapture: (event) => stopIf(isMisclick(pressIn(event), { armed, since: performance.now() - since.current }), event),
    onKeyDownCapture: heldAnswersNothing,
  };
}

function stopIf(guard: boolean, event: MouseEvent): void {
  if (guard) event.stopPropagation();
}

function heldAnswersNothing(event: KeyboardEvent): void {
  if (isHeld(event)) event.preventDefault();
}
