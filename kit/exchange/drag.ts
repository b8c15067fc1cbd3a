import { HOLD, moved, pressed, rested } from './gesture.ts';

export type Side = 0 | 1;

interface DragEvents {
  /** The tray below the pointer, while something is dragged. */
  readonly onOver: (side: Side | null) => void;
  readonly onDrop: (side: Side) => void;
}

function sideAt(x: number, y: number): Side | null {
  const tray = document.elementFromPoint(x, y)?.closest('[data-side]');
  return tray instanceof HTMLElement ? (tray.dataset['side'] === '1' ? 1 : 0) : null;
}

/** The item as it hangs on the pointer: a copy above everything, so that no tray cuts it off. */
function lift(item: HTMLElement): HTMLElement {
  const { left, top, width, height } = item.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'exchange-ghost';
  ghost.inert = true;
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  ghost.append(...Array.from(item.childNodes, (node) => node.cloneNode(true)));
  document.body.append(ghost);
  return ghost;
}

/** Follows a pointer that went down on an item until it lets go. Returns whether it was dragged, for the click that follows. */
export function drag(item: HTMLElement, down: PointerEvent, { onOver, onDrop }: DragEvents): { readonly dragged: () => boolean } {
  let gesture = pressed(down.clientX, down.clientY, down.pointerType === 'touch', performance.now());
  let ghost: HTMLElement | undefined;
  let at = { x: down.clientX, y: down.clientY };
  const ending = new AbortController();

  const show = (): void => {
    if (gesture.phase === 'over') return end();
    if (gesture.phase !== 'dragging') return;
    if (ghost === undefined) {
      ghost = lift(item);
      item.classList.add('lifted');
    }
    ghost.style.translate = `${at.x - gesture.x}px ${at.y - gesture.y}px`;
    onOver(sideAt(at.x, at.y));
  };
  const end = (): void => {
    ending.abort();
    clearTimeout(timer);
    ghost?.remove();
    item.classList.remove('lifted');
    onOver(null);
  };
  const timer = setTimeout(() => {
    gesture = rested(gesture, performance.now());
    show();
  }, HOLD + 10);

  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    work: (event: DocumentEventMap[Name]) => void,
    options = {},
  ): void => document.addEventListener(name, work, { ...options, signal: ending.signal });
  on('pointermove', (event) => {
    if (event.pointerId !== down.pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    gesture = moved(gesture, at.x, at.y, performance.now());
    show();
  });
  on('pointerup', (event) => {
    if (event.pointerId !== down.pointerId) return;
    const side = gesture.phase === 'dragging' ? sideAt(event.clientX, event.clientY) : null;
    end();
    if (side !== null) onDrop(side);
  });
  on('pointercancel', (event) => {
    if (event.pointerId === down.pointerId) end();
  });
  on(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || gesture.phase !== 'dragging') return;
      event.stopPropagation();
      end();
    },
    { capture: true },
  );
  // Once it drags, a finger must not scroll the page.
  on(
    'touchmove',
    (event) => {
      if (gesture.phase === 'dragging' && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
  on('contextmenu', (event) => {
    if (gesture.touch) event.preventDefault();
  });
  return { dragged: () => gesture.phase === 'dragging' };
}
