import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { follow } from './follow.ts';

export interface Carrying<Carried, Spot> {
  /** The item that hangs on the pointer. */
  readonly held: Carried | null;
  readonly over: Spot | null;
  /** Called when a pointer goes down. Null: on something that cannot be carried. */
  readonly begin: (event: PointerEvent<HTMLElement>, carried: Carried | null) => void;
  /** The click right after a drag is not a press. The click that a key makes always is. */
  readonly wasDragged: (click: MouseEvent) => boolean;
}

/** Finds the place under a point by an attribute that names it. */
export const placeBy =
  <Spot extends string>(attribute: string, places: readonly Spot[]) =>
  (x: number, y: number): Spot | null => {
    const name = document.elementFromPoint(x, y)?.closest(`[${attribute}]`)?.getAttribute(attribute);
    return places.find((place) => place === name) ?? null;
  };

/** Lets items be carried from one place to another by mouse or finger. */
export function useCarrying<Carried, Spot>(
  placeAt: (x: number, y: number) => Spot | null,
  onDrop: (carried: Carried, place: Spot) => void,
): Carrying<Carried, Spot> {
  const [held, setHeld] = useState<Carried | null>(null);
  const [over, setOver] = useState<Spot | null>(null);
  const last = useRef<(() => boolean) | null>(null);
  // The question may have changed while the item was carried.
  const latest = useRef(onDrop);
  useLayoutEffect(() => {
    latest.current = onDrop;
  });
  return {
    held,
    over,
    begin(event, carried) {
      // A drag that ended elsewhere had no click.
      last.current = null;
      if (carried === null || event.button !== 0 || !event.isPrimary) return;
      last.current = follow(event.currentTarget, event.nativeEvent, {
        placeAt,
        onLift: () => setHeld(() => carried),
        onOver: (place) => setOver(() => place),
        onDrop(place) {
          setHeld(null);
          setOver(null);
          if (place !== null) latest.current(carried, place);
        },
      });
    },
    wasDragged({ detail }) {
      const dragged = last.current?.() ?? false;
      last.current = null;
      return dragged && detail > 0;
    },
  };
}
