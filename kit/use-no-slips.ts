import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { isHeld, isSlip } from './slips.ts';

interface NoSlips {
  readonly onClickCapture: (event: MouseEvent) => void;
  readonly onKeyDownCapture: (event: KeyboardEvent) => void;
}

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';

/**
 * Keeps double clicks and held keys from what somebody cannot have read yet. For the element around all that can be pressed.
 * `asked` tells one question from the next; `armed`: what was pressed once asks to be pressed again.
 */
export function useNoSlips(asked: unknown, armed = false): NoSlips {
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, [asked, armed]);
  return {
    onClickCapture(event) {
      const slip = isSlip({ detail: event.detail, touch: isTouch(event) }, { armed, since: performance.now() - since.current });
      if (slip) event.stopPropagation();
    },
    onKeyDownCapture(event) {
      if (isHeld(event)) event.preventDefault();
    },
  };
}
