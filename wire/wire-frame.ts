import type { Frame } from '@tavern/host';
import { applyDelta, type Delta, deltaOf } from './delta.ts';
import { EventMemory } from './event-memory.ts';
import type { PastFrames, WireFrame } from './reply.ts';

/** Worked out once for all who look through the same eyes: they are told of a frame one after another. */
let last: { readonly frame: Frame; readonly delta: Delta } | null = null;

export function toWire({ frame, before, memory }: { frame: Frame; before: Frame; memory: EventMemory }): WireFrame {
  // What comes before a frame is always the same.
  if (last?.frame !== frame) last = { frame, delta: deltaOf(before.packet, frame.packet) };
  return { n: frame.n, at: frame.at, events: memory.toWire(frame.events), delta: last.delta };
}

export function fromWire({ n, at, events, delta }: WireFrame, before: Frame, memory: EventMemory): Frame {
  if (n !== before.n + 1) throw new Error(`frame ${n} came after frame ${before.n}`);
  return { n, at, events: memory.fromWire(events), packet: applyDelta(before.packet, delta) };
}

/** Frames in a row as they travel or are stored: the first whole, each other as what changed. */
export function toPast(frames: readonly Frame[], newest: number): PastFrames {
  const [start, ...rest] = frames;
  if (start === undefined) throw new Error('there is no frame to begin with');
  const memory = new EventMemory();
  return { start, frames: rest.map((frame, index) => toWire({ frame, before: frames[index] ?? start, memory })), newest };
}

export function fromPast({ start, frames }: Pick<PastFrames, 'start' | 'frames'>): Frame[] {
  const memory = new EventMemory();
  const all = [start];
  for (const frame of frames) all.push(fromWire(frame, all.at(-1) ?? start, memory));
  return all;
}
