import { Tooltip as Radix } from 'radix-ui';
import { type MouseEvent, type PointerEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';
import './tooltip.css';

export interface TooltipProps {
  readonly tip: ReactNode;
  /** One element that can be focused. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** Whether a short tap does nothing else there. Then it shows the tip too. */
  readonly idle?: ((trigger: Element) => boolean) | undefined;
  readonly className?: string | undefined;
}

const HOVER = 250;
const LONG_PRESS = 450;
/** A finger that moves farther than this scrolls. */
const STILL = 10;

/** Fingers cannot hover, so a long press opens the tip, and does nothing else. */
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

/** Not everybody knows the long press: where a tap does nothing else, it opens the tip too. The next tap closes it. */
function useTap(open: boolean, onTap: () => void, idle: (trigger: Element) => boolean) {
  const fresh = useRef(false);
  return {
    onPointerDownCapture({ pointerType }: PointerEvent): void {
      fresh.current = pointerType !== 'mouse' && !open;
    },
    onClick(event: MouseEvent): void {
      if (!fresh.current || !idle(event.currentTarget)) return;
      fresh.current = false;
      // By default, a click closes the tip.
      event.preventDefault();
      onTap();
    },
  };
}

const never = (): boolean => false;

/** A sheet of parchment that says more about the element beside it. */
export function Tooltip({ tip, children, side = 'top', idle = never, className }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const longPress = useLongPress(() => setOpen(true));
  const tap = useTap(open, () => setOpen(true), idle);
  return (
    <Radix.Provider delayDuration={HOVER} skipDelayDuration={0}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger asChild className="tip-trigger" {...longPress} {...tap}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={classes('tip m-parch m-pop', className)} side={side} sideOffset={11} collisionPadding={10}>
            {tip}
            <Radix.Arrow className="tip-tail" width={16} height={9} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
