import type { Types } from '@tavern/engine';
import type { Frame } from '@tavern/host';
import type { Delta, WireEvent, WireFrame } from '@tavern/wire';

export declare function nextFrame(frame: WireFrame, before: Frame, memory: EventMemory): Frame;
export declare function applyDelta<X>(before: X, delta: Delta): X;
export declare class EventMemory {
  read(events: readonly WireEvent[]): Types['event'][];
}
