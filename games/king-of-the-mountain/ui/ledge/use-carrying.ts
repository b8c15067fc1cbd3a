import { type PointerEvent, useRef, useState } from 'react';
import type { Dragged, Target } from './drops.ts';
import { follow } from './follow.ts';

export interface Carrying {
  /** What hangs on the pointer. */
  readonly held: Dragged | null;
  readonly over: Target | null;
  readonly begin: (event: PointerEvent<HTMLElement>, thing: Dragged) => void;
  /** The click right after a drag is none. */
  readonly wasDragged: () => boolean;
}

/** Things carried by mouse or finger from one place to another. */
export function useCarrying(onDrop: (thing: Dragged, target: Target) => void): Carrying {
  const [held, setHeld] = useState<Dragged | null>(null);
  const [over, setOver] = useState<Target | null>(null);
  const last = useRef<(() => boolean) | null>(null);
  return {
    held,
    over,
    begin(event, thing) {
      if (event.button !== 0 || !event.isPrimary) return;
      last.current = follow(event.currentTarget, event.nativeEvent, {
        onLift: () => setHeld(thing),
        onOver: setOver,
        onDrop(target) {
          setHeld(null);
          if (target !== null) onDrop(thing, target);
        },
      });
    },
    wasDragged() {
      const dragged = last.current?.() ?? false;
      last.current = null;
      return dragged;
    },
  };
}
