import './carry.css';
import { moved, pressed, rested } from './gesture.ts';

interface FollowEvents<Spot> {
  /** The place under the pointer that takes the item; null: none does. */
  readonly placeAt: (x: number, y: number) => Spot | null;
  readonly onLift: () => void;
  /** Called with the place under the pointer, while an item hangs on it. */
  readonly onOver: (place: Spot | null) => void;
  /** Called when the item is let go; null: not over a place. */
  readonly onDrop: (place: Spot | null) => void;
}

/** A copy that hangs on the pointer above everything, so that nothing clips it. */
function lift(carried: HTMLElement): HTMLElement {
  const { left, top, width, height } = carried.getBoundingClientRect();
  const ghost = carried.cloneNode(true) as HTMLElement;
  ghost.classList.add('carried');
  ghost.inert = true;
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(ghost);
  return ghost;
}

/**
 * Follows a pointer from its press on an item until it lets go. A mouse drags as soon as it moves. A finger that moves at once scrolls, and
 * a finger that rests first drags. Returns whether it dragged, for the click that follows.
 */
export function follow<Spot>(
  carried: HTMLElement,
  down: PointerEvent,
  { placeAt, onLift, onOver, onDrop }: FollowEvents<Spot>,
): () => boolean {
  const touch = down.pointerType !== 'mouse';
  let gesture = pressed(down.clientX, down.clientY, touch, performance.now());
  let ghost: HTMLElement | undefined;
  const ending = new AbortController();

  const end = (): void => {
    ending.abort();
    ghost?.remove();
    carried.classList.remove('lifted');
    document.body.classList.remove('carrying');
    if (ghost !== undefined) onOver(null);
  };
  const drag = (x: number, y: number): void => {
    if (ghost === undefined) {
      ghost = lift(carried);
      carried.classList.add('lifted');
      document.body.classList.add('carrying');
      onLift();
    }
    ghost.style.translate = `${x - gesture.x}px ${y - gesture.y}px`;
    onOver(placeAt(x, y));
  };
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    work: (event: DocumentEventMap[Name]) => void,
    options = {},
  ): void => document.addEventListener(name, work, { ...options, signal: ending.signal });

  on('pointermove', (event) => {
    if (event.pointerId !== down.pointerId) return;
    const { clientX: x, clientY: y } = event;
    // A resting finger trembles.
    const still = touch && Math.hypot(x - gesture.x, y - gesture.y) < 6;
    if (gesture.phase === 'pressed' && !still) gesture = moved(gesture, x, y, performance.now());
    if (gesture.phase === 'over') end();
    else if (gesture.phase === 'dragging') drag(x, y);
  });
  on('pointerup', (event) => {
    if (event.pointerId !== down.pointerId) return;
    const dropped = gesture.phase === 'dragging';
    end();
    if (dropped) onDrop(placeAt(event.clientX, event.clientY));
  });
  on('pointercancel', (event) => {
    if (event.pointerId !== down.pointerId) return;
    end();
    onDrop(null);
  });
  on(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || gesture.phase !== 'dragging') return;
      event.stopPropagation();
      end();
      onDrop(null);
    },
    { capture: true },
  );
  // Once it may drag, a finger must not scroll the page.
  on(
    'touchmove',
    (event) => {
      if (rested(gesture, performance.now()).phase === 'dragging' && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
  return () => gesture.phase === 'dragging';
}
