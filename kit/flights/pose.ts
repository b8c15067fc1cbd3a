import { ARRIVED, TURNS } from './turning.ts';

/** Where a card is, and its size as a multiple of its width in flight. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Way {
  readonly start: Spot;
  readonly end: Spot;
  /** The share of the way it had gone when this way began: its destination can change during the flight. */
  readonly since?: number;
  /** Face down all the way, and put away on arrival. */
  readonly hidden: boolean;
  /** Face up all the way. */
  readonly open?: boolean;
}

interface Pose extends Spot {
  /** Degrees: at half a turn the face is seen. */
  readonly turn: number;
  readonly opacity: number;
}

/** How high cards are lifted on their way, in pixels of the layout. */
const LIFT = 70;
/** The last part of the way, in which a hidden card is put away. */
const STOWED = 0.25;

const eased = (share: number): number => 1 - (1 - share) ** 3;
const within = (share: number): number => Math.min(1, Math.max(0, share));

/** A card after this share of its time. `one`: the pixels of one of the layout. */
export function poseAt({ start, end, hidden, open = false, since = 0 }: Way, progress: number, one = 1): Pose {
  const share = eased(within((progress - since) / (ARRIVED - since)));
  const between = (from: number, to: number): number => from + (to - from) * share;
  const gone = hidden ? within((progress - (1 - STOWED)) / STOWED) : 0;
  return {
    x: between(start.x, end.x),
    y: between(start.y, end.y) - Math.sin(share * Math.PI) * LIFT * one,
    turn: open ? 180 : hidden ? 0 : 180 * within((progress - TURNS.from) / (TURNS.to - TURNS.from)),
    scale: (1 - 0.7 * gone) * between(start.scale, end.scale),
    opacity: 1 - gone,
  };
}
