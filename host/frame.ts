import type { Match, Packet, Seat, Told, Types } from '@tavern/engine';

/**
 * One step of a match as one viewer saw it. Frames are numbered per viewer and made only where that viewer has something to see,
 * so a number tells nothing about what others do in secret. They follow from the answers alone: a table rebuilt from its log has
 * the same frames with the same numbers.
 */
export interface Frame {
  readonly n: number;
  /** Milliseconds since the table opened. */
  readonly at: number;
  readonly events: readonly Types['event'][];
  readonly packet: Packet<Types>;
}

/** Everything one viewer has seen, for resuming and rewinding. */
export class FrameLog {
  private readonly frames: Frame[] = [];
  readonly viewer: Seat | null;
  /** The first frame that is known here: 0, or where a snapshot was taken. */
  private readonly first: number;
  /** The last frame that may be seen: what is not stored yet may still be lost. */
  shown: number;

  constructor(viewer: Seat | null, first = 0) {
    this.viewer = viewer;
    this.first = first;
    this.shown = first - 1;
  }

  /** The last number given, shown or not. */
  get newest(): number {
    return this.first + this.frames.length - 1;
  }

  /** The frame this makes for the viewer, or null if there is nothing new to see. */
  record(match: Match<Types>, told: readonly Told<Types['event']>[], at: number): Frame | null {
    const events = match.told(told, this.viewer);
    const before = this.frames.at(-1)?.packet;
    const packet = share(before, match.packet(this.viewer));
    if (events.length === 0 && packet === before) return null;
    const frame = { n: this.first + this.frames.length, at, events, packet };
    this.frames.push(frame);
    return frame;
  }

  /** Frames shown after number `n`; all of them without it. A number that is none of them gives them all too: the viewer starts over. */
  after(n = -1): readonly Frame[] {
    const known = n >= this.first && n <= this.shown;
    return this.frames.slice(known ? n + 1 - this.first : 0, this.shown + 1 - this.first);
  }
}

type Tree = { [key: string]: unknown };

/** `next`, with every part that equals the same part of `before` replaced by it: a log of whole frames costs little more than deltas. */
export function share<X>(before: X | undefined, next: X): X {
  if (before === next || typeof before !== 'object' || typeof next !== 'object' || before === null || next === null) return next;
  if (Array.isArray(before) !== Array.isArray(next)) return next;
  const [old, fresh] = [before as Tree, next as Tree];
  const keys = Object.keys(fresh);
  let equal = keys.length === Object.keys(old).length;
  for (const key of keys) {
    fresh[key] = share(old[key], fresh[key]);
    if (!Object.hasOwn(old, key) || fresh[key] !== old[key]) equal = false;
  }
  return equal ? before : next;
}
