import { Tooltip as Radix } from 'radix-ui';
import { type MouseEvent, type PointerEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import './tooltip.css';

export interface TooltipProps {
  readonly tip: ReactNode;
  /** One element that can be focused. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

const HOVER = 250;
const LONG_PRESS = 450;
/** A finger that moves farther scrolls. */
const STILL = 10;

/** Fingers cannot hover: they press long, and that press does nothing else. */
function useLongPress(onLong: () => void) {
  const pressed = useRef<{ readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> } | null>(null);
  const swallow = useRef(false);
  const release = (): void => {
    clearTimeout(pressed.current?.timer);
    pressed.current = null;
  };
  useEffect(() => release, []);
  return {
    onPointerDown(event: PointerEvent): void {
      release();
      swallow.current = false;
      if (event.pointerType === 'mouse') return;
      const timer = setTimeout(() => {
        swallow.current = true;
        onLong();
      }, LONG_PRESS);
      pressed.current = { x: event.clientX, y: event.clientY, timer };
    },
    onPointerMove({ clientX, clientY }: PointerEvent): void {
      const from = pressed.current;
      if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) > STILL) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu(event: MouseEvent): void {
      if (pressed.current !== null || swallow.current) event.preventDefault();
    },
    onClickCapture(event: MouseEvent): void {
      if (!swallow.current) return;
      swallow.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** A slip of parchment that says more about what it is laid beside. */
export function Tooltip({ tip, children, side = 'top' }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const longPress = useLongPress(() => setOpen(true));
  return (
    <Radix.Provider delayDuration={HOVER} skipDelayDuration={0}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger asChild className="tip-trigger" {...longPress}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="tip m-parch" side={side} sideOffset={11} collisionPadding={10}>
            {tip}
            <Radix.Arrow className="tip-tail" width={16} height={9} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
