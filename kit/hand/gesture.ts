/**
 * One finger or mouse button on a hand: it presses, moves along the hand (`browsing`), rests on a card to read it (`looking`), or takes one
 * out (`carrying`).
 */
export interface HandGesture {
  readonly phase: 'pressed' | 'browsing' | 'looking' | 'carrying';
  readonly touch: boolean;
  /** Where the pointer went down, or entered its present card. */
  readonly x: number;
  readonly y: number;
}

/** A finger that rests this long wants to read. */
export const LOOK = 420;
const SLACK = { mouse: 5, touch: 10 };
/** How far a finger that moved along the hand must pull to take a card out. */
const PULL = 44;

export const begun = (x: number, y: number, touch: boolean): HandGesture => ({ phase: 'pressed', touch, x, y });

/** What the gesture becomes when the pointer moves. */
export function moved(gesture: HandGesture, x: number, y: number): HandGesture {
  const { phase, touch } = gesture;
  const [across, up] = [Math.abs(x - gesture.x), gesture.y - y];
  if (phase === 'carrying') return gesture;
  if (phase === 'browsing' || phase === 'looking') return up > PULL ? { ...gesture, phase: 'carrying' } : gesture;
  if (Math.hypot(across, up) <= (touch ? SLACK.touch : SLACK.mouse)) return gesture;
  return { ...gesture, phase: !touch || up > across ? 'carrying' : 'browsing' };
}

/** What the gesture becomes when the pointer has rested. */
export const rested = (gesture: HandGesture): HandGesture =>
  gesture.phase === 'pressed' && gesture.touch ? { ...gesture, phase: 'looking' } : gesture;

/** A finger that moves up more than sideways pulls at its card, and does not move on to the next one. */
export const goesAlong = (gesture: HandGesture, x: number, y: number): boolean => Math.abs(x - gesture.x) > gesture.y - y;

/** The finger entered another card. Thumbs move in arcs, so its rise until now is not a pull. */
export const arrived = (gesture: HandGesture, x: number, y: number): HandGesture => ({ ...gesture, x, y });
