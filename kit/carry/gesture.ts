/** One finger or mouse button on an item: a press, or a drag once it is meant as one. */
export interface Gesture {
  readonly phase: 'pressed' | 'dragging' | 'over';
  readonly touch: boolean;
  readonly x: number;
  readonly y: number;
  readonly since: number;
}

/** How long a finger must rest before it drags; one that moves earlier scrolls. A mouse drags as soon as it moves. */
export const HOLD = 180;
const SLACK = { mouse: 5, touch: 10 };

export const pressed = (x: number, y: number, touch: boolean, now: number): Gesture => ({
  phase: 'pressed',
  touch,
  x,
  y,
  since: now,
});

/** What a press becomes when the pointer moves. */
export function moved(gesture: Gesture, x: number, y: number, now: number): Gesture {
  if (gesture.phase !== 'pressed') return gesture;
  const far = Math.hypot(x - gesture.x, y - gesture.y) > (gesture.touch ? SLACK.touch : SLACK.mouse);
  if (!gesture.touch) return far ? { ...gesture, phase: 'dragging' } : gesture;
  if (now - gesture.since >= HOLD) return { ...gesture, phase: 'dragging' };
  return far ? { ...gesture, phase: 'over' } : gesture;
}

/** What a press becomes when the pointer rests. */
export const rested = (gesture: Gesture, now: number): Gesture =>
  gesture.phase === 'pressed' && gesture.touch && now - gesture.since >= HOLD ? { ...gesture, phase: 'dragging' } : gesture;
