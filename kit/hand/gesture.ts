/**
 * One finger or mouse button on a hand. A press; or it goes along the hand (`browsing`), rests on a card to read it (`looking`), or
 * takes one out (`carrying`).
 */
export interface HandGesture {
  readonly phase: 'pressed' | 'browsing' | 'looking' | 'carrying';
  readonly touch: boolean;
  /** Where it went down, or came to the card it is at. */
  readonly x: number;
  readonly y: number;
}

/** A finger that rests so long wants to read. */
export const LOOK = 420;
const SLACK = { mouse: 5, touch: 10 };
/** Whoever went along the hand pulls a card out of it by so much. */
const PULL = 44;

export const begun = (x: number, y: number, touch: boolean): HandGesture => ({ phase: 'pressed', touch, x, y });

/** What it becomes when the pointer moves. */
export function moved(gesture: HandGesture, x: number, y: number): HandGesture {
  const { phase, touch } = gesture;
  const [across, up] = [Math.abs(x - gesture.x), gesture.y - y];
  if (phase === 'carrying') return gesture;
  if (phase === 'browsing' || phase === 'looking') return up > PULL ? { ...gesture, phase: 'carrying' } : gesture;
  if (Math.hypot(across, up) <= (touch ? SLACK.touch : SLACK.mouse)) return gesture;
  return { ...gesture, phase: !touch || up > across ? 'carrying' : 'browsing' };
}

/** What it becomes when the pointer has rested. */
export const rested = (gesture: HandGesture): HandGesture =>
  gesture.phase === 'pressed' && gesture.touch ? { ...gesture, phase: 'looking' } : gesture;

/** A finger that goes up more than aside pulls at the card it is at: it does not go on to the next one. */
export const goesAlong = (gesture: HandGesture, x: number, y: number): boolean => Math.abs(x - gesture.x) > gesture.y - y;

/** It came to another card: thumbs go in arcs, so what it rose until now is no pull. */
export const arrived = (gesture: HandGesture, x: number, y: number): HandGesture => ({ ...gesture, x, y });
